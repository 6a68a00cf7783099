import { tokenHash } from "#accounts/tokens.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { loadRequestContext, type ReferralContext, type RequestContext } from "#referrals/requests/request-context.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { type InvitationState, lockInvitationByToken } from "#store/referrals/invitations.ts";
import { jobSummary, lockRequest } from "#store/referrals/requests.ts";

/** The secrets of a contact's browser: the link, and the key that came with the proof of the work address. */
export interface OpenedLink {
  token: string;
  key: string;
}

/** Where an invitation is, as everybody who may act on it sees it. */
export function stateOf(row: InvitationState): "open" | "proved" | "accepted" | "declined" | "revoked" | "expired" {
  if (row.acceptedAt !== null) return "accepted";
  if (row.declinedAt !== null) return "declined";
  if (row.revokedAt !== null) return "revoked";
  if (row.expired) return "expired";
  return row.provedAt === null ? "open" : "proved";
}

/** The one answer to a link that opens nothing: whether it ever was an invitation, and what became of it, is nobody's business. */
export function endedInvitation(): ReferralError {
  return new ReferralError("not-found", "This invitation has ended, or its link isn’t complete.");
}

/** Returns whether the key is that of the invitation's proved mailbox. */
export function hasKey(row: InvitationState, key: string | undefined): boolean {
  return key !== undefined && row.keyHash !== null && row.keyHash.equals(tokenHash(key));
}

/** Runs `work` with the invitation of a link whose work address this browser has proved, under its lock. */
export async function withOpened<T>(
  context: ReferralContext,
  { token, key }: OpenedLink,
  work: (trx: Transaction, row: InvitationState) => Promise<T>,
): Promise<T> {
  return await inTransaction(context.database, async (trx) => {
    const row = await lockInvitationByToken(trx, tokenHash(token));
    if (!row || !hasKey(row, key)) throw endedInvitation();
    return await work(trx, row);
  });
}

/** Returns the request of an accepted invitation under its lock. */
export async function lockInvited(
  context: ReferralContext,
  trx: Transaction,
  row: InvitationState,
): Promise<RequestContext> {
  const request = row.requestId === null ? null : await lockRequest(trx, row.requestId);
  if (!request) throw new ReferralError("not-now", "Accept the request first.");
  return await loadRequestContext(context, trx, request);
}

/** Throws unless an invitation can be answered now. */
export async function requireAnswerable(trx: Transaction, row: InvitationState): Promise<void> {
  if (stateOf(row) !== "proved")
    throw new ReferralError("not-now", "You have already answered, or the time to answer is over.");
  if (await isSuspended(trx, row.seekerId)) throw endedInvitation();
  const job = await jobSummary(trx, row.jobId);
  if (job?.jobOpen !== true)
    throw new ReferralError("job-closed", "This job has closed in the meantime, so there’s nothing left to do.");
}
