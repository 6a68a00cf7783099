import type { DeclineReason } from "#contract/values/referral.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import { declineWords } from "#referrals/notifications/notification-texts.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { endRequest, returnToPool } from "#referrals/requests/offer-round.ts";
import {
  loadRequestContext,
  notNow,
  type ReferralContext,
  type RequestContext,
} from "#referrals/requests/request-context.ts";
import { applyTransition, openRequest } from "#referrals/requests/transitions.ts";
import type { Transaction } from "#postgres/connection.ts";
import {
  acceptInvitation,
  declineInvitation,
  insertContact,
  type InvitationState,
  lockActiveRequest,
  setConnects,
} from "#store/referrals/invitations.ts";
import { mailChoiceOf } from "#store/referrals/events.ts";
import { answerOffer, insertOffers, offersOf } from "#store/referrals/offers.ts";
import {
  jobSummary,
  lockSeeker,
  markAnswered,
  namedAccounts,
  setAcceptedBy,
  setSubmitted,
} from "#store/referrals/requests.ts";
import { lockInvited, type OpenedLink, requireAnswerable, withOpened } from "./invitation-context.ts";

/** The contact accepts: the invitation becomes a request that only they have, and that costs no credit. */
export async function acceptInvited(
  context: ReferralContext,
  { connect, ...opened }: OpenedLink & { connect: boolean },
): Promise<void> {
  await withOpened(context, opened, async (trx, row) => {
    await requireAnswerable(trx, row);
    await lockSeeker(trx, row.seekerId);
    await closeOtherRequest(context, trx, row);
    const current = await openInvited(context, trx, row);
    await acceptInvitation(trx, row.id, current.request.id);
    await setConnects(trx, row.id, "contact", connect);
  });
}

/** A person has one request at a company: one that nobody has accepted yet gives way to the contact. */
async function closeOtherRequest(context: ReferralContext, trx: Transaction, row: InvitationState): Promise<void> {
  const active = await lockActiveRequest(trx, row.seekerId, row.companyId);
  if (active === null) return;
  if (active.state !== "offered")
    throw new ReferralError("already-accepted", "Somebody else at your company is referring them already.");
  const current = await loadRequestContext(context, trx, active);
  await endRequest(current, { action: "withdraw", actor: "operator", kind: "closed" });
}

async function openInvited(context: ReferralContext, trx: Transaction, row: InvitationState): Promise<RequestContext> {
  const { seekerId, jobId, companyId, why, evidence, links, country, domain, label } = row;
  const job = (await jobSummary(trx, jobId))!;
  const values = { seekerId, jobId, companyId, why, evidence, links, country, invited: true };
  const current = await openRequest(context, trx, job, values);
  const referrerId = await insertContact(trx, { companyId, domain: domain!, name: label });
  await insertOffers(trx, current.request.id, { referrerIds: [referrerId], round: 1, withinH: 1 });
  const offer = (await offersOf(trx, [current.request.id]))[0]!;
  await answerOffer(trx, offer.id, "accepted", null);
  await setAcceptedBy(trx, current.request.id, referrerId);
  current.request.acceptedBy = referrerId;
  await markAnswered(trx, current.request.id);
  await applyTransition(current, { action: "accept", actor: "referrer", kind: "accepted", offerId: offer.id });
  return current;
}

/** The contact declines, or hands back what they accepted. Nobody else is asked. */
export async function declineInvited(
  context: ReferralContext,
  { reason, ...opened }: OpenedLink & { reason: DeclineReason },
): Promise<void> {
  await withOpened(context, opened, async (trx, row) => {
    if (row.acceptedAt === null) {
      await requireAnswerable(trx, row);
      await declineInvitation(trx, row.id, reason);
      await mailDeclined(context, trx, row, reason);
      return;
    }
    const current = await holderOf(context, trx, row);
    await returnToPool(current, "referrer");
  });
}

async function mailDeclined(
  context: ReferralContext,
  trx: Transaction,
  row: InvitationState,
  reason: DeclineReason,
): Promise<void> {
  const { seekerId, jobId, id } = row;
  const seeker = (await namedAccounts(trx, [seekerId])).get(seekerId);
  const job = await jobSummary(trx, jobId);
  if (!seeker || !job || (await mailChoiceOf(trx, seekerId)) === "off") return;
  const recipient = { accountId: seekerId, address: seeker.email, name: seeker.name, cause: `invitation:${id}` };
  await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
    name: seeker.name,
    subject: `Your contact declined: ${job.jobTitle} at ${job.companyName}`,
    text: `The person you invited declined: ${declineWords(reason)}. Nobody else was asked. You can invite somebody else, or ask the company’s referrers.`,
    job: job.jobTitle,
    company: job.companyName,
    link: `${context.baseUrl}/referrals`,
    unsubscribeLink: unsubscribeLink(context, seekerId),
  });
}

/** The contact has submitted the referral. The seeker has five days to confirm or dispute it. */
export async function submitInvited(
  context: ReferralContext,
  { confirmation, ...opened }: OpenedLink & { confirmation: string | null },
): Promise<void> {
  await withOpened(context, opened, async (trx, row) => {
    const current = await holderOf(context, trx, row);
    await setSubmitted(trx, current.request.id, confirmation);
    await applyTransition(current, { action: "submit", actor: "referrer", kind: "submitted" });
  });
}

/** Returns the accepted request of the invitation. */
async function holderOf(context: ReferralContext, trx: Transaction, row: InvitationState): Promise<RequestContext> {
  const current = await lockInvited(context, trx, row);
  if (current.request.state !== "accepted") throw notNow(current.request);
  return current;
}
