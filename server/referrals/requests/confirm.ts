import { grantCredits } from "#store/referrals/credits.ts";
import { move, onRequest, type ReferralContext, referrerOf, requireSeeker, type Scene } from "./request-context.ts";

/** The seeker says that the referral arrived. */
export async function confirm(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    requireSeeker(scene, accountId);
    await confirmBy(scene, "seeker");
  });
}

/** Confirmed, by the seeker's word or by silence: the credit is spent, and the referrer earns one. */
export async function confirmBy(scene: Scene, actor: "seeker" | "clock"): Promise<void> {
  await move(scene, { action: "confirm", actor, kind: "confirmed" });
  await thankReferrer(scene);
}

export async function thankReferrer(scene: Scene): Promise<void> {
  const referrer = await referrerOf(scene);
  if (referrer?.accountId) await grantCredits(scene.trx, referrer.accountId, 1, `confirmed:${scene.request.id}`);
}
