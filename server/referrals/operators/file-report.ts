import type { ReportReason } from "#contract/values/referral.ts";
import { answerOffer, type OfferRow, offersOf } from "#store/referrals/offers.ts";
import { insertBlock, insertReport } from "#store/referrals/safety.ts";
import { onRequest, type ReferralContext, referrerOf, type Scene } from "#referrals/requests/request-context.ts";
import { countAnswer } from "#referrals/referrers/award-credit.ts";
import { offerOfMine } from "#referrals/requests/own-offer.ts";
import { continueOrEnd } from "#referrals/requests/offer-round.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** Either side tells the operators about the other. A referrer who reports is not asked about this request again. */
export async function report(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  reason: ReportReason,
  note: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const fromSeeker = scene.request.seekerId === accountId;
    const referrerId = fromSeeker ? await requireMet(scene) : null;
    if (!fromSeeker) await leaveOffer(scene, accountId);
    await insertReport(scene.trx, {
      requestId: requestId,
      reporterId: accountId,
      about: fromSeeker ? "referrer" : "seeker",
      referrerId: referrerId,
      reason,
      note,
    });
  });
}

/** Either side wants nothing to do with the other again: they are not put before each other any more. */
export async function block(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const { request, trx } = scene;
    if (request.seekerId === accountId) {
      const referrer = await referrerOf(scene);
      if (!referrer?.accountId)
        throw new ReferralError("not-now", "Nobody has accepted this request, so there is nobody to block.");
      await insertBlock(trx, accountId, referrer.accountId);
      return;
    }
    await leaveOffer(scene, accountId);
    if (request.seekerId !== null) await insertBlock(trx, accountId, request.seekerId);
  });
}

/** A live offer of this person ends, and counts as answered. */
async function leaveOffer(scene: Scene, accountId: string): Promise<void> {
  const mine = await offerOfMine(scene, accountId);
  if (mine.offer.state !== "live" || scene.request.state !== "offered") return;
  await answerOffer(scene.trx, mine.offer.id, "reported", null);
  await countAnswer(scene.trx, scene.request.id, mine);
  await continueOrEnd(scene, "referrer");
}

/** A seeker can tell about a referrer who has accepted or asked something: who holds the request, or else the last to do so. */
async function requireMet({ trx, request }: Scene): Promise<string> {
  const met = (await offersOf(trx, [request.id])).filter((each) => each.state === "returned" || each.question !== null);
  const last = met.toSorted((a, b) => time(b) - time(a))[0];
  const referrerId = request.acceptedBy ?? last?.referrerId;
  if (referrerId === undefined)
    throw new ReferralError("not-now", "No referrer has written to you about this request yet.");
  return referrerId;
}

function time({ answeredAt, questionAt }: OfferRow): number {
  return Math.max(answeredAt?.getTime() ?? 0, questionAt?.getTime() ?? 0);
}
