import { type Behaviour } from "./behaviour.ts";
import { type Market, simulate } from "./marketplace.ts";
import type { Rules } from "./rules.ts";
import { HOURS, makeTown, type Town, WEEK_H } from "./town.ts";
import type { Request } from "./requests.ts";

export interface Figures {
  /** Share of the honest seekers' wishes that an honest person answered, with yes or no, within seven days. */
  answered: number;
  accepted: number;
  confirmed: number;
  /** Hours from the request to the first answer. */
  medianHours: number;
  /** Requests put before a referrer in a week, on average. */
  load: number;
  /** Load of the most burdened twentieth. */
  loadTop: number;
  /** Answered share of the group of seekers that fares worst, over the answered share of all. */
  fairness: number;
  /** Requests that a spammer had in front of somebody, per spammer. */
  spamShown: number;
  /** Credits earned by the accounts of the rings, per account. */
  ringCredits: number;
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
const share = (list: readonly Request[], counts: (each: Request) => boolean) =>
  list.filter(counts).length / Math.max(1, list.length);
/** Groups below this size say more about chance than about the rules. */
const LEAST_GROUP = 200;

const answeredInTime = (each: Request) => each.answeredH !== null && each.answeredH - each.atH <= WEEK_H;

/** Groups of seekers whose shares are compared: how they behave, the role they want, and how many referrers their company has. */
function groupsOf(request: Request, town: Town): string[] {
  const size = town.byCompany[request.company]!.length;
  return [
    request.seeker.kind,
    request.role,
    size <= 3 ? "few referrers" : size <= 10 ? "some referrers" : "many referrers",
  ];
}

/** Returns the answered share of each group. */
export function groupShares(market: Market, town: Town): Map<string, number> {
  const groups = new Map<string, Request[]>();
  for (const request of honest(market.requests))
    for (const group of groupsOf(request, town)) {
      const list = groups.get(group);
      if (list) list.push(request);
      else groups.set(group, [request]);
    }
  return new Map(
    [...groups]
      .filter(([, list]) => list.length >= LEAST_GROUP)
      .map(([name, list]) => [name, share(list, answeredInTime)]),
  );
}

function honest(requests: readonly Request[]): Request[] {
  return requests.filter((each) => each.seeker.kind !== "spam" && each.seeker.kind !== "ring");
}

export function figuresOf(market: Market, town: Town): Figures {
  const wishes = honest(market.requests);
  const times = wishes
    .flatMap((each) => (answeredInTime(each) ? [each.answeredH! - each.sentH!] : []))
    .toSorted((a, b) => a - b);
  const weekly = market.loads.map((count) => count / (HOURS / WEEK_H)).toSorted((a, b) => a - b);
  const answered = share(wishes, answeredInTime);
  const spam = market.requests.filter((each) => each.seeker.kind === "spam");
  const rings = new Set(market.requests.flatMap(({ seeker }) => (seeker.kind === "ring" ? [seeker.id] : [])));
  return {
    answered,
    accepted: share(wishes, (each) => each.everAccepted),
    confirmed: share(wishes, (each) => each.confirmed),
    medianHours: times[Math.floor(times.length / 2)] ?? Number.NaN,
    load: mean(weekly),
    loadTop: mean(weekly.slice(Math.floor(weekly.length * 0.95))),
    fairness: Math.min(...groupShares(market, town).values()) / answered,
    spamShown:
      spam.reduce((sum, each) => sum + each.shown, 0) / Math.max(1, new Set(spam.map(({ seeker }) => seeker.id)).size),
    ringCredits: market.ringCredits / Math.max(1, rings.size),
  };
}

/** Simulates each set of rules in the same town. */
export function compare(seed: number, behaviour: Behaviour, sets: readonly Rules[]): Figures[] {
  const town = makeTown(seed, behaviour);
  return sets.map((rules) => figuresOf(simulate(town, rules, behaviour, seed + 1), town));
}

export interface Estimate {
  mean: number;
  /** 95 % interval of the mean, by Student's t. */
  low: number;
  high: number;
}

/** Two-sided 95 % quantiles of Student's t by degrees of freedom, from 1 to 19. */
const T = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09,
];

/** Estimates a figure from several runs. */
export function estimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  if (values.length < 2) return { mean: middle, low: middle, high: middle };
  const variance = values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (values.length - 1);
  const half = (T[values.length - 2] ?? 1.96) * Math.sqrt(variance / values.length);
  return { mean: middle, low: middle - half, high: middle + half };
}
