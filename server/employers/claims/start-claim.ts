import type { AccountContext } from "#accounts/accounts.ts";
import type { EmployerClaim, ClaimRequest } from "#contract/schemas/employers/claims.ts";
import { MAX_CLAIMS } from "#contract/values/employers/claims.ts";
import { EmployerError, noClaim } from "#employers/employer-error.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { claimableCompany, claimById, claimsOf, endClaim, putClaim } from "#store/employers/claims.ts";
import { claimDomain } from "./claim-domain.ts";
import { viewClaim } from "./claim-view.ts";

export type EmployerContext = Pick<AccountContext, "database" | "secrets" | "limiter" | "baseUrl" | "log">;

/** Starts the account's claim of a company with a domain, or returns the one it has. Another domain voids its proofs. */
export async function startClaim(
  { database, secrets, limiter }: EmployerContext,
  accountId: string,
  { company: slug, domain: typed }: ClaimRequest,
): Promise<EmployerClaim> {
  const domain = claimDomain(typed);
  const company = await claimableCompany(database.db, slug);
  if (company === null) throw new EmployerError("not-found", "There is no such company here.", "company");
  await limiter.take("claimPerAccountDay", accountId);
  return await inTransaction(database, async (trx) => {
    const claims = await claimsOf(trx, accountId);
    if (claims.length >= MAX_CLAIMS && claims.every(({ companyId }) => companyId !== company.id))
      throw new EmployerError("not-now", `You have ${MAX_CLAIMS} claims. Please withdraw one first.`);
    const row = await claimById(trx, await putClaim(trx, { companyId: company.id, accountId, domain }));
    if (row === null) throw noClaim();
    return await viewClaim(trx, secrets, row);
  });
}

/** Ends the account's own claim and its rights. */
export async function withdrawClaim({ database }: EmployerContext, accountId: string, claimId: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await claimById(trx, claimId);
    if (claim?.accountId !== accountId) throw noClaim();
    await endClaim(trx, claimId, "withdrawn");
  });
}
