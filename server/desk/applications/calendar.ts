import { createHash, randomBytes } from "node:crypto";
import type { AccountContext } from "#accounts/accounts.ts";
import { textOf, foldApplication } from "#contract/values/desk/fold.ts";
import { calendarText, type CalendarEvent } from "#desk/applications/calendar-text.ts";
import { eventsByApplication } from "#store/desk/application-events.ts";
import { calendarAccount, calendarToken, deleteCalendar, setCalendarToken } from "#store/desk/application-calendar.ts";

type CalendarContext = Pick<AccountContext, "database" | "secrets" | "baseUrl">;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const addressOf = (context: CalendarContext, token: string): string => `${context.baseUrl}/calendar/${token}.ics`;

/** Returns the secret address of the person's calendar of next steps, or null if they have none. */
export async function calendarAddress(context: CalendarContext, accountId: string): Promise<string | null> {
  const encrypted = await calendarToken(context.database.db, accountId);
  return encrypted === null ? null : addressOf(context, context.secrets.decrypt(encrypted));
}

/** Makes a new secret address. The one before stops working. */
export async function renewCalendar(context: CalendarContext, accountId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const stored = { hash: hashOf(token), encrypted: context.secrets.encrypt(token) };
  await setCalendarToken(context.database.db, accountId, stored);
  return addressOf(context, token);
}

export async function endCalendar(context: CalendarContext, accountId: string): Promise<void> {
  await deleteCalendar(context.database.db, accountId);
}

/** Returns the calendar at a secret address as iCalendar text, or null if no account has that address. */
export async function calendarFor(context: CalendarContext, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const accountId = await calendarAccount(context.database.db, hashOf(token));
  if (accountId === null) return null;
  const entries: CalendarEvent[] = [];
  for (const [id, events] of await eventsByApplication(context.database.db, accountId, null)) {
    const { nexts, details, hidden } = foldApplication(events);
    if (hidden) continue;
    for (const next of nexts) {
      if (next.fields["done"] === true || textOf(next, "due") === "") continue;
      entries.push({
        uid: next.id,
        at: textOf(next, "due"),
        changedAt: next.changedAt,
        title: [textOf(next, "text"), details.company].filter(Boolean).join(" – "),
        description: [details.title, details.company].filter(Boolean).join(" at "),
        url: `${context.baseUrl}/applications/${id}`,
      });
    }
  }
  return calendarText(entries);
}
