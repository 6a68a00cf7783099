import { inTransaction } from "#postgres/transaction.ts";
import { OUTCOME_ASK_DAYS, SCRUB_AFTER_DAYS } from "#contract/values/referral.ts";
import { extendLapsedOffers, lapseOffers, offersOf, releaseLiveOffers } from "#store/referrals/offers.ts";
import { clockOf, countOutcomeAsk, dueRequests, scrubRequests, tryLockRequest } from "#store/referrals/requests.ts";
import { lockCandidates, pruneCodes } from "#store/referrals/referrers.ts";
import { move, note, type ReferralContext, type Scene, sceneOf } from "./requests/request-context.ts";
import { confirmBy } from "./requests/confirm.ts";
import { sendDigests } from "./notifications/digest.ts";
import { nextReferrers } from "./requests/matching.ts";
import { backToPool, continueOrEnd, endOffered, offerNext } from "./requests/offer-round.ts";

const AT_ONCE = 5000;
/** Hours an unanswered offer stays when nobody else could take it. */
const LONGER_H = 24;

/** Does everything that the database's clock says is due. Safe to run in several processes at once, and again after a failure. */
export async function runReferralTimers(context: ReferralContext): Promise<number> {
  const { db } = context.database;
  let moved = 0;
  for (const id of await dueRequests(db, OUTCOME_ASK_DAYS, AT_ONCE)) {
    try {
      if (await inTransaction(context.database, (trx) => onDue(context, trx, id))) moved += 1;
    } catch (error) {
      // One request that cannot be moved must not stop the clock of the others.
      context.log.error({ err: error, request: id }, "a referral request could not be moved by its clock");
    }
  }
  await scrubRequests(db, SCRUB_AFTER_DAYS);
  await pruneCodes(db);
  await sendDigests(context);
  return moved;
}

async function onDue(context: ReferralContext, trx: Scene["trx"], id: string): Promise<boolean> {
  const request = await tryLockRequest(trx, id);
  if (!request) return false;
  const scene = await sceneOf(context, trx, request);
  const now = await clockOf(trx);
  const over = request.deadline !== null && request.deadline <= now;
  const open = request.state === "offered" || request.state === "accepted";
  if (open && !scene.job.jobOpen) await endOffered(scene, { action: "close-job", actor: "clock", kind: "cancelled" });
  else if (request.state === "offered" && over) await expire(scene);
  else if (request.state === "offered") await widen(scene, now);
  else if (request.state === "accepted" && over) await backToPool(scene, "clock");
  else if (request.state === "submitted" && over) await confirmBy(scene, "clock");
  else if (request.state === "confirmed") await askOutcome(scene, now);
  return true;
}

async function expire(scene: Scene): Promise<void> {
  await lapseOffers(scene.trx, scene.request.id);
  await releaseLiveOffers(scene.trx, scene.request.id);
  await move(scene, { action: "expire", actor: "clock", kind: "expired" });
}

/**
 * Offers unanswered for 48 hours make room for the next referrers; while another still has time, or with nobody
 * to take their place, they stay open longer.
 */
async function widen(scene: Scene, now: Date): Promise<void> {
  const { trx, request, job } = scene;
  const live = (await offersOf(trx, [request.id])).filter((offer) => offer.state === "live");
  if (live.length === 0) return await continueOrEnd(scene, "clock");
  const waitsForOthers = live.some((offer) => offer.lapsesAt > now);
  if (waitsForOthers || nextReferrers(await lockCandidates(trx, request.id), job.jobRoles).length === 0) {
    return await extendLapsedOffers(trx, request.id, LONGER_H);
  }
  await lapseOffers(trx, request.id);
  await offerNext(scene);
}

async function askOutcome(scene: Scene, now: Date): Promise<void> {
  const { trx, request } = scene;
  const days = OUTCOME_ASK_DAYS[request.outcomeAsks];
  const submitted = request.submittedAt;
  if (days === undefined || submitted === null || (request.outcome !== null && request.outcome !== "waiting")) return;
  if (submitted.getTime() + days * 86_400_000 > now.getTime()) return;
  await countOutcomeAsk(trx, request.id);
  await note(scene, { kind: "outcome-ask", actor: "clock", told: [{ role: "seeker", accountId: request.seekerId }] });
}
