import { createChance } from "../simulation/chance.ts";
import type { Behaviour } from "./behaviour.ts";

export const DAYS = 90;
export const HOURS = DAYS * 24;
export const WEEK_H = 7 * 24;
const WEEKS = Math.ceil(HOURS / WEEK_H);

/** How a possible referrer behaves, whatever the rules of the marketplace. */
export interface Employee {
  id: number;
  company: number;
  roles: string[];
  /** Average hours between two visits to the inbox. */
  everyH: number;
  /** Requests they consider in a week; the rest stays unread. */
  appetite: number;
  /** Requests a week that they say they take. */
  capacity: number;
  /** Probability that they answer a request they consider if nobody else has it. */
  willing: number;
  /** Probability that they submit what they have accepted. */
  submits: number;
  /** For each week, whether they have little time. */
  busy: boolean[];
  /** The ring they belong to, or -1. */
  ring: number;
}

export type SeekerKind = "ordinary" | "newcomer" | "strategic" | "spam" | "ring";

export interface Seeker {
  id: number;
  kind: SeekerKind;
  /** When they registered; before 0 for people of before. */
  registeredH: number;
  confirms: boolean;
  ring: number;
}

export interface Wish {
  seeker: Seeker;
  company: number;
  role: string;
  atH: number;
}

export interface Town {
  employees: Employee[];
  byCompany: Employee[][];
  wishes: Wish[];
}

const COMPANIES = 150;
const REFERRERS = 1000;
const SEEKERS = 20_000;
const ROLES = 12;
/** Average number of requests in the 90 days. */
const WISHES = { ordinary: 1, strategic: 4, spam: 20, ring: 3 };
const RINGS = 3;
const RING_SEEKERS = 20;

type Next = () => number;

function picker(weights: readonly number[], next: Next): () => number {
  const sums: number[] = [];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const total = sums.at(-1) ?? 0;
  return () => {
    const at = next() * total;
    return sums.findIndex((sum) => at < sum);
  };
}

const roleName = (next: Next) => `role-${Math.floor(next() * ROLES)}`;

function makeEmployee(id: number, company: number, behaviour: Behaviour, next: Next): Employee {
  const kind = next();
  const appetite = 2 + Math.floor(next() * 5);
  const lowEffort = next() < behaviour.lowEffort;
  return {
    id,
    company,
    roles: Array.from({ length: 3 }, () => roleName(next)),
    everyH: 8 + next() * 64,
    appetite,
    capacity: next() < behaviour.ownCapacity ? appetite : 3,
    willing: kind < behaviour.silent ? 0.05 : kind < 1 - behaviour.keen ? 0.5 : 0.9,
    submits: lowEffort ? 0.25 : 0.9,
    busy: Array.from({ length: WEEKS }, () => next() < behaviour.busyWeek),
    ring: -1,
  };
}

function makeSeekers(behaviour: Behaviour, next: Next): Seeker[] {
  return Array.from({ length: SEEKERS }, (_, id): Seeker => {
    const draw = next();
    const late = next() < behaviour.newcomer;
    const kind =
      draw < behaviour.spam
        ? "spam"
        : draw < behaviour.spam + behaviour.strategic
          ? "strategic"
          : late
            ? "newcomer"
            : "ordinary";
    return { id, kind, registeredH: -30 * 24, confirms: next() >= behaviour.neverConfirm, ring: -1 };
  });
}

/** Returns how many requests a seeker would like to send, on average `mean`. */
function wishCount(mean: number, next: Next): number {
  let count = 0;
  for (let left = Math.exp(-mean), product = next(); product > left; product *= next()) count += 1;
  return count;
}

function makeWishes(seekers: readonly Seeker[], company: () => number, next: Next): Wish[] {
  const wishes: Wish[] = [];
  for (const seeker of seekers) {
    const mean = seeker.kind === "newcomer" ? WISHES.ordinary : WISHES[seeker.kind];
    const times = Array.from({ length: wishCount(mean, next) }, () => next() * (HOURS - 2 * WEEK_H));
    if (seeker.kind === "newcomer" || seeker.kind === "spam")
      seeker.registeredH = times.length === 0 ? 0 : Math.min(...times);
    for (const atH of times) wishes.push({ seeker, company: company(), role: roleName(next), atH });
  }
  return wishes;
}

/** Adds rings: a few referrers of one company, and seekers who ask only them. */
function addRings(town: Town, behaviour: Behaviour, next: Next): void {
  for (let ring = 0; ring < RINGS; ring++) {
    const members = town.byCompany[ring * 7]!.slice(0, behaviour.ringSize);
    for (const member of members) Object.assign(member, { ring, everyH: 6, capacity: 20, appetite: 40, submits: 1 });
    for (let n = 0; n < RING_SEEKERS; n++) {
      const seeker: Seeker = {
        id: SEEKERS + ring * RING_SEEKERS + n,
        kind: "ring",
        registeredH: 0,
        confirms: true,
        ring,
      };
      for (let wish = 0; wish < WISHES.ring; wish++)
        town.wishes.push({ seeker, company: ring * 7, role: roleName(next), atH: next() * (HOURS - 2 * WEEK_H) });
    }
  }
}

/**
 * Generates 1,000 referrers at 150 companies of very unequal size, and 20,000 seekers. Each referrer visits the inbox every 8 to 72 hours and
 * considers 2 to 6 requests a week. Seekers prefer large companies, in proportion to the root of the size times a random factor.
 */
export function makeTown(seed: number, behaviour: Behaviour): Town {
  const { next } = createChance(seed);
  const byCompany: Employee[][] = Array.from({ length: COMPANIES }, () => []);
  const employer = picker(
    byCompany.map((_, at) => 1 / (at + 3)),
    next,
  );
  const employees = Array.from({ length: REFERRERS }, (_, id) => {
    const employee = makeEmployee(id, employer(), behaviour, next);
    byCompany[employee.company]!.push(employee);
    return employee;
  });
  const wanted = picker(
    byCompany.map((people) => Math.sqrt(people.length) * (0.5 + next())),
    next,
  );
  const town = { employees, byCompany, wishes: makeWishes(makeSeekers(behaviour, next), wanted, next) };
  addRings(town, behaviour, next);
  town.wishes.sort((a, b) => a.atH - b.atH);
  return town;
}
