import { deriveSecrets } from "#app/secrets.ts";
import { queryOfFilters } from "#contract/values/desk/saved-search.ts";
import { type MatchedChanges, matchChanges } from "#desk/alerts/match-changes.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import type { SearchModel } from "#search/model.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { MAX_WAITING } from "#store/desk/alert-findings.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { readBacklog } from "#store/operations/backlog.ts";
import { silentLog } from "#test/log.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveGeneratedJobs } from "../search/saved-jobs.ts";
import { savePeople, type Subscriber } from "./people.ts";

export interface DaySize extends Record<string, number> {
  /** Saved searches, and how many distinct queries they are. */
  subscriptions: number;
  distinct: number;
  /** Jobs that open during the day, in `rounds` equal parts, each matched and mailed before the next. */
  openings: number;
  rounds: number;
  /** People whose mails are written, and of these how many are compared with what the search shows. Everybody's jobs are matched and recorded. */
  mailed: number;
  sample: number;
}

export interface DayFigures {
  people: number;
  mails: number;
  /** Person and job: of which mails told, and which they only counted. */
  recorded: number;
  counted: number;
  /** Jobs that one person's mails show twice. */
  repeats: number;
  /** People who were due and got no mail. */
  starved: number;
  /** Compared people whose mails count other jobs than their searches show, and the jobs that they count. */
  different: number;
  comparedJobs: number;
  matchSeconds: number;
  sendSeconds: number;
  /** How long the oldest change and the person who waited longest have waited, at any moment of the day. */
  oldestChangeS: number;
  oldestPersonS: number;
  /** Jobs that the mails to the person whose search finds everything count, and how many mails they are. */
  plantedJobs: number;
  plantedMails: number;
  peakMb: number;
}

const LOOK_EVERY_MS = 250;
const secrets = deriveSecrets("a secret of more than thirty-two characters");

/** Runs a day of alerts through the database: jobs open, saved searches are matched and mails written, until nobody is due. */
export async function deliverDay(database: Database, size: DaySize): Promise<DayFigures> {
  await saveGeneratedJobs(database, size.openings);
  const { rows } = await database.pool.query<{ id: string }>(
    "update job set closed_at = now(), closed_reason = 'missing' returning id",
  );
  const people = await savePeople(database, size.subscriptions, size.distinct);
  const mailed = spread(people.all, size.mailed);
  const search = await openModel({ database, log: silentLog });
  const watch = startWatch(database);
  const totals = { recorded: 0, counted: 0, matchSeconds: 0, sendSeconds: 0, mails: 0 };
  try {
    await matchAll(database, search);
    const each = Math.ceil(rows.length / size.rounds);
    for (let from = 0; from < rows.length; from += each) {
      await openJobs(
        database,
        search,
        rows.slice(from, from + each).map(({ id }) => id),
      );
      let began = performance.now();
      const matched = await matchAll(database, search);
      totals.recorded += matched.found;
      totals.counted += matched.counted;
      totals.matchSeconds += (performance.now() - began) / 1000;
      const accounts = mailed.map(({ accountId }) => accountId);
      await database.pool.query("update alert_setting set due_at = null where account_id <> all ($1::uuid[])", [
        accounts,
      ]);
      began = performance.now();
      totals.mails += await sendAll(database);
      totals.sendSeconds += (performance.now() - began) / 1000;
      await database.pool.query("update alert_setting set last_mail_at = null");
    }
    const { rows: left } = await database.pool.query<{ starved: number }>(
      "select count(distinct account_id)::int as starved from alert_job where settled_at is null and account_id = any ($1::uuid[])",
      [mailed.map(({ accountId }) => accountId)],
    );
    const peaks = await watch.stop();
    const compared = await compareMails(database, search, people.planted, spread(mailed, size.sample));
    return { people: people.all.length, ...totals, ...left[0]!, ...peaks, ...compared };
  } finally {
    await watch.stop();
    await search.close();
  }
}

