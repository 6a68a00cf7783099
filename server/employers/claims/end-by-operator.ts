import { EmployerError } from "#employers/employer-error.ts";
import { apply } from "#employers/statements/change-company.ts";
import type { Transaction } from "#postgres/connection.ts";
import { claimById, endClaim, lockCompanyClaims, peopleOfCompany } from "#store/employers/claims.ts";
import { publishPostsSoon } from "#store/employers/employer-tasks.ts";
import { lastWordsOf } from "#store/employers/statements.ts";
import { reviveClaim } from "#store/moderation/claim-decisions.ts";

/**
 * An operator ends an approved claim and its rights. What its person said stays while somebody else speaks for the company, who can take it
 * back; otherwise what held before it holds again. The event is the decision. Throws EmployerError for a claim that is over.
 */
export async function endClaimByOperator(trx: Transaction, claimId: string, eventId: string): Promise<void> {
  const companyId = (await claimById(trx, claimId))?.companyId;
  if (companyId !== undefined) await lockCompanyClaims(trx, companyId);
  const claim = await claimById(trx, claimId);
  if (claim === null || claim.approvedAt === null) throw new EmployerError("not-now", "This claim is over.");
  await endClaim(trx, claimId, "operator");
  await publishPostsSoon(trx);
  if ((await peopleOfCompany(trx, claim.companyId)).some(({ holds }) => holds)) return;
  for (const { field, subjectId, value, before, firstId } of await lastWordsOf(trx, claim))
    await apply(trx, claim, { field, subjectId, value: before, before: value, undoesId: firstId, eventId });
}

/** Another operator reverses that: the claim gives rights again while its proofs hold. Throws EmployerError if its person has left or claimed again. */
export async function restoreClaim(trx: Transaction, claimId: string): Promise<void> {
  if (!(await reviveClaim(trx, claimId)))
    throw new EmployerError("not-now", "This claim is over: its person has left, or has claimed the company again.");
  await publishPostsSoon(trx);
}
