import type { TimelineLine } from "#contract/schemas/referral.ts";
import type { EventKind } from "#contract/values/referral-event.ts";
import { CHECKED_WORDS, type Checked, OFFER_WITHIN_H, OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";
import type { EventRow } from "#store/referrals/events.ts";
import type { OfferRow } from "#store/referrals/offers.ts";
import type { RequestRow } from "#store/referrals/requests.ts";
import { AFTER_APPEAL, declineWords, referrers } from "./notification-texts.ts";

const MADE_AFTER_APPEAL = "After an appeal, we found that the referral was made";

interface Names {
  /** The referrer who accepted, if the reader may know; null before. */
  referrer: string | null;
  company: string;
}

/** The label of each kind of event; null for events that the reader's timeline leaves out. */
type Labels = Record<EventKind, ((event: EventRow) => string) | null>;

/** Labels for the seeker, who is "you". */
function seekerLabels(referrer: string): Labels {
  return {
    asked: () => "Request sent, one credit held",
    invited: () => "Your contact proved their work address",
    offered: ({ detail }) => `Sent to ${referrers(detail)}`,
    "declined-one": ({ detail }) => `Declined by one referrer: ${declineWords(detail)}`,
    question: () => "A referrer asked a question",
    answer: () => "You answered the question",
    accepted: () => `Accepted by ${referrer}`,
    returned: () => "Not submitted in time; we asked the next referrers",
    submitted: () => `Submitted by ${referrer}`,
    confirmed: ({ actor }) =>
      actor === "clock" ? "Confirmed because you didn’t answer, credit spent" : "You confirmed it, credit spent",
    disputed: () => "You said that it didn’t arrive",
    "dispute-withdrawn": () => "You took that back",
    "settled-confirmed": ({ detail }) =>
      detail === AFTER_APPEAL ? MADE_AFTER_APPEAL : "We found that the referral was made, credit spent",
    "settled-refunded": ({ detail }) =>
      detail === AFTER_APPEAL ? "After an appeal, we closed it, credit returned" : "We closed it, credit returned",
    expired: () => "Expired, credit returned",
    cancelled: () => "The job closed, credit returned",
    withdrawn: () => "Withdrawn, credit returned",
    closed: () => "Closed by us, credit returned",
    declined: () => "Declined by every referrer, credit returned",
    message: null,
    "outcome-ask": null,
    outcome: ({ detail }) => OUTCOME_WORDS[detail as Outcome] ?? "",
    thanked: () => "You thanked them",
  };
}

/** Returns the timeline of a request as an operator reads it. */
export function operatorTimeline(events: readonly EventRow[], names: Names): TimelineLine[] {
  const labels: Labels = {
    ...seekerLabels(names.referrer ?? "a referrer"),
    answer: () => "The seeker answered the question",
    confirmed: ({ actor }) =>
      actor === "clock"
        ? "Confirmed because the seeker didn’t answer, credit spent"
        : "The seeker confirmed it, credit spent",
    disputed: ({ detail }) =>
      `The seeker said that it didn’t arrive. Checked: ${CHECKED_WORDS[detail as Checked] ?? "not asked"}`,
    "dispute-withdrawn": () => "The seeker took that back",
    outcome: seekerOutcome,
    thanked: () => "The seeker thanked the referrer",
  };
  return lines(events, labels, []);
}

function seekerOutcome({ detail }: EventRow): string {
  return `The seeker says: ${OUTCOME_WORDS[detail as Outcome] ?? ""}`;
}

/** Returns what happened to a request and what comes next, as its seeker reads it. */
export function seekerTimeline(
  request: RequestRow,
  events: readonly EventRow[],
  offers: readonly OfferRow[],
  names: Names,
): TimelineLine[] {
  const referrer = names.referrer ?? "a referrer";
  const live = offers.filter((offer) => offer.state === "live");
  const lapse = live.map((offer) => offer.lapsesAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  const next: [Date, string][] = [];
  const { deadline } = request;
  if (request.state === "offered" && deadline) {
    if (lapse && lapse < deadline) next.push([lapse, "Answers due; then we ask the next referrers"]);
    next.push([deadline, "Expires, credit returned"]);
  }
  if (request.state === "accepted" && deadline)
    next.push([
      deadline,
      `${capital(referrer)} submits your referral, or ${request.invited ? "the request ends" : "we ask the next referrers"}`,
    ]);
  if (request.state === "submitted" && deadline)
    next.push([deadline, `You confirm the email from ${names.company}; without an answer, it counts as confirmed`]);
  const all = lines(events, seekerLabels(referrer), next);
  return request.invited ? all.map((line) => ({ ...line, text: withoutCredit(line.text) })) : all;
}

/** An invited request costs no credit. */
function withoutCredit(text: string): string {
  return text.replace(/, (?:one )?credit (?:held|spent|returned)$/, "");
}

/** Returns the same for one referrer, without the other referrers' events. */
export function referrerTimeline(request: RequestRow, events: readonly EventRow[], offer: OfferRow): TimelineLine[] {
  const mine = offer.state === "accepted";
  const held = (label: (event: EventRow) => string) => (mine ? label : null);
  const labels: Labels = {
    asked: null,
    invited: () => "The seeker invited you",
    offered: () => "The seeker asked you",
    "declined-one": null,
    question: () => "You asked a question",
    answer: () => "The seeker answered",
    accepted: () => "You accepted",
    returned: null,
    submitted: held(() => "You submitted the referral"),
    confirmed: held(({ actor }) =>
      actor === "clock" ? "Confirmed because the seeker didn’t answer" : "The seeker confirmed it",
    ),
    disputed: held(() => "The seeker said that it didn’t arrive"),
    "dispute-withdrawn": held(() => "The seeker took that back"),
    "settled-confirmed": held(({ detail }) =>
      detail === AFTER_APPEAL ? MADE_AFTER_APPEAL : "We found that the referral was made",
    ),
    "settled-refunded": held(({ detail }) =>
      detail === AFTER_APPEAL ? "After an appeal, we closed it without a referral" : "We closed it without a referral",
    ),
    expired: held(() => "Ended"),
    cancelled: held(() => "The job closed"),
    withdrawn: held(() => "Withdrawn by the seeker"),
    closed: held(() => "Closed by us"),
    declined: null,
    message: null,
    "outcome-ask": null,
    outcome: held(seekerOutcome),
    thanked: held(() => "The seeker thanked you"),
  };
  const own = events.filter((event) => {
    if (event.kind === "offered") return Math.abs(event.createdAt.getTime() - offer.offeredAt.getTime()) < 1000;
    return event.offerId === null ? mine : event.offerId === offer.id;
  });
  const next: [Date, string][] = [];
  if (offer.state === "live" && request.state === "offered")
    next.push([offer.lapsesAt, `You answer; you have ${OFFER_WITHIN_H} hours for each request`]);
  if (mine && request.deadline && request.state === "accepted")
    next.push([request.deadline, "You submit the referral, or it goes to other referrers"]);
  if (mine && request.deadline && request.state === "submitted")
    next.push([request.deadline, "The seeker confirms; without an answer, it counts as confirmed"]);
  return lines(own, labels, next);
}

function lines(events: readonly EventRow[], labels: Labels, next: [Date, string][]): TimelineLine[] {
  const past = events.flatMap((event) => {
    const text = labels[event.kind]?.(event) ?? "";
    return text === "" ? [] : [{ at: event.createdAt.toISOString(), text, next: false }];
  });
  return [...past, ...next.map(([at, text]) => ({ at: at.toISOString(), text, next: true }))];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
