import type { Inbox, Offer } from "./requests.ts";
import { WEEK_H } from "./town.ts";

/** An unanswered offer takes one of its referrer's places for this long, as server/store/referrals/places.ts counts. */
const PLACE_H = 48;

/** A referrer's week up to an hour: the places that offers take, and the offers left unanswered. */
export interface Week {
  atH: number;
  used: number;
  unanswered: number;
}

/** Counts the places that a referrer's offers of the week take, and those that nobody answered. */
function weekOf({ came }: Inbox, nowH: number): Week {
  const week = { atH: nowH, used: 0, unanswered: 0 };
  for (let at = came.length - 1; at >= 0; at--) {
    const { atH, state } = came[at]!;
    if (atH <= nowH - WEEK_H) break;
    if (state === "answered" || (state === "live" && atH > nowH - PLACE_H)) week.used += 1;
    else if (state !== "released") week.unanswered += 1;
  }
  return week;
}

/** The referrers' offers and weeks: a week is counted once an hour, and again after an offer of theirs has changed. */
export class Weeks {
  readonly #inboxes: readonly Inbox[];
  readonly #counted: (Week | null)[];

  constructor(inboxes: readonly Inbox[]) {
    this.#inboxes = inboxes;
    this.#counted = inboxes.map(() => null);
  }

  of(referrer: number, nowH: number): Week {
    const counted = this.#counted[referrer];
    if (counted?.atH === nowH) return counted;
    return (this.#counted[referrer] = weekOf(this.#inboxes[referrer]!, nowH));
  }

  add(offer: Offer): void {
    this.#inboxes[offer.employee.id]!.came.push(offer);
    this.#counted[offer.employee.id] = null;
  }

  /** Ends an offer. A person whose offer was released unanswered can be asked again. */
  endOffer(offer: Offer, state: "lapsed" | "released" | "answered"): void {
    const { request, employee } = offer;
    offer.state = state;
    request.live.splice(request.live.indexOf(offer), 1);
    if (state === "released") request.asked.delete(employee.id);
    if (state === "lapsed") request.lapsed = true;
    this.#counted[employee.id] = null;
  }
}