/** Opens jobs, and waits until the read model and every reader of changes can see them. */
async function openJobs(database: Database, search: SearchModel, ids: readonly string[]): Promise<void> {
  await database.pool.query("update job set closed_at = null, closed_reason = null where id = any($1::bigint[])", [
    ids,
  ]);
  const before = search.size;
  await inBulkTransaction(database, (client) =>
    recordChanges(
      client,
      ids.map((jobId) => ({ jobId, kind: "opened" })),
    ),
  );
  while (search.size < before + ids.length) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

async function matchAll(database: Database, search: SearchModel): Promise<MatchedChanges> {
  const standing = search.standingQueries();
  for (const { key, filters } of await distinctFilters(database.db, null)) standing.add(key, filters);
  const matched = await matchChanges({ database, log: silentLog, standing, options: search.matchOptions() });
  if (matched === null) throw new Error("another process matches");
  if (matched.failed > 0) throw new Error(`${matched.failed} queries could not be matched`);
  return matched;
}

async function sendAll(database: Database): Promise<number> {
  const context = { database, secrets, log: silentLog, baseUrl: "https://afield.example", openSearch: false };
  for (let mails = 0; ;) {
    const sent = await sendAlerts(context);
    if (sent.failed > 0) throw new Error(`${sent.failed} people got no mail`);
    if (sent.mails === 0) return mails;
    mails += sent.mails;
  }
}

/** Looks at what waits and at this process's memory until stopped. */
function startWatch(database: Database) {
  const peaks = { oldestChangeS: 0, oldestPersonS: 0, peakMb: 0 };
  let looking = Promise.resolve();
  const look = async () => {
    const { alertS, matchingS } = await readBacklog(database);
    peaks.oldestPersonS = Math.max(peaks.oldestPersonS, alertS);
    peaks.oldestChangeS = Math.max(peaks.oldestChangeS, matchingS);
    peaks.peakMb = Math.max(peaks.peakMb, Math.round(process.memoryUsage.rss() / 1e6));
  };
  const timer = setInterval(() => (looking = looking.then(look)), LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      return peaks;
    },
  };
}

/** Returns this many people, evenly spread, the first among them. */
function spread(people: readonly Subscriber[], count: number): Subscriber[] {
  const every = Math.max(1, Math.floor(people.length / count));
  return people.filter((_, at) => at % every === 0);
}

/** Compares what people's mails count with what their searches show now. Nothing closes during the day, so the mails of all rounds are one sum. */
async function compareMails(
  database: Database,
  search: SearchModel,
  planted: Subscriber,
  sample: readonly Subscriber[],
): Promise<Pick<DayFigures, "repeats" | "different" | "comparedJobs" | "plantedJobs" | "plantedMails">> {
  let repeats = 0;
  let different = 0;
  let comparedJobs = 0;
  for (const person of sample) {
    if (person === planted) continue;
    const { shown, jobs } = await mailedTo(database, person);
    const found = new Set(person.searches.flatMap((filters) => idsOf(search, filters)));
    repeats += shown.length - new Set(shown).size;
    // Beyond as many as may wait, a job that both searches find is counted for each.
    if (found.size > MAX_WAITING) continue;
    comparedJobs += found.size;
    if (jobs !== found.size) different += 1;
  }
  const { jobs, mails } = await mailedTo(database, planted);
  if (jobs !== search.size) different += 1;
  return { repeats, different, comparedJobs: comparedJobs + jobs, plantedJobs: jobs, plantedMails: mails };
}

function idsOf(search: SearchModel, filters: Subscriber["searches"][number]): string[] {
  return [...search.query({ ...queryOfFilters(filters), limit: search.size }, { counts: false }).ids];
}

async function mailedTo(database: Database, { accountId }: Subscriber) {
  const { rows } = await database.pool.query<{ data: Buffer }>(
    "select encrypted_data as data from outbox_mail where account_id = $1",
    [accountId],
  );
  const mails = rows.map(({ data }) => JSON.parse(secrets.decrypt(data)) as JobAlertData);
  return {
    mails: mails.length,
    shown: mails.flatMap((mail) => mail.jobs.map(({ link }) => link)),
    jobs: mails.reduce((sum, mail) => sum + mail.jobs.length + mail.more, 0),
  };
}
