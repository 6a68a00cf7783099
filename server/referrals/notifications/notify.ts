import { type EventRow, insertNotice, mailChoiceOf } from "#store/referrals/events.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Scene } from "#referrals/requests/request-context.ts";
import { noticeSubject, noticeText } from "./notification-texts.ts";
import { outcomeLinks, unsubscribeLink } from "./mail-links.ts";

/** Notes that a person is told of an event, and writes the mail in the same transaction if they want theirs at once. */
export async function tell(
  scene: Scene,
  event: EventRow,
  role: "seeker" | "referrer",
  accountId: string | null,
): Promise<void> {
  // Somebody who has been erased is told nothing.
  if (accountId === null) return;
  const { trx, request } = scene;
  const atOnce = (await mailChoiceOf(trx, accountId)) === "at-once";
  await insertNotice(trx, { accountId: accountId, requestId: request.id, eventId: event.id, role, mailed: atOnce });
  if (atOnce) await mailNotice(scene, event, role, accountId);
}

async function mailNotice(
  { context, trx, request, job }: Scene,
  event: EventRow,
  role: "seeker" | "referrer",
  accountId: string,
): Promise<void> {
  const person = (await namedAccounts(trx, [accountId])).get(accountId);
  if (!person) return;
  const facts = { kind: event.kind, detail: event.detail, role, job: job.jobTitle, company: job.companyName };
  const recipient = { accountId, address: person.email, name: person.name, cause: `${event.id}:${role}` };
  const data = {
    name: person.name,
    subject: noticeSubject(facts),
    text: noticeText(facts),
    job: job.jobTitle,
    company: job.companyName,
    link: `${context.baseUrl}/referrals${role === "referrer" ? "?view=inbox" : ""}#${request.id}`,
    unsubscribeLink: unsubscribeLink(context, accountId),
  };
  const writer = { db: trx, secrets: context.secrets };
  if (event.kind === "outcome-ask") {
    const outcomes = outcomeLinks(context, request.id);
    await enqueueMail(writer, "referral-outcome", recipient, { ...data, outcomes });
  } else {
    await enqueueMail(writer, "referral-update", recipient, data);
  }
}
