import type { Outcome } from "#contract/values/referral.ts";
import { grantCredits } from "#store/referrals/credits.ts";
import { setOutcome } from "#store/referrals/requests.ts";
import {
  note,
  notNowText,
  onRequest,
  type ReferralContext,
  referrerOf,
  requireSeeker,
  type Scene,
} from "./request-context.ts";
import { outcomeRequest } from "#referrals/notifications/mail-links.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** The seeker says what came of a confirmed referral; the first real news brings a credit back. */
export async function outcome(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  result: Outcome,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    requireSeeker(scene, accountId);
    await noteOutcome(scene, result);
  });
}

/** The same by the link of a mail, which stands for the seeker. */
export async function outcomeByLink(context: ReferralContext, token: string, result: Outcome): Promise<void> {
  const requestId = outcomeRequest(context, token);
  if (requestId === null)
    throw new ReferralError("not-found", "This link is not valid. Open Referrals and answer there.");
  await onRequest(context, requestId, (scene) => noteOutcome(scene, result));
}

async function noteOutcome(scene: Scene, result: Outcome): Promise<void> {
  const { trx, request } = scene;
  if (request.state !== "confirmed" || request.seekerId === null)
    throw new ReferralError("not-now", notNowText(request));
  if (request.outcome === result) return;
  await setOutcome(trx, request.id, result);
  if (result === "waiting") return;
  await note(scene, {
    kind: "outcome",
    actor: "seeker",
    detail: result,
    told: [{ role: "referrer", accountId: (await referrerOf(scene))?.accountId ?? null }],
  });
  await grantCredits(trx, request.seekerId, 1, `outcome:${request.id}`);
}
