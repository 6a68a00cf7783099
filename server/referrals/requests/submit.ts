import { setSubmitted } from "#store/referrals/requests.ts";
import { move, onRequest, type ReferralContext } from "./request-context.ts";
import { requireHolder } from "./own-offer.ts";
import { backToPool } from "./offer-round.ts";

/** The referrer has handed the referral in; the seeker has five days to say whether it arrived. */
export async function submit(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  confirmation: string | null,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const { offer } = await requireHolder(scene, accountId, ["accepted"]);
    await setSubmitted(scene.trx, requestId, confirmation);
    await move(scene, { action: "submit", actor: "referrer", kind: "submitted", offerId: offer.id });
  });
}

/** The referrer cannot do it after all: the request goes to the others at once, instead of when the seven days are over. */
export async function handBack(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    await requireHolder(scene, accountId, ["accepted"]);
    await backToPool(scene, "referrer");
  });
}
