import { OFFER_WITHIN_H } from "#contract/values/referral.ts";
import { insertOffers, offersOf, releaseLiveOffers, returnAcceptedOffer } from "#store/referrals/offers.ts";
import { nextOfferRound, setAcceptedBy } from "#store/referrals/requests.ts";
import { lockCandidates } from "#store/referrals/referrers.ts";
import { move, note, type Scene } from "./request-context.ts";
import { nextReferrers } from "./matching.ts";

/** Offers the request to the next referrers, if nobody has it before them now; gives how many. */
export async function offerNext(scene: Scene): Promise<number> {
  const { trx, request, job } = scene;
  const offers = await offersOf(trx, [request.id]);
  if (offers.some((offer) => offer.state === "live")) return 0;
  const chosen = nextReferrers(await lockCandidates(trx, request.id), job.jobRoles);
  if (chosen.length === 0) return 0;
  const offerRound = await nextOfferRound(trx, request.id);
  await insertOffers(
    trx,
    request.id,
    chosen.map((each) => each.id),
    offerRound,
    OFFER_WITHIN_H,
  );
  const referrers = chosen.map((each) => ({ role: "referrer" as const, accountId: each.accountId }));
  // The first round is part of the news that the request is on its way.
  const seeker = offerRound > 1 ? [{ role: "seeker" as const, accountId: request.seekerId }] : [];
  await note(scene, { kind: "wave", actor: "clock", detail: String(chosen.length), told: [...referrers, ...seeker] });
  return chosen.length;
}

/**
 * After an offer has ended: the next referrers are asked; where nobody is left, the request ends. It was declined only if
 * everybody said no; after a silence it has expired, so that the seeker may ask again.
 */
export async function continueOrEnd(scene: Scene, actor: "referrer" | "clock"): Promise<void> {
  const { trx, request } = scene;
  const offers = await offersOf(trx, [request.id]);
  if (offers.some((offer) => offer.state === "live")) return;
  if ((await lockCandidates(trx, request.id)).length > 0) {
    await offerNext(scene);
    return;
  }
  const allSaidNo =
    offers.every((offer) => offer.state === "declined" || offer.state === "reported" || offer.state === "released") &&
    offers.some((offer) => offer.state !== "released");
  if (allSaidNo) await move(scene, { action: "exhaust", actor, kind: "declined" });
  else await move(scene, { action: "expire", actor, kind: "expired" });
}

/** An accepted request goes to the next referrers; with nobody left it ends, the credit back. */
export async function backToPool(scene: Scene, actor: "referrer" | "clock"): Promise<void> {
  const { trx, request } = scene;
  await returnAcceptedOffer(trx, request.id);
  if ((await lockCandidates(trx, request.id)).length === 0) {
    await move(scene, { action: "give-up", actor, kind: "expired" });
    return;
  }
  await move(scene, { action: "return", actor, kind: "returned" });
  await setAcceptedBy(trx, request.id, null);
  scene.request.acceptedBy = null;
  await offerNext(scene);
}

/** Ends what is still before referrers, then the request. */
export async function endOffered(scene: Scene, end: Parameters<typeof move>[1]): Promise<void> {
  await releaseLiveOffers(scene.trx, scene.request.id);
  await move(scene, end);
}
