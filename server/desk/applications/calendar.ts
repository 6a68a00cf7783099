import type { AccountContext } from "#accounts/accounts.ts";
import { textOf, foldApplication } from "#contract/values/desk/fold.ts";
import { calendarText, type CalendarEvent } from "#desk/calendar-text.ts";
import { secretAddresses } from "#desk/secret-addresses.ts";
import { eventsByApplication } from "#store/desk/application-events.ts";

type CalendarContext = Pick<AccountContext, "database" | "secrets" | "baseUrl">;

/** The secret addresses of calendars of next steps. */
export const calendarAddresses = secretAddresses("application_calendar");

/** Returns the calendar at a secret address as iCalendar text, or null if no account has that address. */
export async function calendarFor(context: CalendarContext, token: string): Promise<string | null> {
  const accountId = await calendarAddresses.accountOf(context, token);
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
  return calendarText({ name: "next steps", product: "Applications", isBusy: true, events: entries });
}
