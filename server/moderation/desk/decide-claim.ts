import type { AccountContext } from "#accounts/accounts.ts";
import { GROUNDS, type Ground } from "#contract/values/moderation/decision.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { decideClaim } from "#store/moderation/claim-decisions.ts";

/** Does what an operator decided about a claim, and mails the person who made it the statement of reasons. */
export async function applyClaimDecision(
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
  { eventId, claimId, isApproved }: { eventId: string; claimId: string; isApproved: boolean },
  { ground, words }: { ground: Ground; words: string },
): Promise<void> {
  const claim = await decideClaim(trx, claimId, isApproved);
  const account = claim === null ? null : await accountById(trx, claim.accountId);
  if (claim === null || account === null) throw new ModerationError("not-now", "This claim is over.");
  const recipient = { accountId: account.id, address: account.email, name: account.name, cause: `decision ${eventId}` };
  await enqueueMail({ db: trx, secrets }, "claim-decided", recipient, {
    name: account.name,
    company: claim.company,
    isApproved,
    ground: GROUNDS[ground],
    words,
    link: `${baseUrl}/employers`,
  });
}
