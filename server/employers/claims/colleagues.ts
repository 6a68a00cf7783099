import type { Colleague, ColleagueRequest } from "#contract/schemas/employers/claims.ts";
import { EmployerError, noClaim } from "#employers/employer-error.ts";
import type { Connection } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  approveClaim,
  type ClaimRow,
  claimById,
  employerRole,
  endClaim,
  lockCompanyClaims,
  peopleOfCompany,
} from "#store/employers/claims.ts";
import type { EmployerContext } from "./start-claim.ts";

/** Returns who speaks for the company of a claim. Only people who speak for it now may know. */
export async function listColleagues(
  { database: { db } }: EmployerContext,
  accountId: string,
  claimId: string,
): Promise<Colleague[]> {
  const claim = await ownClaim(db, accountId, claimId);
  if ((await employerRole(db, accountId, claim.companyId)) === null) throw noRights();
  return (await peopleOfCompany(db, claim.companyId)).map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role ?? "editor",
    isActive: row.holds,
    isYou: row.accountId === accountId,
    since: (row.approvedAt ?? row.createdAt).toISOString(),
  }));
}

/** An owner gives somebody else another role, or ends their rights. */
export async function changeColleague(
  { database }: EmployerContext,
  accountId: string,
  { claimId, personId }: { claimId: string; personId: string },
  { role }: ColleagueRequest,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await ownClaim(trx, accountId, claimId);
    await lockCompanyClaims(trx, claim.companyId);
    if ((await employerRole(trx, accountId, claim.companyId)) !== "owner") throw noRights();
    const person = await claimById(trx, personId);
    if (person === null || person.companyId !== claim.companyId || person.approvedAt === null)
      throw new EmployerError("not-found", "There is no such person at this company.");
    if (person.accountId === accountId)
      throw new EmployerError("not-now", "You can’t change your own role. Another owner can.");
    if (role === null) await endClaim(trx, personId, "removed");
    else await approveClaim(trx, personId, role);
  });
}

async function ownClaim(db: Connection, accountId: string, claimId: string): Promise<ClaimRow> {
  const claim = await claimById(db, claimId);
  if (claim?.accountId !== accountId) throw noClaim();
  return claim;
}

function noRights(): EmployerError {
  return new EmployerError("not-now", "You can’t do this now: it takes an approved claim with two proofs that hold.");
}
