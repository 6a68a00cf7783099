import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import type { Transaction } from "#postgres/connection.ts";
import {
  approveClaim,
  claimById,
  endedByOperator,
  hasOwner,
  lockCompanyClaims,
  openClaimCase,
  peopleOfCompany,
} from "#store/employers/claims.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { claimDomain } from "#store/referrals/domains/claim-domain.ts";
import { isKnownDomain, isProved } from "./claim-view.ts";

/**
 * Decides what follows from a claim's proofs. With enough of them, the first claim of a company becomes a case of the desk, and so does one by
 * somebody whose claim an operator ended; once the company has an owner, another person becomes an editor, and its owners hear of it.
 */
export async function settleClaim(
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
  claimId: string,
): Promise<void> {
  const before = await claimById(trx, claimId);
  if (before === null || before.approvedAt !== null) return;
  await lockCompanyClaims(trx, before.companyId);
  const claim = await claimById(trx, claimId);
  if (claim === null || claim.approvedAt !== null) return;
  if (!isProved(claim, await isKnownDomain(trx, claim))) return;
  // Somebody whose claim an operator ended doesn't come back without one.
  if (!(await hasOwner(trx, claim.companyId)) || (await endedByOperator(trx, claim)) !== null)
    return await openClaimCase(trx, claim);
  await approveClaim(trx, claimId, "editor");
  await claimDomain(trx, claim.domain, claim.companyId);
  const newcomer = await accountById(trx, claim.accountId);
  for (const owner of await peopleOfCompany(trx, claim.companyId)) {
    if (owner.role !== "owner") continue;
    const account = await accountById(trx, owner.accountId);
    if (account === null || newcomer === null) continue;
    const recipient = { accountId: account.id, address: account.email, name: account.name, cause: `claim ${claimId}` };
    await enqueueMail({ db: trx, secrets }, "employer-joined", recipient, {
      name: account.name,
      newcomer: newcomer.name,
      company: claim.company,
      domain: claim.domain,
      link: `${baseUrl}/employers`,
    });
  }
}
