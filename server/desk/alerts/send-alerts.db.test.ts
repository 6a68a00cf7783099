import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import { composeMessage } from "#mail/messages.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import { renderMail } from "#mail/frame.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { readBacklog } from "#store/operations/backlog.ts";
import { nextDuePerson } from "#store/desk/alert-mails.ts";
import { saveSearch } from "#store/desk/saved-searches.ts";
import { alertContext, alertMails, alertPerson } from "#test/alert-people.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { listSent } from "./list-sent.ts";
import { sendAlerts } from "./send-alerts.ts";

const database = await testDatabase();
const context = alertContext(database);

interface Waiting {
  title?: string;
  company?: string;
  /** Minutes since the news was due. */
  dueMinutesAgo?: number;
}

/** Creates a person with a saved search that found these jobs. */
async function person(jobs: Waiting[]) {
  const { accountId, email } = await alertPerson(database);
  const searchId = randomUUID();
  const filters = searchFilters({ ...EVERY_JOB, role: ["nurse"], homeCountry: "DE", eligibleOnly: true });
  const search = { accountId, id: searchId, name: "Nights", filters, filtersHash: filtersHash(filters), sortBy: null };
  await saveSearch(database.db, { ...search, frequency: "daily", pausedUntil: null });
  const found = async (each: Waiting) => {
    const { title = "Nurse", company = "Kestrow Grid", dueMinutesAgo = 1 } = each;
    const jobId = await saveTestJob(database, { title, company });
    const due = sql`now() - make_interval(mins => ${dueMinutesAgo})`;
    await sql`insert into alert_job (account_id, job_id, search_id, due_at) values (${accountId}, ${jobId}, ${searchId}, ${due})`.execute(
      database.db,
    );
    await sql`insert into alert_setting (account_id, due_at) values (${accountId}, ${due})
      on conflict (account_id) do update set due_at = least(alert_setting.due_at, excluded.due_at)`.execute(
      database.db,
    );
    return jobId;
  };
  for (const each of jobs) await found(each);
  return {
    accountId,
    email,
    searchId,
    found,
    async mails(): Promise<JobAlertData[]> {
      return await alertMails(database, accountId);
    },
    async waiting(): Promise<number> {
      const { rows: counts } = await sql<{ count: number }>`
        select count(*)::int as count from alert_job where account_id = ${accountId} and settled_at is null`.execute(
        database.db,
      );
      return counts[0]!.count;
    },
    run: async (statement: string) =>
      await sql`${sql.raw(statement)} where account_id = ${accountId}`.execute(database.db),
  };
}

test("writes one mail with every job that is due, each with its reason, and never again", async () => {
  const ana = await person([{ title: "Nurse" }, { title: "Midwife", company: "Other" }, { dueMinutesAgo: -60 }]);
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  expect(await sendAlerts(context)).toEqual({ mails: 0, failed: 0 });
  const [mail, ...others] = await ana.mails();
  expect(others).toEqual([]);
  expect(mail!.jobs.map(({ title, searchName }) => `${title}: ${searchName}`).toSorted()).toEqual([
    "Midwife: Nights",
    "Nurse: Nights",
  ]);
  expect(mail).toMatchObject({
    more: 0,
    searches: [{ name: "Nights", link: "https://afield.example/jobs?role=nurse&eligible=only" }],
  });
  expect(await ana.waiting()).toBe(1);
  const { text, html, unsubscribeUrl } = renderMail(composeMessage("job-alert", mail));
  for (const words of ["Nurse at Kestrow Grid", "it matches your saved search “Nights”", mail!.jobs[0]!.link])
    for (const body of [text, html]) expect(body).toContain(words);
  expect(unsubscribeUrl).toBe(mail!.unsubscribeLink);
});

test("shows ten jobs and three of a company, and counts the others", async () => {
  const ana = await person([
    ...Array.from({ length: 5 }, () => ({ company: "Acme" })),
    ...Array.from({ length: 9 }, (_, at) => ({ company: `Company ${at}` })),
  ]);
  await sendAlerts(context);
  const [mail] = await ana.mails();
  expect(mail!.jobs).toHaveLength(10);
  expect(mail!.jobs.filter(({ company }) => company === "Acme").length).toBeLessThanOrEqual(3);
  expect(mail!.jobs.length + mail!.more).toBe(14);
  const sent = (await listSent(context, ana.accountId)).map(
    ({ job }) => `${context.baseUrl}/job/${job.slug}-${job.id}`,
  );
  expect(sent.toSorted()).toEqual(mail!.jobs.map(({ link }) => link).toSorted());
  expect(await ana.waiting()).toBe(0);
});

