import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import type { Outcome, RequestState } from "#contract/values/referral.ts";

export type RequestRow = Row<"referralRequest">;

/** Summary of a request's job and company. */
export interface JobSummary {
  jobTitle: string;
  jobSlug: string;
  jobUrl: string;
  jobOpen: boolean;
  jobRoles: string[];
  companyName: string;
  companySlug: string;
  logoHash: string | null;
}

export const JOB_SUMMARY = sql`j.title as job_title, j.slug as job_slug, j.url as job_url, j.closed_at is null as job_open, j.roles as job_roles,
  c.name as company_name, c.slug as company_slug, (select hash from company_logo where company_id = c.id) as logo_hash`;

export interface NewRequest extends Pick<
  RequestRow,
  "jobId" | "companyId" | "state" | "why" | "evidence" | "links" | "country" | "invited"
> {
  seekerId: string;
  deadlineH: number | null;
}

export async function insertRequest(trx: Connection, row: NewRequest): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`
    insert into referral_request (seeker_id, job_id, company_id, state, why, evidence, links, country, invited, deadline)
    values (${row.seekerId}, ${row.jobId}, ${row.companyId}, ${row.state}, ${row.why}, ${row.evidence}, ${row.links}, ${row.country},
      ${row.invited}, now() + make_interval(hours => ${row.deadlineH}))
    returning *`.execute(trx);
  return rows[0]!;
}

