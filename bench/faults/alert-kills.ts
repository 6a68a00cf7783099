import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { deriveSecrets } from "#app/secrets.ts";
import { searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import type { Database } from "#postgres/database.ts";
import { saveSearch } from "#store/desk/saved-searches.ts";
import { type MailMoment, type MailServer, startMailServer } from "#test/mail-server.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";

const SECRET = "a secret of more than thirty-two characters";
const secrets = deriveSecrets(SECRET);
const NURSES = searchFilters({ ...EVERY_JOB, role: ["nurse"] });
/** How long the mail server takes for a mail: long enough that kills hit mails on their way. */
const ACCEPT_MS = 15;
/** When workers are killed, in turn: while the text of a mail arrives, before its acceptance is answered, and shortly after the answer. */
const MOMENTS: readonly MailMoment[] = ["arriving", "accepted", "answered"];
/** A kill after an answer comes at most this much later, ms: between two mails, or early in the next. */
const LONGEST_AFTER_MS = 20;

export interface KillTrial {
  kills: number;
  /** People who are due to hear of jobs before each kill. */
  peopleAtOnce: number;
  /** Plants a fault: whether mails count as sent as soon as a worker takes them, so that a kill loses those on their way. */
  isSentWhenTaken?: boolean;
}

export interface KillCount {
  people: number;
  /** People without a mail. */
  lost: number;
  /** People with two different mails. */
  doubled: number;
  /** Mails that came again, with the same Message-ID, because a kill lost the server's answer. */
  repeated: number;
  /** Mails that came again although the answer had been recorded, or a third time. */
  unexplained: number;
  /** Kills by where the mail was that led to them. */
  killed: Record<MailMoment, number>;
  /** Kills while a mail was on its way, and while people were still without one. */
  duringMail: number;
  duringWriting: number;
}

/** Kills the worker at random mails while it writes and sends job alerts, each moment of a mail in turn, and counts what arrives. */
export async function killWhileAlerting(
  database: Database,
  { kills, peopleAtOnce, isSentWhenTaken }: KillTrial,
): Promise<KillCount> {
  let onMoment: (moment: MailMoment) => void = () => {};
  const server = await startMailServer(undefined, (moment) => onMoment(moment));
  const jobId = await saveTestJob(database, { title: "Nurse", company: "Kestrow Grid", roles: ["nurse"] });
  const emails: string[] = [];
  const unanswered = new Map<string, number>();
  const killed = { arriving: 0, accepted: 0, answered: 0 };
  let duringMail = 0;
  let duringWriting = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      emails.push(...(await duePeople(database, jobId, peopleAtOnce)));
      server.next.push(...Array.from({ length: peopleAtOnce * 2 }, () => ({ acceptAfterMs: ACCEPT_MS })));
      const moment = MOMENTS[kill % MOMENTS.length]!;
      const reached = Promise.withResolvers<void>();
      let mailsLeft = 1 + Math.floor(Math.random() * peopleAtOnce);
      const worker = await startSender(database.url, server.url, (each) => {
        onMoment = (at) => {
          if (at !== moment || (mailsLeft -= 1) !== 0) return;
          // Before the server can answer: nothing of this process runs between here and the kill.
          if (moment === "answered") setTimeout(() => each.kill("SIGKILL"), Math.random() * LONGEST_AFTER_MS);
          else each.kill("SIGKILL");
          reached.resolve();
        };
      });
      const gone = once(worker, "exit");
      await reached.promise;
      await gone;
      killed[moment] += 1;
      // What the server was about to accept when the worker died.
      await sleep(ACCEPT_MS * 4);
      const open = await unsentMails(database);
      const arrived = new Set(server.received.map(({ messageId }) => messageId));
      const lostAnswers = open.filter((messageId) => arrived.has(messageId));
      for (const messageId of lostAnswers) unanswered.set(messageId, (unanswered.get(messageId) ?? 0) + 1);
      if (open.length > 0) duringMail += 1;
      if ((await duePersons(database)) > 0) duringWriting += 1;
      if (isSentWhenTaken)
        await database.pool.query(
          "update outbox_mail set sent_at = now() where sent_at is null and lease_until is not null",
        );
      // As happens when the leases of a killed worker end.
      await database.pool.query("update outbox_mail set lease_until = null where sent_at is null");
    }
    onMoment = () => {};
    const last = await startSender(database.url, server.url);
    while ((await duePersons(database)) > 0 || (await unsentMails(database)).length > 0) await sleep(50);
    await end(last);
    return { ...countArrivals(server, emails, unanswered), killed, duringMail, duringWriting };
  } finally {
    await server.close();
  }
}

/** Creates people who are due to hear of a job, every second one without an account, and returns their addresses. */
async function duePeople(database: Database, jobId: string, count: number): Promise<string[]> {
  const guests = await dueGuests(database, jobId, Math.floor(count / 2));
  return [...guests, ...(await dueMembers(database, jobId, count - guests.length))];
}

