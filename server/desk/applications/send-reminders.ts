import type { AccountContext } from "#accounts/accounts.ts";
import { foldApplication, textOf } from "#contract/values/desk/fold.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { eventsByApplication } from "#store/desk/application-events.ts";
import { pruneOldParts } from "#store/desk/application-file-parts.ts";
import { pruneRemovedFiles } from "#store/desk/application-files.ts";
import { takeDueReminders } from "#store/desk/application-reminders.ts";

type ReminderContext = Pick<AccountContext, "database" | "secrets" | "baseUrl">;

const REMINDERS_AT_ONCE = 100;

/** Mails the reminders that are due, each once, and returns their number. Safe to run in several processes at once. */
export async function sendReminders(context: ReminderContext): Promise<number> {
  let sent = 0;
  for (;;) {
    const taken = await inTransaction(context.database, async (trx) => {
      const due = await takeDueReminders(trx, REMINDERS_AT_ONCE);
      for (const { accountId, applicationId, thing, remindAt, email, name } of due) {
        const events = (await eventsByApplication(trx, accountId, [applicationId])).get(applicationId) ?? [];
        const { nexts, details } = foldApplication(events);
        const next = nexts.find(({ id }) => id === thing);
        if (next === undefined) continue;
        await enqueueMail(
          { db: trx, secrets: context.secrets },
          "application-reminder",
          { accountId, address: email, name, cause: `${thing}:${remindAt.toISOString()}` },
          {
            name,
            step: textOf(next, "text"),
            due: textOf(next, "due"),
            title: details.title,
            company: details.company,
            link: `${context.baseUrl}/applications/${applicationId}`,
          },
        );
      }
      return due.length;
    });
    sent += taken;
    if (taken < REMINDERS_AT_ONCE) return sent;
  }
}

/** Deletes the content of files that were removed more than a day ago, and what arrived of files that nobody finished. */
export async function pruneFiles({ database }: Pick<ReminderContext, "database">): Promise<number> {
  return (await pruneRemovedFiles(database.db)) + (await pruneOldParts(database.db));
}