/** Returns the request and locks it until the transaction ends. Every action takes this lock first. */
export async function lockRequest(trx: Connection, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select * from referral_request where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

/** Returns and locks the request, or null if it is locked. The timers retry locked requests a minute later. */
export async function tryLockRequest(trx: Connection, id: string): Promise<RequestRow | null> {
  const { rows } =
    await sql<RequestRow>`select * from referral_request where id = ${id} for update skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Moves the request to another state. The database rejects transitions that its own table lacks. Final states have no deadline. */
export async function setRequestState(
  trx: Connection,
  id: string,
  { to, deadlineH, ended }: { to: RequestState; deadlineH: number | null; ended: boolean },
): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`
    update referral_request set state = ${to}, ended_at = case when ${ended} then now() end,
      deadline = case when ${deadlineH}::int is not null then now() + make_interval(hours => ${deadlineH}) end
    where id = ${id} returning *`.execute(trx);
  return rows[0]!;
}

/** Returns the database's time at the start of the transaction. All deadlines use this clock. */
export async function databaseNow(trx: Connection): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx);
  return rows[0]!.now;
}

export async function setAcceptedBy(trx: Connection, id: string, referrerId: string | null): Promise<void> {
  await sql`update referral_request set accepted_by = ${referrerId} where id = ${id}`.execute(trx);
}

export async function setSubmitted(trx: Connection, id: string, confirmation: string | null): Promise<void> {
  await sql`update referral_request set submitted_at = now(), confirmation = ${confirmation} where id = ${id}`.execute(
    trx,
  );
}

/** Records the time of the first answer. */
export async function markAnswered(trx: Connection, id: string): Promise<void> {
  await sql`update referral_request set first_answer_at = coalesce(first_answer_at, now()) where id = ${id}`.execute(
    trx,
  );
}

/** Counts an offer round and returns its number. */
export async function nextOfferRound(trx: Connection, id: string): Promise<number> {
  const { rows } = await sql<{
    offerRound: number;
  }>`update referral_request set offer_round = offer_round + 1 where id = ${id} returning offer_round`.execute(trx);
  return rows[0]!.offerRound;
}

export async function setOutcome(trx: Connection, id: string, outcome: Outcome): Promise<void> {
  await sql`update referral_request set outcome = ${outcome}, outcome_at = now() where id = ${id}`.execute(trx);
}

export async function countOutcomeAsk(trx: Connection, id: string): Promise<void> {
  await sql`update referral_request set outcome_asks = outcome_asks + 1 where id = ${id}`.execute(trx);
}

export interface AskedJob extends JobSummary {
  companyId: string;
  sample: boolean;
  /** Whether a staffing firm fills it for a client. */
  agency: boolean;
  eligibility: unknown;
}

export async function jobSummary(db: Connection, jobId: string): Promise<AskedJob | null> {
  const { rows } = await sql<AskedJob>`
    select ${JOB_SUMMARY}, j.company_id, j.sample, j.agency, j.eligibility from job j join company c on c.id = j.company_id where j.id = ${jobId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns a person's own requests, newest first. */
export async function requestsOfSeeker(
  db: Connection,
  seekerId: string,
  limit = 100,
): Promise<(RequestRow & JobSummary)[]> {
  const { rows } = await sql<RequestRow & JobSummary>`
    select r.*, ${JOB_SUMMARY} from referral_request r join job j on j.id = r.job_id join company c on c.id = r.company_id
    where r.seeker_id = ${seekerId} order by r.created_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

export interface SeekerCounts {
  open: number;
  today: number;
}

/** Returns whether the person's account is younger than some days. */
export async function isNewAccount(db: Connection, accountId: string, days: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account where id = ${accountId} and created_at > now() - make_interval(days => ${days})`.execute(db);
  return rows.length > 0;
}

export async function countsOfSeeker(db: Connection, seekerId: string): Promise<SeekerCounts> {
  const { rows } = await sql<SeekerCounts>`
    select count(*) filter (where ended_at is null)::int as open, count(*) filter (where created_at > now() - interval '24 hours')::int as today
    from referral_request where seeker_id = ${seekerId}`.execute(db);
  return rows[0]!;
}

/** Returns what keeps this person from sending another request to this company. */
export async function standingAtCompany(
  db: Connection,
  seekerId: string,
  companyId: string,
  pauseDays: number,
): Promise<{ active: boolean; pausedUntil: Date | null }> {
  const { rows } = await sql<{ active: boolean | null; until: Date | null }>`
    select bool_or(ended_at is null) as active,
      max(ended_at + make_interval(days => ${pauseDays})) filter (where state = 'declined' and ended_at > now() - make_interval(days => ${pauseDays})) as until
    from referral_request where seeker_id = ${seekerId} and company_id = ${companyId}`.execute(db);
  return { active: rows[0]?.active ?? false, pausedUntil: rows[0]?.until ?? null };
}

/** Serialises one person's requests, so that concurrent ones can't exceed a quota. */
export async function lockSeeker(trx: Connection, seekerId: string): Promise<void> {
  await sql`select 1 from account where id = ${seekerId} for no key update`.execute(trx);
}

/** Returns the requests that are due by the database's clock. */
export async function dueRequests(db: Connection, outcomeAskDays: readonly number[], limit: number): Promise<string[]> {
  const [first = 14, second = 30, third = 60] = outcomeAskDays;
  const { rows } = await sql<{ id: string }>`
    select r.id from referral_request r join job j on j.id = r.job_id
    where (r.deadline <= now())
      or (r.state in ('offered', 'accepted') and j.closed_at is not null)
      or (r.state = 'offered' and (exists (select 1 from referral_offer o where o.request_id = r.id and o.state = 'live' and o.lapses_at <= now())
        or not exists (select 1 from referral_offer o where o.request_id = r.id and o.state = 'live')))
      or (r.state = 'confirmed' and r.seeker_id is not null and coalesce(r.outcome, 'waiting') = 'waiting'
        and r.submitted_at + make_interval(days => case r.outcome_asks when 0 then ${first}::int when 1 then ${second}::int else ${third}::int end) <= now() and r.outcome_asks < 3)
    order by r.deadline nulls last limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Removes the texts of unsuccessful requests. Returns how many there were. */
export async function scrubRequests(db: Connection, afterDays: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      update referral_request set why = '', evidence = '', links = '{}', country = null, scrubbed_at = now()
      where state in ('declined', 'expired', 'cancelled', 'withdrawn', 'refunded') and scrubbed_at is null
        and ended_at < now() - make_interval(days => ${afterDays}) returning id),
    offers as (update referral_offer set question = null, answer = null where request_id in (select id from gone)),
    messages as (delete from referral_message where request_id in (select id from gone))
    select count(*)::int as n from gone`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface NamedAccount {
  id: string;
  name: string;
  email: string;
}

export async function namedAccounts(db: Connection, ids: readonly string[]): Promise<Map<string, NamedAccount>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedAccount>`select id, name, email from account where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
