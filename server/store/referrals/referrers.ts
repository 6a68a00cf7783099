import { type RawBuilder, sql } from "kysely";
import { REST_AFTER } from "#contract/values/referral.ts";
import type { Connection, Row } from "#postgres/connection.ts";
import { TAKES_PLACE, TAKES_REQUESTS, UNANSWERED } from "./places.ts";

export type ReferrerRow = Row<"referrer">;

/** A referrer, as the matching sees them. */
export interface Candidate {
  id: string;
  accountId: string;
  roles: string[];
  weeklyCapacity: number;
  /** Offers of the last seven days that count towards the weekly capacity: an unanswered one counts for 48 hours. */
  used: number;
  /** Offers of the last seven days that they left unanswered for 48 hours. */
  unanswered: number;
  /** All offers that were not released, and how many of them were answered. */
  offers: number;
  answers: number;
  lastActiveAt: Date;
}

/** Matches referrers with an account who get new requests. */
const IN_FORCE = sql`${TAKES_REQUESTS} and f.account_id is not null`;

export async function referrerOfAccount(
  db: Connection,
  accountId: string,
): Promise<(ReferrerRow & { live: boolean; used: number }) | null> {
  const { rows } = await sql<ReferrerRow & { live: boolean; used: number }>`
    select f.*, f.ended_at is null and f.expires_at > now() as live,
      (select count(*)::int from referral_offer o where o.referrer_id = f.id and ${TAKES_PLACE}) as used
    from referrer f where f.account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

export async function referrersByIds(db: Connection, ids: readonly string[]): Promise<Map<string, ReferrerRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReferrerRow>`select * from referrer where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Is true for a referrer `f` who gets requests for a job with these roles. */
const refersFor = (roles: RawBuilder<unknown>) =>
  sql<boolean>`(not f.only_roles or f.roles = '{}' or f.roles && ${roles})`;

/** Returns and locks the referrers a request can still be offered to, whatever their capacity; none for an invited one. The lock keeps two requests from taking the same place. */
export async function lockCandidates(trx: Connection, requestId: string): Promise<Candidate[]> {
  await sql`
    select f.id from referrer f join referral_request r on r.company_id = f.company_id
    where r.id = ${requestId} and ${IN_FORCE} order by f.id for no key update of f`.execute(trx);
  const { rows } = await sql<Candidate>`
    select f.id, f.account_id, f.roles, f.weekly_capacity, f.last_active_at,
      (select count(*)::int from referral_offer o where o.referrer_id = f.id and ${TAKES_PLACE}) as used,
      (select count(*)::int from referral_offer o where o.referrer_id = f.id and ${UNANSWERED}) as unanswered,
      (select count(*)::int from referral_offer o where o.referrer_id = f.id and o.state not in ('released', 'live')) as offers,
      (select count(*)::int from referral_offer o where o.referrer_id = f.id and o.answered_at is not null) as answers
    from referrer f join referral_request r on r.company_id = f.company_id join job j on j.id = r.job_id
    where r.id = ${requestId} and not r.invited and ${IN_FORCE} and f.account_id is distinct from r.seeker_id and ${refersFor(sql`j.roles`)}
      and not exists (select 1 from referral_offer o where o.request_id = r.id and o.referrer_id = f.id and o.state <> 'released')
      and not exists (select 1 from referral_block b where (b.account_id = f.account_id and b.blocked_id = r.seeker_id)
        or (b.account_id = r.seeker_id and b.blocked_id = f.account_id))`.execute(trx);
  return rows;
}

/** Counts the company's referrers who can be matched with this person: all, those who refer for a role, and of these, those who have room this week. */
export async function countReachable(
  db: Connection,
  companyId: string,
  seekerId: string,
  roles: readonly string[],
): Promise<{ all: number; forRole: number; withRoom: number }> {
  const refers = refersFor(sql`${roles}::text[]`);
  const { rows } = await sql<{ all: number; forRole: number; withRoom: number }>`
    select count(*)::int as all, (count(*) filter (where ${refers}))::int as for_role, (count(*) filter (
      where ${refers} and (select count(*) from referral_offer o where o.referrer_id = f.id and ${TAKES_PLACE}) < f.weekly_capacity
        and (select count(*) from referral_offer o where o.referrer_id = f.id and ${UNANSWERED}) < ${REST_AFTER}))::int as with_room
    from referrer f where f.company_id = ${companyId} and ${IN_FORCE} and f.account_id <> ${seekerId}
      and not exists (select 1 from referral_block b where (b.account_id = f.account_id and b.blocked_id = ${seekerId})
        or (b.account_id = ${seekerId} and b.blocked_id = f.account_id))`.execute(db);
  return rows[0]!;
}

export async function touchReferrer(trx: Connection, id: string): Promise<void> {
  await sql`update referrer set last_active_at = now() where id = ${id}`.execute(trx);
}

export type ReferrerSettingsRow = Pick<
  ReferrerRow,
  "displayName" | "weeklyCapacity" | "roles" | "onlyRoles" | "languages" | "paused" | "awayUntil"
>;

export async function setReferrerSettings(
  trx: Connection,
  accountId: string,
  row: ReferrerSettingsRow,
): Promise<boolean> {
  const result = await sql`
    update referrer set display_name = ${row.displayName}, weekly_capacity = ${row.weeklyCapacity}, roles = ${row.roles},
      only_roles = ${row.onlyRoles}, languages = ${row.languages}, paused = ${row.paused}, away_until = ${row.awayUntil}, last_active_at = now()
    where account_id = ${accountId} and ended_at is null`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Ends somebody as a referrer. `eventId` is the decision that ends them together with their domain. */
export async function endReferrer(trx: Connection, accountId: string, eventId: string | null = null): Promise<boolean> {
  const result = await sql`
    update referrer set ended_at = now(), ended_by_event_id = ${eventId}
    where account_id = ${accountId} and ended_at is null`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Makes the account a referrer of the company for 180 days, or renews it. Returns false if the mailbox belongs to another account. */
export async function verifyReferrer(
  trx: Connection,
  row: Pick<CodeRow, "accountId" | "companyId" | "domain" | "mailboxHash" | "oldMailboxHash">,
  forDays: number,
): Promise<boolean> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id from referrer where mailbox_hash in (${row.mailboxHash}, ${row.oldMailboxHash}) for update`.execute(
    trx,
  );
  if (rows.some(({ accountId }) => accountId !== row.accountId)) return false;
  await sql`
    insert into referrer (account_id, company_id, domain, mailbox_hash, expires_at)
    values (${row.accountId}, ${row.companyId}, ${row.domain}, ${row.mailboxHash}, now() + make_interval(days => ${forDays}))
    on conflict (account_id) do update set company_id = excluded.company_id, domain = excluded.domain, mailbox_hash = excluded.mailbox_hash,
      verified_at = now(), expires_at = excluded.expires_at, last_active_at = now(), ended_at = null, ended_by_event_id = null`.execute(
    trx,
  );
  return true;
}

/** Returns whether a mailbox already makes an account a referrer. */
export async function isMailboxTaken(trx: Connection, mailboxHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select 1 from referrer where mailbox_hash = ${mailboxHash}`.execute(trx);
  return rows.length > 0;
}

export async function companyBySlug(
  db: Connection,
  slug: string,
): Promise<{ id: string; name: string; slug: string } | null> {
  const { rows } = await sql<{
    id: string;
    name: string;
    slug: string;
  }>`select id, name, slug from company where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

export async function companyById(db: Connection, id: string): Promise<{ name: string; slug: string } | null> {
  const { rows } = await sql<{ name: string; slug: string }>`select name, slug from company where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type CodeRow = Row<"referrerCode"> & { live: boolean };

export async function putCode(
  trx: Connection,
  row: Pick<CodeRow, "accountId" | "companyId" | "domain" | "mailboxHash" | "oldMailboxHash" | "codeHash">,
  lifeMin: number,
): Promise<void> {
  await sql`
    insert into referrer_code (account_id, company_id, domain, mailbox_hash, old_mailbox_hash, code_hash, expires_at)
    values (${row.accountId}, ${row.companyId}, ${row.domain}, ${row.mailboxHash}, ${row.oldMailboxHash}, ${row.codeHash}, now() + make_interval(mins => ${lifeMin}))
    on conflict (account_id) do update set company_id = excluded.company_id, domain = excluded.domain, mailbox_hash = excluded.mailbox_hash,
      old_mailbox_hash = excluded.old_mailbox_hash, code_hash = excluded.code_hash, attempts = 0, sent_at = now(), expires_at = excluded.expires_at`.execute(
    trx,
  );
}

export async function lockCode(trx: Connection, accountId: string): Promise<CodeRow | null> {
  const { rows } =
    await sql<CodeRow>`select *, expires_at > now() as live from referrer_code where account_id = ${accountId} for update`.execute(
      trx,
    );
  return rows[0] ?? null;
}

/** Returns the domain of the address that the person's current code was sent to, or null. */
export async function pendingCodeDomain(db: Connection, accountId: string): Promise<string | null> {
  const { rows } = await sql<{
    domain: string;
  }>`select domain from referrer_code where account_id = ${accountId} and expires_at > now()`.execute(db);
  return rows[0]?.domain ?? null;
}

export async function countCodeAttempt(trx: Connection, accountId: string): Promise<void> {
  await sql`update referrer_code set attempts = attempts + 1 where account_id = ${accountId}`.execute(trx);
}

export async function dropCode(trx: Connection, accountId: string): Promise<void> {
  await sql`delete from referrer_code where account_id = ${accountId}`.execute(trx);
}

/** Deletes expired codes, and the work addresses of mails that could not be sent in time. */
export async function pruneCodes(db: Connection): Promise<void> {
  await sql`delete from referrer_code where expires_at < now()`.execute(db);
  await sql`
    update outbox_mail set abandoned_at = now(), lease_until = null, last_error = 'the code ran out before the mail was sent'
    where message = 'referrer-code' and sent_at is null and abandoned_at is null and created_at < now() - interval '1 hour'`.execute(
    db,
  );
}
