import { sql } from "kysely";
import type { EmployerRole } from "#contract/values/employers/claims.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import {
  approveClaim,
  type ClaimRow,
  claimById,
  endClaim,
  hasOwner,
  lockCompanyClaims,
} from "#store/employers/claims.ts";
import { claimDomain } from "#store/referrals/domains/claim-domain.ts";

/**
 * Approves or refuses a claim. The first approved claimant of a company is its owner, anybody later an editor, so that two claimants who race
 * don't both become owners. Returns the claim; null when it is over.
 */
export async function decideClaim(trx: Transaction, id: string, isApproved: boolean): Promise<ClaimRow | null> {
  const claim = await claimById(trx, id);
  if (claim === null) return null;
  await lockCompanyClaims(trx, claim.companyId);
  if (!isApproved) {
    await endClaim(trx, id, "refused");
    return claim;
  }
  const role: EmployerRole = (await hasOwner(trx, claim.companyId)) ? "editor" : "owner";
  await approveClaim(trx, id, role);
  await claimDomain(trx, claim.domain, claim.companyId);
  return claim;
}

/** Brings a claim back to life that an operator refused or ended. Returns false if its account is gone, or has claimed the company again. */
export async function reviveClaim(trx: Transaction, id: string): Promise<boolean> {
  const result = await sql`
    update employer_claim k set ended_at = null, ended_reason = null
    where id = ${id} and ended_reason in ('refused', 'operator') and account_id is not null and not exists (
      select from employer_claim o where o.company_id = k.company_id and o.account_id = k.account_id and o.ended_at is null)`.execute(
    trx,
  );
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** A claim as an operator sees it. */
export interface ClaimSubject {
  claim: ClaimRow;
  person: { name: string; email: string; createdAt: Date };
  /** Other claims of the company that aren't over. */
  others: number;
}

export async function claimSubject(db: Connection, id: string): Promise<ClaimSubject | null> {
  const claim = await claimById(db, id, { evenDecided: true });
  if (claim === null) return null;
  const { rows } = await sql<{ name: string; email: string; createdAt: Date; others: number }>`
    select name, email, created_at, (select count(*)::int from employer_claim k where k.company_id = ${claim.companyId}
      and k.id <> ${id} and k.ended_at is null) as others
    from account where id = ${claim.accountId}`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { claim, person: row, others: row.others };
}
