import { tokenHash } from "#accounts/tokens.ts";
import type { OfferedView } from "#contract/schemas/referral.ts";
import type { DeclineReason } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { referrerInbox } from "#referrals/referrers/referrer-inbox.ts";
import { accept } from "#referrals/requests/accept.ts";
import { decline } from "#referrals/requests/decline.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { offerOfLink } from "#store/referrals/offers.ts";

type LinkView = Omit<OfferedView, "request"> & {
  request: Omit<NonNullable<OfferedView["request"]>, "requirements"> | null;
};

/** Returns what the link of a mail shows. Changes nothing, because mail scanners open links. */
export async function lookByLink(context: ReferralContext, token: string): Promise<LinkView> {
  const offer = await offerOfLink(context.database.db, tokenHash(token));
  if (offer === null) throw brokenLink();
  if (offer.state === "accepted" || offer.state === "declined") return { state: offer.state, request: null };
  const { items, suspended } = await referrerInbox(context, offer.accountId);
  const item = items.find((each) => each.id === offer.requestId);
  if (offer.state !== "live" || !offer.inTime || suspended || !item) return { state: "ended", request: null };
  const { job, company, why, evidence, country } = item;
  return { state: "open", request: { job, company, why, evidence, country, lapsesAt: item.offer.lapsesAt } };
}

/** Accepts a request by the link of a mail, which replaces the referrer's session for this one answer. */
export async function acceptByLink(context: ReferralContext, token: string): Promise<void> {
  const { accountId, requestId } = await answerable(context, token);
  await accept(context, accountId, requestId);
}

export async function declineByLink(context: ReferralContext, token: string, reason: DeclineReason): Promise<void> {
  const { accountId, requestId } = await answerable(context, token);
  await decline(context, accountId, requestId, reason);
}

async function answerable({ database }: ReferralContext, token: string) {
  const offer = await offerOfLink(database.db, tokenHash(token));
  if (offer === null) throw brokenLink();
  // The timers may end the offer a moment later; its link ends with its time.
  if (offer.state === "live" && !offer.inTime)
    throw new ReferralError("not-now", "The 48 hours to answer have passed.");
  return offer;
}

function brokenLink(): ReferralError {
  return new ReferralError("not-found", "This link isn’t valid. Open Referrals and answer there.");
}
