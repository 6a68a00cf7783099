import { sql } from "kysely";
import type { DeclineReason } from "#contract/values/referral.ts";
import type { Connection, Row } from "#postgres/connection.ts";
import { JOB_SUMMARY, type JobSummary, type RequestRow } from "./requests.ts";

export type InvitationRow = Row<"referralInvitation">;
/** An invitation with what its state depends on. */
export type InvitationState = InvitationRow & {
  expired: boolean;
  /** The referrer who stands for the contact; null before acceptance. */
  referrerId: string | null;
};

type NewInvitation = Pick<
  InvitationRow,
  "seekerId" | "jobId" | "companyId" | "label" | "why" | "evidence" | "links" | "country" | "tokenHash"
> & { seekerConnects: boolean };

const STATE = sql`i.*, i.expires_at <= now() as expired, r.accepted_by as referrer_id`;
const FROM = sql`referral_invitation i left join referral_request r on r.id = i.request_id`;

export async function insertInvitation(trx: Connection, row: NewInvitation, forDays: number): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    insert into referral_invitation (seeker_id, job_id, company_id, label, why, evidence, links, country, token_hash, seeker_connects, expires_at)
    values (${row.seekerId}, ${row.jobId}, ${row.companyId}, ${row.label}, ${row.why}, ${row.evidence}, ${row.links}, ${row.country},
      ${row.tokenHash}, ${row.seekerConnects}, now() + make_interval(days => ${forDays}))
    returning *`.execute(trx);
  return rows[0]!;
}

/** Returns how many invitations of a person can still be answered, and how many they made in the last day. */
export async function countInvitations(db: Connection, seekerId: string): Promise<{ open: number; today: number }> {
  const { rows } = await sql<{ open: number; today: number }>`
    select (count(*) filter (where revoked_at is null and declined_at is null and accepted_at is null and expires_at > now()))::int as open,
      (count(*) filter (where created_at > now() - interval '24 hours'))::int as today
    from referral_invitation where seeker_id = ${seekerId}`.execute(db);
  return rows[0]!;
}

/** Returns the invitation of a link and locks it until the transaction ends. */
export async function lockInvitationByToken(trx: Connection, tokenHash: Buffer): Promise<InvitationState | null> {
  const { rows } = await sql<InvitationState>`
    select ${STATE} from ${FROM} where i.token_hash = ${tokenHash} for update of i`.execute(trx);
  return rows[0] ?? null;
}

export async function lockOwnInvitation(
  trx: Connection,
  seekerId: string,
  id: string,
): Promise<InvitationState | null> {
  const { rows } = await sql<InvitationState>`
    select ${STATE} from ${FROM} where i.id = ${id} and i.seeker_id = ${seekerId} for update of i`.execute(trx);
  return rows[0] ?? null;
}

export type ListedInvitation = InvitationState & JobSummary & { requestState: RequestRow["state"] | null };

export async function invitationsOf(db: Connection, seekerId: string, limit = 50): Promise<ListedInvitation[]> {
  const { rows } = await sql<ListedInvitation>`
    select ${STATE}, ${JOB_SUMMARY}, r.state as request_state
    from ${FROM} join job j on j.id = i.job_id join company c on c.id = i.company_id
    where i.seeker_id = ${seekerId} order by i.created_at desc, i.id limit ${limit}`.execute(db);
  return rows;
}

export type MetInvitation = InvitationState & JobSummary & { name: string };

/** Returns the accepted invitations of this referrer, newest first, with the names of the people who invited them. */
export async function invitationsToReferrer(db: Connection, accountId: string, limit = 50): Promise<MetInvitation[]> {
  const { rows } = await sql<MetInvitation>`
    select ${STATE}, ${JOB_SUMMARY}, a.name
    from referrer f join referral_request r on r.accepted_by = f.id join referral_invitation i on i.request_id = r.id
    join account a on a.id = i.seeker_id join job j on j.id = i.job_id join company c on c.id = i.company_id
    where f.account_id = ${accountId} order by i.accepted_at desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns and locks an invitation that this referrer has accepted, or null. */
export async function lockInvitationToReferrer(
  trx: Connection,
  accountId: string,
  id: string,
): Promise<InvitationState | null> {
  const { rows } = await sql<InvitationState>`
    select ${STATE} from ${FROM} join referrer f on f.id = r.accepted_by
    where i.id = ${id} and f.account_id = ${accountId} for update of i`.execute(trx);
  return rows[0] ?? null;
}

/** Replaces the code of an invitation. */
export async function putInvitationCode(
  trx: Connection,
  id: string,
  {
    domain,
    mailboxHash,
    codeHash,
    lifeMin,
  }: { domain: string; mailboxHash: Buffer; codeHash: Buffer; lifeMin: number },
): Promise<void> {
  await sql`
    update referral_invitation set domain = ${domain}, pending_mailbox_hash = ${mailboxHash}, code_hash = ${codeHash}, code_attempts = 0,
      codes_sent = codes_sent + 1, code_expires_at = now() + make_interval(mins => ${lifeMin})
    where id = ${id}`.execute(trx);
}

