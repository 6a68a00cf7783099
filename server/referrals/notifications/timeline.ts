import { OFFER_WITHIN_H, OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";
import type { TimelineLine } from "#contract/schemas/referral.ts";
import type { EventRow } from "#store/referrals/events.ts";
import type { OfferRow } from "#store/referrals/offers.ts";
import type { RequestRow } from "#store/referrals/requests.ts";
import { declineWords, people } from "./notification-texts.ts";

interface Names {
  /** Who accepted, as far as the reader may know; null before. */
  referrer: string | null;
  company: string;
}

/** The words of each event for who may read all of them; the seeker's own deeds in the second person. */
function seekerTexts(referrer: string): Record<string, (event: EventRow) => string> {
  return {
    asked: () => "Asked, one credit held",
    wave: ({ detail }) => `Put before ${people(detail)}`,
    "declined-one": ({ detail }) => `Declined by one: ${declineWords(detail)}`,
    question: () => "A referrer asked a question",
    answer: () => "You answered the question",
    accepted: () => `Accepted by ${referrer}`,
    returned: () => "Not submitted in time, so it goes to the next",
    submitted: () => `Submitted by ${referrer}`,
    confirmed: ({ actor }) =>
      actor === "clock" ? "Confirmed by your silence, credit spent" : "You confirmed it, credit spent",
    disputed: () => "You said that it did not arrive",
    "settled-confirmed": () => "We found that it was made, credit spent",
    "settled-refunded": () => "We closed it, credit back",
    expired: () => "Expired, credit back",
    cancelled: () => "The job closed, credit back",
    withdrawn: () => "Withdrawn, credit back",
    closed: () => "Closed by us, credit back",
    declined: () => "Declined by everybody asked, credit back",
    outcome: ({ detail }) => OUTCOME_WORDS[detail as Outcome] ?? "",
  };
}

/** What has happened to a request, as an operator reads it. */
export function operatorTimeline(events: readonly EventRow[], names: Names): TimelineLine[] {
  const texts = {
    ...seekerTexts(names.referrer ?? "a referrer"),
    answer: () => "The seeker answered the question",
    confirmed: ({ actor }: EventRow) =>
      actor === "clock" ? "Confirmed by silence, credit spent" : "The seeker confirmed it, credit spent",
    disputed: () => "The seeker said that it did not arrive",
    outcome: ({ detail }: EventRow) => `The seeker says: ${OUTCOME_WORDS[detail as Outcome] ?? ""}`,
  };
  return lines(events, texts, []);
}

/** What has happened to a request, and what comes next, as its seeker may read it. */
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
    if (lapse && lapse < deadline) next.push([lapse, "First answer due, then the next are asked"]);
    next.push([deadline, "Expires, credit returns"]);
  }
  if (request.state === "accepted" && deadline)
    next.push([deadline, `${capital(referrer)} submits your referral, else it goes to the next`]);
  if (request.state === "submitted" && deadline)
    next.push([deadline, `You confirm the mail from ${names.company}; silence confirms`]);
  return lines(events, seekerTexts(referrer), next);
}

/** The same for one referrer, who reads nothing of the others. */
export function referrerTimeline(request: RequestRow, events: readonly EventRow[], offer: OfferRow): TimelineLine[] {
  const mine = offer.state === "accepted";
  const texts: Record<string, (event: EventRow) => string> = {
    wave: () => "Asked you",
    question: () => "You asked a question",
    answer: () => "The seeker answered",
    accepted: () => "You accepted",
    ...(mine && {
      submitted: () => "You submitted the referral",
      confirmed: ({ actor }: EventRow) => (actor === "clock" ? "Confirmed by silence" : "The seeker confirmed it"),
      disputed: () => "The seeker said that it did not arrive",
      "settled-confirmed": () => "We found that it was made",
      "settled-refunded": () => "We closed it without a referral",
      expired: () => "Ended",
      cancelled: () => "The job closed",
      withdrawn: () => "Withdrawn by the seeker",
      closed: () => "Closed by us",
      outcome: ({ detail }: EventRow) => `The seeker says: ${OUTCOME_WORDS[detail as Outcome] ?? ""}`,
    }),
  };
  const own = events.filter((event) => {
    if (event.kind === "wave") return Math.abs(event.createdAt.getTime() - offer.offeredAt.getTime()) < 1000;
    return event.offerId === null ? mine : event.offerId === offer.id;
  });
  const next: [Date, string][] = [];
  if (offer.state === "live" && request.state === "offered")
    next.push([offer.lapsesAt, `You answer; ${OFFER_WITHIN_H} hours for each request`]);
  if (mine && request.deadline && request.state === "accepted")
    next.push([request.deadline, "You submit the referral, else it goes to others"]);
  if (mine && request.deadline && request.state === "submitted")
    next.push([request.deadline, "The seeker confirms; silence confirms"]);
  return lines(own, texts, next);
}

function lines(
  events: readonly EventRow[],
  texts: Record<string, (event: EventRow) => string>,
  next: [Date, string][],
): TimelineLine[] {
  const past = events.flatMap((event) => {
    const text = Object.hasOwn(texts, event.kind) ? texts[event.kind]!(event) : "";
    return text === "" ? [] : [{ at: event.createdAt.toISOString(), text, next: false }];
  });
  return [...past, ...next.map(([at, text]) => ({ at: at.toISOString(), text, next: true }))];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
