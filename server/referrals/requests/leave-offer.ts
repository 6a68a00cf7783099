import { recordAnswer } from "#referrals/referrers/award-credit.ts";
import { answerOffer } from "#store/referrals/offers.ts";
import { continueOrEnd } from "./offer-round.ts";
import { ownOffer } from "./own-offer.ts";
import type { RequestContext } from "./request-context.ts";

/** Ends this referrer's live offer, if any, because they reported or blocked the seeker. It counts as an answer. */
export async function leaveOffer(current: RequestContext, accountId: string): Promise<void> {
  const mine = await ownOffer(current, accountId);
  if (mine.offer.state !== "live" || current.request.state !== "offered") return;
  await answerOffer(current.trx, mine.offer.id, "reported", null);
  await recordAnswer(current.trx, current.request.id, mine);
  await continueOrEnd(current, "referrer");
}