const addresses = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@people.example`);

async function dueGuests({ pool }: Database, jobId: string, count: number): Promise<string[]> {
  const emails = addresses(count);
  await pool.query(
    `with guest as (
       insert into guest_subscriber (address_hash, encrypted_address, time_zone, due_at)
       select sha256(address), address, 'UTC', now() from unnest($1::bytea[]) as address returning guest_id),
     search as (
       insert into guest_search (guest_id, name, filters, filters_hash, frequency, confirmed_at)
       select guest_id, 'Nurse', $2, $3, 'at-once', now() from guest returning guest_id, id)
     insert into guest_alert_job (guest_id, job_id, search_id, due_at) select guest_id, $4, id, now() from search`,
    [emails.map((email) => secrets.encrypt(email)), NURSES, filtersHash(NURSES), jobId],
  );
  return emails;
}

async function dueMembers({ db, pool }: Database, jobId: string, count: number): Promise<string[]> {
  const emails = addresses(count);
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, terms_version, email_verified_at)
     select e, e, 'Ana', 'none', 'test', now() from unnest($1::text[]) as e returning id`,
    [emails],
  );
  for (const { id: accountId } of rows) {
    const search = { accountId, id: randomUUID(), name: "Nights", filters: NURSES, filtersHash: filtersHash(NURSES) };
    await saveSearch(db, { ...search, sortBy: null, frequency: "at-once", pausedUntil: null });
  }
  const accounts = rows.map(({ id }) => id);
  await pool.query(
    `insert into alert_job (account_id, job_id, search_id, due_at)
     select account_id, $2, id, now() from saved_search where account_id = any($1::uuid[])`,
    [accounts, jobId],
  );
  await pool.query("insert into alert_setting (account_id, due_at) select unnest($1::uuid[]), now()", [accounts]);
  return emails;
}

/** Starts a worker, and hands it over before it sends a mail. */
async function startSender(
  databaseUrl: string,
  smtpUrl: string,
  onStart: (worker: ChildProcess) => void = () => {},
): Promise<ChildProcess> {
  const script = path.resolve(import.meta.dirname, "../../test/processes/send-alerts-process.ts");
  const worker = spawn(process.execPath, [script, databaseUrl, smtpUrl, SECRET], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onStart(worker);
  await once(worker.stdout, "data");
  return worker;
}

async function end(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}

async function unsentMails({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>("select id from outbox_mail where sent_at is null");
  return rows.map(({ id }) => `<${id}@afield.example>`);
}

async function duePersons({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    "select (select count(*) from alert_job where settled_at is null)::int + (select count(*) from guest_alert_job where settled_at is null)::int as due",
  );
  return rows[0]!.due;
}

function countArrivals(
  { received }: MailServer,
  emails: readonly string[],
  unanswered: ReadonlyMap<string, number>,
): Omit<KillCount, "killed" | "duringMail" | "duringWriting"> {
  const mailsOf = new Map<string, Set<string>>();
  const arrivals = new Map<string, number>();
  for (const { to, messageId } of received) {
    for (const email of to) mailsOf.set(email, (mailsOf.get(email) ?? new Set()).add(messageId));
    arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  }
  const again = [...arrivals].filter(([, count]) => count > 1);
  return {
    people: emails.length,
    lost: emails.filter((email) => !mailsOf.has(email)).length,
    doubled: emails.filter((email) => (mailsOf.get(email)?.size ?? 0) > 1).length,
    repeated: again.length,
    unexplained: again.filter(([messageId, count]) => count > 1 + (unanswered.get(messageId) ?? 0)).length,
  };
}

export const alertKills: FaultTest = {
  id: "T29",
  bar: "30 kills of the worker while it sends job alerts (a mail's text arrives, it is accepted and not answered, it is answered): lost 0, doubled 0, again only after a lost answer",
  async run() {
    const trial = { kills: 30, peopleAtOnce: 40 };
    const counted = await withDatabase({}, (database) => killWhileAlerting(database, trial));
    const planted = await withDatabase({}, (database) =>
      killWhileAlerting(database, { kills: 6, peopleAtOnce: 40, isSentWhenTaken: true }),
    );
    const { killed, people, lost, doubled, repeated, unexplained, duringMail, duringWriting } = counted;
    return {
      figure: `${killed.arriving} kills while a mail arrived, ${killed.accepted} before the answer, ${killed.answered} after it (${duringMail} with a mail unsent, ${duringWriting} with somebody without one): of ${people} people, half of them without an account, ${lost} without a mail, ${doubled} with two; ${repeated} mails again after a lost answer (same Message-ID), ${unexplained} again without one`,
      control: `mails that count as sent when taken: ${planted.lost} of ${planted.people} people without one`,
      isHeld: lost + doubled + unexplained === 0 && repeated > 0 && duringMail > 0 && planted.lost > 0,
    };
  },
};
