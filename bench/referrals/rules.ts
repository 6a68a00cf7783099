import {
  FIRST_CREDITS,
  OFFER_WITHIN_H,
  OFFERED_AT_ONCE,
  OPEN_REQUESTS_MAX,
  REQUESTS_PER_DAY,
  REST_AFTER,
} from "#contract/values/referral.ts";
import { answerRate, byPromise, type MatchCandidate } from "#referrals/requests/matching.ts";

export type Order = (jobRoles: readonly string[]) => (a: MatchCandidate, b: MatchCandidate) => number;

/** The rules of one marketplace. */
export interface Rules {
  /** Offers to some referrers at a time, everybody at once, or a board that all of a company's referrers read. */
  kind: "offers" | "broadcast" | "board";
  atOnce: number;
  withinH: number;
  order: keyof typeof ORDERS;
  /** Which waiting request gets a place that becomes free. */
  queue: "oldest" | "newest";
  /** Offers left unanswered within a week after which a referrer gets no more in that week. */
  restAfter: number;
  /** Whether a request is refused while none of the company's referrers has room. */
  needsRoom: boolean;
  /** Whether an overdue offer stays open while others are asked, up to three at a time. */
  staggered: boolean;
  openMax: number;
  perDay: number;
  credits: number;
}

const room = (each: MatchCandidate) => each.weeklyCapacity - each.used;
const overlap = (each: MatchCandidate, roles: readonly string[]) =>
  each.roles.filter((role) => roles.includes(role)).length;
const rate = (each: MatchCandidate) => Math.round(answerRate(each) * 20);

/** Orders of a company's referrers. `adopted` is the one that the product uses. */
export const ORDERS = {
  adopted: byPromise,
  "roles, room, rate": (roles) => (a, b) =>
    overlap(b, roles) - overlap(a, roles) || room(b) - room(a) || rate(b) - rate(a),
  "rate, roles, room": (roles) => (a, b) =>
    rate(b) - rate(a) || overlap(b, roles) - overlap(a, roles) || room(b) - room(a),
  "rate, activity": () => (a, b) => rate(b) - rate(a) || b.lastActiveAt.getTime() - a.lastActiveAt.getTime(),
  activity: () => (a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime(),
  room: () => (a, b) => room(b) - room(a),
} as const satisfies Record<string, Order>;

/** The rules in force: the values and the order of the product. */
export const OURS: Rules = {
  kind: "offers",
  atOnce: OFFERED_AT_ONCE,
  withinH: OFFER_WITHIN_H,
  order: "adopted",
  queue: "oldest",
  restAfter: REST_AFTER,
  staggered: false,
  needsRoom: true,
  openMax: OPEN_REQUESTS_MAX,
  perDay: REQUESTS_PER_DAY,
  credits: FIRST_CREDITS,
};
export const BROADCAST: Rules = { ...OURS, kind: "broadcast" };
export const FIRST_COME: Rules = { ...OURS, kind: "board" };

/** Returns what the rules are called in a table. */
export function ruleName(rules: Rules): string {
  const { atOnce, withinH, order, queue, restAfter, needsRoom, staggered, openMax, perDay, credits } = rules;
  return `${atOnce} at once, ${withinH} h, ${order}, ${queue} first, rest after ${restAfter}; ${needsRoom ? "needs room" : "may wait"}${staggered ? ", staggered" : ""}; ${openMax} open, ${perDay} a day, ${credits} credits`;
}
