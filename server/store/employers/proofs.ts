import { sql } from "kysely";
import { CODE_ATTEMPTS } from "#contract/values/referral.ts";
import { MISSING_DAYS, PROOF_DAYS, type ProofKind, RENEW_DAYS } from "#contract/values/employers/claims.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** Notes that a check waits for a worker. */
export async function wantCheck(trx: Transaction, claimId: string, kind: ProofKind): Promise<void> {
  await sql`
    insert into employer_proof (claim_id, kind, wanted_at) values (${claimId}, ${kind}, now())
    on conflict (claim_id, kind) do update set wanted_at = now()`.execute(trx);
}

/** Records that a proof was found: it holds from now on. */
export async function holdProof(trx: Transaction, claimId: string, kind: ProofKind): Promise<void> {
  await sql`
    insert into employer_proof (claim_id, kind, proved_at, expires_at, checked_at)
    values (${claimId}, ${kind}, now(), now() + make_interval(days => ${PROOF_DAYS}), now())
    on conflict (claim_id, kind) do update set proved_at = excluded.proved_at, expires_at = excluded.expires_at,
      checked_at = excluded.checked_at, problem = null, missing_since = null, wanted_at = null`.execute(trx);
}

/**
 * Records that a proof wasn't found and why. One that held ends once it has been missing for a week; `isSure` is false when the place where
 * it should be couldn't be read, which says nothing.
 */
export async function missProof(
  trx: Transaction,
  claimId: string,
  kind: ProofKind,
  { problem, isSure }: { problem: string; isSure: boolean },
): Promise<void> {
  await sql`
    update employer_proof set problem = ${problem}, checked_at = now(), wanted_at = null,
      missing_since = case when ${isSure} then coalesce(missing_since, now()) else missing_since end,
      expires_at = case when ${isSure} and missing_since < now() - make_interval(days => ${MISSING_DAYS}) then least(expires_at, now())
        else expires_at end
    where claim_id = ${claimId} and kind = ${kind}`.execute(trx);
}

/** Returns proofs to look for again: those that held and weren't looked for within a day, the longest ago first. */
export async function proofsToRecheck(db: Connection, limit: number): Promise<{ claimId: string; kind: ProofKind }[]> {
  const { rows } = await sql<{ claimId: string; kind: ProofKind }>`
    select p.claim_id, p.kind from employer_proof p join employer_claim k on k.id = p.claim_id
    where k.ended_at is null and k.account_id is not null and p.kind <> 'mailbox' and p.expires_at > now()
      and p.checked_at < now() - interval '20 hours'
    order by p.checked_at limit ${limit}`.execute(db);
  return rows;
}

/** A proof of an approved claim that ends soon. */
export interface EndingProof {
  claimId: string;
  accountId: string;
  email: string;
  name: string;
  company: string;
  kind: ProofKind;
  expiresAt: Date;
}

/** Returns the proofs of approved claims that end within two weeks. */
export async function endingProofs(db: Connection, limit: number): Promise<EndingProof[]> {
  const { rows } = await sql<EndingProof>`
    select p.claim_id, k.account_id, a.email, a.name, c.name as company, p.kind, p.expires_at
    from employer_proof p join employer_claim k on k.id = p.claim_id join account a on a.id = k.account_id
      join company c on c.id = k.company_id
    where k.ended_at is null and k.approved_at is not null and p.expires_at > now()
      and p.expires_at < now() + make_interval(days => ${RENEW_DAYS})
    order by p.expires_at limit ${limit}`.execute(db);
  return rows;
}

/** Returns whether an open posting of the company on a board that is only its own holds the marker. */
export async function hasMarkedPosting(
  db: Connection,
  { companyId, marker, sources }: { companyId: string; marker: string; sources: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from job j join job_posting l on l.job_id = j.id join posting p on p.id = l.posting_id join board b on b.id = p.board_id
    where j.company_id = ${companyId} and p.closed_at is null and p.dropped_reason is null and b.state = 'live'
      and (b.origin = 'sample' or b.origin not in ('discovered', 'employer') and b.source = any(${sources}::text[]))
      and position(${marker} in coalesce(p.facts->>'text', '') || ' ' || coalesce(p.facts->>'description', '')) > 0
      and not exists (
        select from posting o join job_posting ol on ol.posting_id = o.id join job oj on oj.id = ol.job_id
        where o.board_id = b.id and o.closed_at is null and oj.company_id <> j.company_id)
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function putClaimCode(
  trx: Transaction,
  { claimId, codeHash, lifeMin }: { claimId: string; codeHash: Buffer; lifeMin: number },
): Promise<void> {
  await sql`
    insert into employer_code (claim_id, code_hash, expires_at) values (${claimId}, ${codeHash}, now() + make_interval(mins => ${lifeMin}))
    on conflict (claim_id) do update set code_hash = excluded.code_hash, attempts = 0, expires_at = excluded.expires_at`.execute(
    trx,
  );
}

/** Counts an attempt and returns the hash of the code that waits; null when it is too old or was tried too often. */
export async function tryClaimCode(trx: Transaction, claimId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ codeHash: Buffer }>`
    update employer_code set attempts = attempts + 1
    where claim_id = ${claimId} and attempts < ${CODE_ATTEMPTS} and expires_at > now() returning code_hash`.execute(
    trx,
  );
  return rows[0]?.codeHash ?? null;
}

export async function dropClaimCode(trx: Transaction, claimId: string): Promise<void> {
  await sql`delete from employer_code where claim_id = ${claimId}`.execute(trx);
}
