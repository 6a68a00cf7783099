import type { AccountContext } from "#accounts/accounts.ts";
import type { CaseAction } from "#contract/values/moderation/decision.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { decideClaim, reviveClaim } from "#store/moderation/claim-decisions.ts";

/**
 * Does what an operator decided about a claim, and tells the person who made it of an approval. A refusal gets a statement of reasons,
 * and an appeal that is reversed approves the claim.
 */
export async function applyClaimDecision(
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
  { eventId, action, words }: { eventId: string; action: CaseAction; words: string },
  claimId: string,
): Promise<void> {
  const isApproved = action !== "refuse-claim";
  const isAlive = action !== "reverse" || (await reviveClaim(trx, claimId));
  const claim = isAlive ? await decideClaim(trx, claimId, isApproved) : null;
  const account = claim === null ? null : await accountById(trx, claim.accountId);
  if (claim === null || account === null) throw new ModerationError("not-now", "This claim is over.");
  if (!isApproved) return;
  const recipient = { accountId: account.id, address: account.email, name: account.name, cause: `decision ${eventId}` };
  const data = { name: account.name, company: claim.company, words, link: `${baseUrl}/employers` };
  await enqueueMail({ db: trx, secrets }, "claim-approved", recipient, data);
}
