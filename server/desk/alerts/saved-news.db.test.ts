import { sql } from "kysely";
import { expect, test } from "vitest";
import { snapshotOf } from "#contract/values/desk/changes.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { renderMail } from "#mail/frame.ts";
import { composeMessage } from "#mail/messages.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { deskJobs } from "#store/desk/desk-jobs.ts";
import { saveJob } from "#store/desk/saved-jobs.ts";
import { alertContext, alertMails, alertPerson } from "#test/alert-people.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { recordSavedNews } from "./saved-news.ts";
import { sendAlerts } from "./send-alerts.ts";

const database = await testDatabase();
const context = alertContext(database);

/** Creates a person in Germany who has saved a job in France that pays 50,000 dollars. */
async function saver(title = "Nurse") {
  const { accountId } = await alertPerson(database);
  await sql`insert into search_setting (account_id, settings)
    values (${accountId}, ${JSON.stringify({ ...NO_SEARCH_SETTINGS, country: "DE" })}::jsonb)`.execute(database.db);
  const jobId = await saveTestJob(database, {
    title,
    company: "Kestrow Grid",
    salaryYearlyUsd: 50_000,
    areas: { scope: "places", countries: ["FR"] },
  });
  const [job] = await deskJobs(database.db, [jobId]);
  await saveJob(database.db, {
    accountId,
    jobId,
    ageMs: 0,
    restore: false,
    snapshot: snapshotOf(job!),
    snapshotAgeMs: 0,
  });
  return {
    accountId,
    /** Changes the job, and looks for news of it. */
    async change(set: string) {
      await sql`update job set ${sql.raw(set)} where id = ${jobId}`.execute(database.db);
      return await recordSavedNews(database, [jobId]);
    },
    async reopen() {
      await inBulkTransaction(database, (client) => recordChanges(client, [{ jobId, kind: "reopened" }]));
    },
    /** Makes what waits due, and returns the mails so far. */
    async mails(): Promise<JobAlertData[]> {
      await sql`update alert_news set due_at = now() where account_id = ${accountId} and settled_at is null`.execute(
        database.db,
      );
      await sql`update alert_setting set last_mail_at = null, due_at = case when exists (
          select from alert_news where account_id = ${accountId} and settled_at is null) then now() end
        where account_id = ${accountId}`.execute(database.db);
      await sendAlerts(context);
      return await alertMails(database, accountId);
    },
  };
}

const PAY = (amount: number, period = "year") =>
  `salary = salary || '${JSON.stringify({ min: amount, max: amount, period })}'`;
const OPEN_TO_GERMANY = `eligibility = jsonb_set(eligibility, '{countries}', '["FR", "DE"]')`;

test("reports another pay, the person's country and a job that is open again in one mail, each once", async () => {
  const ana = await saver();
  expect(await ana.change("title = title")).toBe(0);
  await ana.change(PAY(60_000));
  await ana.change(OPEN_TO_GERMANY);
  await ana.reopen();
  await ana.change("title = title");
  const mails = await ana.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ jobs: [], more: 0, moreSaved: 0 });
  expect(mails[0]!.saved).toHaveLength(1);
  expect(mails[0]!.saved[0]!.changes.toSorted()).toEqual([
    "It is now open to people in Germany.",
    "It is open again.",
    "Its pay changed from $50k / year to $60k / year.",
  ]);
  const { subject, text } = renderMail(composeMessage("job-alert", mails[0]));
  expect(subject).toBe("Update on Nurse at Kestrow Grid");
  expect(text).toContain("It is now open to people in Germany.");
  await ana.change("title = title");
  expect(await ana.mails()).toHaveLength(1);
});

test("never tells the same change again, and reports the next one", async () => {
  const ana = await saver();
  await ana.change(PAY(60_000));
  expect(await ana.mails()).toHaveLength(1);
  await ana.change(PAY(50_000, "month"));
  expect(await ana.mails()).toHaveLength(2);
  expect(await ana.change(PAY(60_000))).toBe(0);
  expect(await ana.mails()).toHaveLength(2);
});

test("leaves out what isn't true any more when the mail is due, and jobs that are saved no more", async () => {
  const [ana, ben, eve] = [await saver(), await saver(), await saver()];
  await ana.change(PAY(60_000));
  await ana.change(PAY(50_000));
  await ben.change(PAY(60_000));
  await sql`update saved_job set removed_at = now() where account_id = ${ben.accountId}`.execute(database.db);
  await eve.change(PAY(60_000));
  await eve.change("closed_at = now(), closed_reason = 'gone'");
  for (const each of [ana, ben, eve]) expect(await each.mails()).toEqual([]);
});

test("makes news due with the person's daily mail", async () => {
  const ana = await saver();
  await sql`insert into alert_setting (account_id, hour, time_zone) values (${ana.accountId}, 13, 'UTC')`.execute(
    database.db,
  );
  await ana.change(PAY(60_000));
  const { rows } = await sql<{ dueAt: Date; next: Date }>`
    select n.due_at, s.due_at as next from alert_news n join alert_setting s using (account_id) where account_id = ${ana.accountId}`.execute(
    database.db,
  );
  expect(rows[0]!.dueAt.getUTCHours()).toBe(13);
  expect(rows[0]!.next).toEqual(rows[0]!.dueAt);
});
