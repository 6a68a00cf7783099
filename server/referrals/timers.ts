import { OUTCOME_ASK_DAYS, SCRUB_AFTER_DAYS } from "#contract/values/referral.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { extendLapsedOffers, lapseOffers, offersOf, releaseLiveOffers } from "#store/referrals/offers.ts";
import { pruneInvitations } from "#store/referrals/invitations.ts";
import { lockCandidates, pruneCodes } from "#store/referrals/referrers.ts";
import { countOutcomeAsk, databaseNow, dueRequests, scrubRequests, tryLockRequest } from "#store/referrals/requests.ts";
import { sendDigests } from "./notifications/digest.ts";
import { confirmRequest } from "./requests/confirm.ts";
import { nextReferrers } from "./requests/matching.ts";
import { continueOrEnd, endRequest, offerNextRound, returnToPool } from "./requests/offer-round.ts";
import { loadRequestContext, type ReferralContext, type RequestContext } from "./requests/request-context.ts";
import { applyTransition, recordEvent } from "./requests/transitions.ts";

const REQUESTS_PER_RUN = 5000;
/** Extends an unanswered offer by this many hours if there is nobody else to ask. */
const EXTENSION_H = 24;
const DAY_MS = 86_400_000;

/**
 * Does everything that is due by the database's clock. Returns how many requests it processed. Safe to run in several
 * processes at once, and to repeat after a failure.
 */
export async function runReferralTimers(context: ReferralContext): Promise<number> {
  const { db } = context.database;
  let processed = 0;
  for (const id of await dueRequests(db, OUTCOME_ASK_DAYS, REQUESTS_PER_RUN)) {
    try {
      if (await inTransaction(context.database, (trx) => processDue(context, trx, id))) processed += 1;
    } catch (error) {
      // One failing request must not stop the others.
      context.log.error({ err: error, request: id }, "could not process a due referral request");
    }
  }
  await scrubRequests(db, SCRUB_AFTER_DAYS);
  await pruneCodes(db);
  await pruneInvitations(db, SCRUB_AFTER_DAYS);
  await sendDigests(context);
  return processed;
}

async function processDue(context: ReferralContext, trx: Transaction, id: string): Promise<boolean> {
  const request = await tryLockRequest(trx, id);
  if (!request) return false;
  const current = await loadRequestContext(context, trx, request);
  const now = await databaseNow(trx);
  const overdue = request.deadline !== null && request.deadline <= now;
  const cancellable = request.state === "offered" || request.state === "accepted";
  if (cancellable && !current.job.jobOpen)
    await endRequest(current, { action: "close-job", actor: "clock", kind: "cancelled" });
  else if (request.state === "offered" && overdue) await expire(current);
  else if (request.state === "offered") await widen(current, now);
  else if (request.state === "accepted" && overdue) await returnToPool(current, "clock");
  else if (request.state === "submitted" && overdue) await confirmRequest(current, "clock");
  else if (request.state === "confirmed") await askOutcome(current, now);
  return true;
}

async function expire(current: RequestContext): Promise<void> {
  await lapseOffers(current.trx, current.request.id);
  await releaseLiveOffers(current.trx, current.request.id);
  await applyTransition(current, { action: "expire", actor: "clock", kind: "expired" });
}

/**
 * Replaces offers unanswered for 48 hours with offers to the next referrers. Extends them instead while another offer is
 * within its time, or if nobody else can be asked.
 */
async function widen(current: RequestContext, now: Date): Promise<void> {
  const { trx, request, job } = current;
  const live = (await offersOf(trx, [request.id])).filter((offer) => offer.state === "live");
  if (live.length === 0) return await continueOrEnd(current, "clock");
  const anotherHasTime = live.some((offer) => offer.lapsesAt > now);
  if (anotherHasTime || nextReferrers(await lockCandidates(trx, request.id), job.jobRoles).length === 0) {
    return await extendLapsedOffers(trx, request.id, EXTENSION_H);
  }
  await lapseOffers(trx, request.id);
  await offerNextRound(current);
}

async function askOutcome(current: RequestContext, now: Date): Promise<void> {
  const { trx, request } = current;
  const days = OUTCOME_ASK_DAYS[request.outcomeAsks];
  const submitted = request.submittedAt;
  if (days === undefined || submitted === null || (request.outcome !== null && request.outcome !== "waiting")) return;
  if (submitted.getTime() + days * DAY_MS > now.getTime()) return;
  await countOutcomeAsk(trx, request.id);
  await recordEvent(current, {
    kind: "outcome-ask",
    actor: "clock",
    recipients: [{ role: "seeker", accountId: request.seekerId }],
  });
}