test("leaves out closed and hidden jobs and those of ended, paused and deleted searches", async () => {
  const ana = await person([{ title: "Nurse" }, { company: "Hidden Inc" }]);
  const closed = await ana.found({ title: "Closed" });
  await sql`update job set closed_at = now(), closed_reason = 'gone' where id = ${closed}`.execute(database.db);
  const settings = {
    ...NO_SEARCH_SETTINGS,
    hide: { companies: ["hidden-inc"], keywords: [], sources: [], jobs: [], agencies: false },
  };
  await sql`insert into search_setting (account_id, settings) values (${ana.accountId}, ${JSON.stringify(settings)}::jsonb)`.execute(
    database.db,
  );
  const off = await person([{}]);
  await off.run("update saved_search set frequency = 'off'");
  const paused = await person([{}]);
  await paused.run("update saved_search set paused_until = now() + interval '1 day'");
  const deleted = await person([{}]);
  await deleted.run("delete from saved_search");
  const unwanted = await person([{}]);
  await sql`insert into account_setting (account_id, job_alerts) values (${unwanted.accountId}, false)`.execute(
    database.db,
  );
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  expect((await ana.mails())[0]!.jobs.map(({ title }) => title)).toEqual(["Nurse"]);
  for (const each of [off, paused, deleted, unwanted]) {
    expect(await each.mails()).toEqual([]);
    expect(await each.waiting()).toBe(0);
  }
});

test("waits an hour between two mails to one person, and says how long the oldest has waited", async () => {
  const ana = await person([{}]);
  await sendAlerts(context);
  await ana.found({ title: "Second" });
  expect(await sendAlerts(context)).toEqual({ mails: 0, failed: 0 });
  expect((await readBacklog(database)).alertS).toBe(0);
  await ana.run(
    "update alert_setting set last_mail_at = now() - interval '2 hours', due_at = now() - interval '90 minutes'",
  );
  await ana.run("update alert_job set due_at = now() - interval '90 minutes'");
  expect((await readBacklog(database)).alertS).toBeGreaterThan(3000);
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  expect(await ana.mails()).toHaveLength(2);
  expect((await readBacklog(database)).alertS).toBe(0);
});

test("counts a person whose mail can't be written as failed, mails everybody else, and keeps the person due", async () => {
  const broken = await person([{ dueMinutesAgo: 30 }]);
  const others = [await person([{}]), await person([{}])];
  await sql`create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`.execute(database.db);
  await sql`create trigger refuse_mail before insert on outbox_mail for each row
    when (new.account_id = ${sql.lit(broken.accountId)}::uuid) execute function refuse_mail()`.execute(database.db);
  expect(await sendAlerts(context)).toEqual({ mails: 2, failed: 1 });
  expect(await broken.waiting()).toBe(1);
  await sql`drop trigger refuse_mail on outbox_mail`.execute(database.db);
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  for (const each of [broken, ...others]) expect(await each.mails()).toHaveLength(1);
});

test("delays nobody by a person with far more news than a mail shows", async () => {
  const loud = await person([{ dueMinutesAgo: 60 }]);
  await sql`insert into job (slug, company_id, title, url, summary, description, text, location, remote_evidence, eligibility, posted_at,
      posted_at_is_first_seen, first_seen_at, last_seen_at)
    select 'job', company_id, 'Copy ' || n, url, summary, description, text, location, remote_evidence, eligibility, posted_at, false, now(), now()
    from job, generate_series(1, 400) n where id = (select min(job_id) from alert_job where account_id = ${loud.accountId})`.execute(
    database.db,
  );
  await sql`insert into alert_job (account_id, job_id, search_id, due_at)
    select ${loud.accountId}, id, ${loud.searchId}, now() - interval '1 hour' from job where title like 'Copy %'`.execute(
    database.db,
  );
  const quiet = await person([{}]);
  expect(await sendAlerts(context)).toEqual({ mails: 2, failed: 0 });
  expect((await loud.mails())[0]).toMatchObject({ more: 398 });
  expect(await loud.waiting()).toBe(0);
  expect(await quiet.mails()).toHaveLength(1);
});