export async function isInvitationCodeLive(trx: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from referral_invitation where id = ${id} and code_expires_at > now()`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function countInvitationAttempt(trx: Connection, id: string): Promise<void> {
  await sql`update referral_invitation set code_attempts = code_attempts + 1 where id = ${id}`.execute(trx);
}

/** Binds the link to the mailbox that has proved itself, and its browser's key. A proof on another device replaces the key. */
export async function proveInvitation(trx: Connection, id: string, keyHash: Buffer, forDays: number): Promise<void> {
  await sql`
    update referral_invitation set mailbox_hash = pending_mailbox_hash, key_hash = ${keyHash}, code_hash = null, code_expires_at = null,
      expires_at = case when proved_at is null then now() + make_interval(days => ${forDays}) else expires_at end,
      proved_at = coalesce(proved_at, now())
    where id = ${id}`.execute(trx);
}

export async function revokeInvitation(trx: Connection, id: string): Promise<void> {
  await sql`update referral_invitation set revoked_at = now() where id = ${id}`.execute(trx);
}

export async function declineInvitation(trx: Connection, id: string, reason: DeclineReason): Promise<void> {
  await sql`update referral_invitation set declined_at = now(), decline_reason = ${reason} where id = ${id}`.execute(
    trx,
  );
}

export async function acceptInvitation(trx: Connection, id: string, requestId: string): Promise<void> {
  await sql`
    update referral_invitation set accepted_at = now(), request_id = ${requestId}, why = '', evidence = '', links = '{}', country = null
    where id = ${id}`.execute(trx);
}

export async function setConnects(
  trx: Connection,
  id: string,
  side: "seeker" | "contact",
  connects: boolean,
): Promise<void> {
  await sql`
    update referral_invitation set ${sql.ref(`${side}_connects`)} = ${connects} where id = ${id}`.execute(trx);
}

/** Adds the referrer who stands for a contact without an account: they get no other request. Returns their id. */
export async function insertContact(
  trx: Connection,
  { companyId, domain, name }: { companyId: string; domain: string; name: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into referrer (company_id, domain, display_name, ended_at) values (${companyId}, ${domain}, ${name}, now()) returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}

/** Returns and locks the person's open request at the company, or null. */
export async function lockActiveRequest(
  trx: Connection,
  seekerId: string,
  companyId: string,
): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select * from referral_request where seeker_id = ${seekerId} and company_id = ${companyId} and ended_at is null for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

/** Returns whether a mailbox is that of the account's own referrer. */
export async function isOwnMailbox(db: Connection, accountId: string, mailboxHashes: Buffer[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from referrer where account_id = ${accountId} and mailbox_hash = any(${mailboxHashes})`.execute(db);
  return rows.length > 0;
}

/** Returns whether work addresses can prove that somebody works at the company. */
export async function hasProvingDomain(db: Connection, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from company c where c.id = ${companyId} and (
      (c.sample and cardinality(c.domains) > 0)
      or exists (select 1 from company_domain d where d.company_id = c.id and d.withdrawn_at is null)
      or exists (select 1 from company_domain_claim k join board b on b.id = k.board_id
        where k.company_id = c.id group by k.domain having count(distinct b.source) >= 2))`.execute(db);
  return rows.length > 0;
}

export async function blockInvitations(db: Connection, addressHash: Buffer): Promise<void> {
  await sql`insert into referral_invitation_block (address_hash) values (${addressHash}) on conflict do nothing`.execute(
    db,
  );
}

export async function blocksInvitations(db: Connection, addressHashes: Buffer[]): Promise<boolean> {
  const { rows } =
    await sql`select 1 from referral_invitation_block where address_hash = any(${addressHashes})`.execute(db);
  return rows.length > 0;
}

/** Makes the contact of an accepted invitation a referrer with an account, who gets other requests too. The seeker's name for them goes. */
export async function adoptContact(
  trx: Connection,
  row: { referrerId: string; accountId: string; mailboxHash: Buffer; forDays: number },
): Promise<void> {
  await sql`
    update referrer set account_id = ${row.accountId}, mailbox_hash = ${row.mailboxHash}, display_name = null, ended_at = null, verified_at = now(),
      expires_at = now() + make_interval(days => ${row.forDays}), last_active_at = now()
    where id = ${row.referrerId}`.execute(trx);
}

/** Deletes the invitations that led to nothing, some days after they ended. Returns their number. */
export async function pruneInvitations(db: Connection, afterDays: number): Promise<number> {
  const result = await sql`
    delete from referral_invitation
    where accepted_at is null and least(expires_at, coalesce(revoked_at, expires_at), coalesce(declined_at, expires_at))
      < now() - make_interval(days => ${afterDays})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
