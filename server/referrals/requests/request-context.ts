import type { AccountContext } from "#accounts/accounts.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { notFoundHere, ReferralError } from "#referrals/referral-error.ts";
import { type ReferrerRow, referrersByIds } from "#store/referrals/referrers.ts";
import { lockRequest, type JobSummary, jobSummary, type RequestRow } from "#store/referrals/requests.ts";

/** What the actions of the referral network work with. */
export type ReferralContext = Pick<AccountContext, "database" | "secrets" | "limiter" | "log" | "baseUrl">;

/** One request under its lock, for the duration of one action. */
export interface RequestContext {
  context: ReferralContext;
  trx: Transaction;
  request: RequestRow;
  job: JobSummary;
}

/** Runs an action in a transaction that locks the request. */
export async function withRequest<T>(
  context: ReferralContext,
  id: string,
  work: (current: RequestContext) => Promise<T>,
): Promise<T> {
  return await inTransaction(context.database, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw notFoundHere();
    return await work(await loadRequestContext(context, trx, request));
  });
}

export async function loadRequestContext(
  context: ReferralContext,
  trx: Transaction,
  request: RequestRow,
): Promise<RequestContext> {
  const job = await jobSummary(trx, request.jobId);
  if (!job) throw notFoundHere();
  return { context, trx, request, job };
}

/** Returns the referrer who accepted the request, or null. */
export async function referrerOf({
  trx,
  request,
}: Pick<RequestContext, "trx" | "request">): Promise<ReferrerRow | null> {
  if (request.acceptedBy === null) return null;
  return (await referrersByIds(trx, [request.acceptedBy])).get(request.acceptedBy) ?? null;
}

/** Throws `not-found` unless the request is this account's own. */
export function requireSeeker({ request }: RequestContext, accountId: string): void {
  if (request.seekerId !== accountId) throw notFoundHere();
}

const STATE_TEXTS: Record<RequestState, string> = {
  offered: "No referrer has accepted this request yet.",
  accepted: "The request has been accepted, but the referral has not been submitted yet.",
  submitted: "The referral has already been submitted.",
  disputed: "We are reviewing this referral.",
  confirmed: "The referral has already been confirmed.",
  expired: "The request has expired.",
  cancelled: "The job has closed, so the request was cancelled.",
  withdrawn: "The request was withdrawn.",
  declined: "The request was declined.",
  refunded: "The request was closed and its credit returned.",
};

/** Refuses an action that the state of the request does not allow. */
export function notNow({ state }: Pick<RequestRow, "state">): ReferralError {
  return new ReferralError("not-now", STATE_TEXTS[state]);
}