test("counts what couldn't wait in one mail, of searches that may tell and of pages that are read", async () => {
  const ana = await person([{}]);
  await sql`insert into alert_progress (identity, xid, seq, page) values ('test', '3', 0, 7) on conflict do nothing`.execute(
    database.db,
  );
  await sql`insert into alert_overflow (account_id, search_id, page, jobs)
    values (${ana.accountId}, ${ana.searchId}, 6, 40), (${ana.accountId}, ${ana.searchId}, 7, 2),
      (${ana.accountId}, ${ana.searchId}, 8, 100), (${ana.accountId}, ${randomUUID()}, 7, 1000)`.execute(database.db);
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  const [mail] = await ana.mails();
  expect(mail).toMatchObject({ more: 42 });
  const { text, subject } = renderMail(composeMessage("job-alert", mail));
  expect(subject).toContain("43 new jobs");
  expect(text).toContain("+42 more");
  await ana.found({ title: "Later" });
  await ana.run("update alert_setting set last_mail_at = null");
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  expect((await ana.mails())[1]).toMatchObject({ more: 0 });
});

test("sends nothing while a person has paused or has quiet hours, and everything afterwards", async () => {
  const [paused, quiet] = [await person([{ dueMinutesAgo: 90 }]), await person([{ dueMinutesAgo: 90 }])];
  await paused.run("update alert_setting set paused_until = now() + interval '1 day'");
  const hour = new Date().getUTCHours();
  await quiet.run(`update alert_setting set quiet_from = ${hour}, quiet_to = ${(hour + 2) % 24}`);
  expect(await sendAlerts(context)).toEqual({ mails: 0, failed: 0 });
  expect((await readBacklog(database)).alertS).toBe(0);
  const { rows } = await sql<{ dueAt: Date }>`
    select due_at from alert_setting where account_id = ${quiet.accountId}`.execute(database.db);
  expect(rows[0]!.dueAt.getTime()).toBeGreaterThan(Date.now());
  expect(rows[0]!.dueAt.getUTCMinutes()).toBe(0);
  await paused.run("update alert_setting set paused_until = now()");
  await quiet.run("update alert_setting set due_at = now(), quiet_from = null, quiet_to = null");
  expect(await sendAlerts(context)).toEqual({ mails: 2, failed: 0 });
  for (const each of [paused, quiet]) expect(await each.mails()).toHaveLength(1);
});

test("says how many jobs there are even where it shows none of them", async () => {
  const ana = await person([{ company: "Gone" }]);
  await sql`update job set closed_at = now(), closed_reason = 'gone' where id = (select job_id from alert_job where account_id = ${ana.accountId})`.execute(
    database.db,
  );
  await sql`insert into alert_overflow (account_id, search_id, page, jobs) values (${ana.accountId}, ${ana.searchId}, 1, 5)`.execute(
    database.db,
  );
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  const [mail] = await ana.mails();
  expect(mail).toMatchObject({ jobs: [], more: 5, searches: [{ name: "Nights" }] });
  const { text } = renderMail(composeMessage("job-alert", mail));
  expect(text).toContain("5 new jobs");
  // “More” than nothing would read as jobs beside those five.
  expect(text).not.toContain("+5 more");
});

test("writes each mail once when several processes send at the same time", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => person([{}])));
  const sent = await Promise.all([sendAlerts(context), sendAlerts(context), sendAlerts(context)]);
  expect(sent.reduce((sum, { mails }) => sum + mails, 0)).toBe(6);
  for (const each of people) expect(await each.mails()).toHaveLength(1);
});

test("finds who may be mailed without looking at those who rest or have paused", async () => {
  const resting = 2000;
  await sql`
    with people as (
      insert into account (email, email_key, name, password_hash, terms_version)
      select address, address, 'Resting', '', '' from (select gen_random_uuid() || '@example.com' as address from generate_series(1, ${resting})) as new returning id)
    insert into alert_setting (account_id, due_at, last_mail_at, paused_until)
    select id, now() - interval '1 day', case when n % 2 = 0 then now() - interval '5 minutes' end, case when n % 2 = 1 then now() + interval '1 day' end
    from (select id, row_number() over () as n from people) as numbered`.execute(database.db);
  await sql`vacuum analyze alert_setting`.execute(database.db);
  const ana = await person([{}]);
  await inTransaction(database, async (trx) => {
    const before = await settingsRead(trx);
    expect(await nextDuePerson(trx, [])).toMatchObject({ accountId: ana.accountId });
    expect((await settingsRead(trx)) - before).toBeLessThan(10);
  });
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  await sql`delete from account where name = 'Resting'`.execute(database.db);
});

/** Returns how many rows of the settings the connection has read since Postgres last collected its counts, which may be before the transaction. */
async function settingsRead(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'alert_setting'`.execute(
    trx,
  );
  return rows[0]!.read;
}
