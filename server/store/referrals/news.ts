import { sql } from "kysely";
import type { EventKind } from "#contract/values/referral-event.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";

/** The events that somebody waits for, by who reads of them. Those that follow from the reader's own doing are no news. */
const NEWS: Record<"seeker" | "referrer", readonly EventKind[]> = {
  seeker: ["question", "accepted", "submitted", "message"],
  referrer: ["offered", "answer", "message"],
};

/** Returns how many requests have news that the person has not seen. */
export async function countNews(db: Connection, accountId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct n.request_id)::int as n
    from referral_notice n join referral_event e on e.id = n.event_id
    where n.account_id = ${accountId} and n.seen_at is null
      and ((n.role = 'seeker' and e.kind = any(${NEWS.seeker})) or (n.role = 'referrer' and e.kind = any(${NEWS.referrer})))`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Returns the newest notice that the person has not seen, or null. */
export async function newestNotice(db: Connection, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id)::text as id from referral_notice where account_id = ${accountId} and seen_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

/** Marks the person's notices as seen, up to one. */
export async function markNewsSeen(db: Connection, accountId: string, upTo: string): Promise<void> {
  await sql`
    update referral_notice set seen_at = now() where account_id = ${accountId} and seen_at is null and id <= ${upTo}`.execute(
    db,
  );
}

export interface AskedJob {
  id: string;
  jobId: string;
  state: RequestState;
  deadline: Date | null;
  /** Whether a referrer's question waits for an answer. */
  question: boolean;
}

/** Returns the newest request of a person for each job, the newest 100. */
export async function askedJobs(db: Connection, seekerId: string): Promise<AskedJob[]> {
  const { rows } = await sql<AskedJob>`
    select r.id, r.job_id, r.state, r.deadline, exists (
      select 1 from referral_offer o
      where o.request_id = r.id and o.state = 'live' and o.question is not null and o.answer is null) as question
    from (
      select distinct on (job_id) * from referral_request where seeker_id = ${seekerId} order by job_id, created_at desc) r
    order by r.created_at desc limit 100`.execute(db);
  return rows;
}
