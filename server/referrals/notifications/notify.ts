import { type EventRow, insertNotice, mailChoiceOf, messageHold } from "#store/referrals/events.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { newResetToken, tokenHash } from "#accounts/tokens.ts";
import { setOfferLink } from "#store/referrals/offers.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { referrerOf, type RequestContext } from "#referrals/requests/request-context.ts";
import { AFTER_APPEAL, noticeSubject, noticeText } from "./notification-texts.ts";
import { answerLinks, outcomeLinks, unsubscribeLink } from "./mail-links.ts";

/**
 * Records that a person is notified of an event, and enqueues the email in the same transaction if they get emails at once. A thread
 * mails once an hour; what it says in between goes out together.
 */
export async function notify(
  current: RequestContext,
  event: EventRow,
  role: "seeker" | "referrer",
  accountId: string | null,
): Promise<void> {
  // An erased person gets no notifications.
  if (accountId === null) return;
  const { trx, request } = current;
  const atOnce = (await mailChoiceOf(trx, accountId)) === "at-once";
  const heldUntil = atOnce && event.kind === "message" ? await messageHold(trx, accountId, request.id) : null;
  const mailed = atOnce && heldUntil === null && !hasOtherMail(event, role);
  await insertNotice(trx, { accountId, requestId: request.id, eventId: event.id, role, mailed, heldUntil });
  if (mailed) await mailNotice(current, event, role, accountId);
}

/** Whether another mail says the same: that about the answer to an invitation, or the statement of reasons for a settlement. */
function hasOtherMail({ kind, detail }: EventRow, role: "seeker" | "referrer"): boolean {
  if (kind === "settled-confirmed") return role === "seeker" || detail === AFTER_APPEAL;
  if (kind === "settled-refunded") return role === "referrer" || detail === AFTER_APPEAL;
  return kind === "invited";
}

async function mailNotice(
  current: RequestContext,
  event: EventRow,
  role: "seeker" | "referrer",
  accountId: string,
): Promise<void> {
  const { context, trx, request, job } = current;
  const holder = event.kind === "accepted" && role === "seeker" ? await referrerOf(current) : null;
  const people = await namedAccounts(trx, [accountId, ...(holder?.accountId ? [holder.accountId] : [])]);
  const person = people.get(accountId);
  if (!person) return;
  const input = {
    kind: event.kind,
    detail: event.detail,
    role,
    job: job.jobTitle,
    company: job.companyName,
    accepter: holder?.displayName ?? people.get(holder?.accountId ?? "")?.name,
    invited: request.invited,
  };
  const recipient = { accountId, address: person.email, name: person.name, cause: `${event.id}:${role}` };
  const data = {
    name: person.name,
    subject: noticeSubject(input),
    text: noticeText(input),
    job: job.jobTitle,
    company: job.companyName,
    link: `${context.baseUrl}/referrals${role === "referrer" ? "?view=inbox" : ""}#${request.id}`,
    unsubscribeLink: unsubscribeLink(context, accountId),
  };
  const writer = { db: trx, secrets: context.secrets };
  if (event.kind === "outcome-ask") {
    const outcomes = outcomeLinks(context, request.id);
    await enqueueMail(writer, "referral-outcome", recipient, { ...data, outcomes });
  } else if (event.kind === "offered" && role === "referrer") {
    const token = newResetToken();
    await setOfferLink(trx, request.id, accountId, tokenHash(token));
    await enqueueMail(writer, "referral-offer", recipient, { ...data, ...answerLinks(context, token) });
  } else {
    await enqueueMail(writer, "referral-update", recipient, data);
  }
}
