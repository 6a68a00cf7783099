import type { Transaction } from "#postgres/connection.ts";
import { endRequest } from "#referrals/requests/offer-round.ts";
import { loadRequestContext, type ReferralContext } from "#referrals/requests/request-context.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { lockOpenRequestsOf } from "#store/referrals/operators.ts";
import { endReferrer } from "#store/referrals/referrers.ts";
import { lockRequest } from "#store/referrals/requests.ts";

/** Returns what a person has accepted to the other referrers, and ends their own requests with their credits released. */
export async function endParticipation(context: ReferralContext, trx: Transaction, accountId: string): Promise<void> {
  for (const id of await lockOpenRequestsOf(trx, accountId)) {
    const current = await loadRequestContext(context, trx, (await lockRequest(trx, id))!);
    await endRequest(current, { action: "withdraw", actor: "operator", kind: "closed" });
  }
  await returnAccepted(trx, accountId);
  await endReferrer(trx, accountId);
}
