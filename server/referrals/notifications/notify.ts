import { type EventRow, insertNotice, mailChoiceOf } from "#store/referrals/events.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { enqueueMail } from "#store/operations/outbox.ts";
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
  const asksOutcome = event.kind === "outcome-ask";
  await enqueueMail(trx, {
    accountId: accountId,
    message: asksOutcome ? "referral-outcome" : "referral-update",
    causeKey: `referral:${event.id}:${role}:${accountId}`,
    toAddress: person.email,
    toName: person.name,
    sealed: context.secrets.seal(
      JSON.stringify({
        name: person.name,
        subject: noticeSubject(facts),
        text: noticeText(facts),
        job: job.jobTitle,
        company: job.companyName,
        link: `${context.baseUrl}/referrals${role === "referrer" ? "?view=inbox" : ""}#${request.id}`,
        unsubscribeLink: unsubscribeLink(context, accountId),
        ...(asksOutcome && { outcomes: outcomeLinks(context, request.id) }),
      }),
    ),
  });
}
