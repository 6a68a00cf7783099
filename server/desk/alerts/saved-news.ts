import { USUAL_ALERT_TIMES, nextAlertAt } from "#contract/values/desk/alert-times.ts";
import type { JobSnapshot } from "#contract/schemas/desk/saved.ts";
import { savedNews, type SavedNews } from "#contract/values/desk/saved-news.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import type { Connection } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { dueNews, followedJobs, type FollowedJob, followersOf, recordNews } from "#store/desk/alert-news.ts";
import { placeByCode } from "#taxonomy/places.ts";

/** People in one transaction, so that a sender never waits long for a person whom it records. */
const PEOPLE_AT_ONCE = 1000;

/** Records what changed about these jobs for everybody who has saved them: due with the person's daily mail. */
export async function recordSavedNews({ db }: Pick<Database, "db">, jobIds: readonly string[]): Promise<number> {
  let recorded = 0;
  for (const jobId of await followedJobs(db, jobIds))
    for (let after: string | null = null; ;) {
      const people: FollowedJob[] = await followersOf(db, jobId, after, PEOPLE_AT_ONCE);
      const now = new Date();
      const news = people.flatMap((person) => {
        const { accountId, hour, timeZone } = person;
        const dueAt = nextAlertAt("daily", { ...USUAL_ALERT_TIMES, hour, timeZone }, now);
        return newsFor(person).map((each) => ({ ...each, accountId, jobId, dueAt }));
      });
      recorded += await inTransaction({ db }, (trx) => recordNews(trx, news));
      if (people.length < PEOPLE_AT_ONCE) break;
      after = people.at(-1)!.accountId;
    }
  return recorded;
}

function newsFor({ snapshot, snapshotAt, job, country }: FollowedJob): SavedNews[] {
  return savedNews(snapshot, snapshotAt.toISOString(), job, country);
}

export type SavedJobNews = JobAlertData["saved"][number];

/** Returns what a mail tells a person of their saved jobs, a job once: what is due and still true. */
export async function savedNewsToTell(db: Connection, accountId: string, baseUrl: string): Promise<SavedJobNews[]> {
  const byJob = new Map<string, SavedJobNews>();
  for (const due of await dueNews(db, accountId)) {
    const { job, kind, value, snapshot } = due;
    if (!newsFor(due).some((news) => news.kind === kind && news.value === value)) continue;
    const told = byJob.get(job.id) ?? {
      title: job.role,
      company: job.company.name,
      link: `${baseUrl}/job/${job.slug}-${job.id}`,
      changes: [],
    };
    told.changes.push(inWords({ kind, value }, snapshot));
    byJob.set(job.id, told);
  }
  return [...byJob.values()];
}

function inWords({ kind, value }: SavedNews, { salary }: JobSnapshot): string {
  if (kind === "reopened") return "It is open again.";
  if (kind === "open-to-you") return `It is now open to people in ${placeByCode(value)?.name ?? value}.`;
  return salary === null ? `It now says what it pays: ${value}.` : `Its pay changed from ${salary} to ${value}.`;
}
