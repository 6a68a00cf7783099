/** Returns a generator of numbers in [0, 1) that is deterministic for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const DAYS = 90;
export const HOURS = DAYS * 24;
export const WEEK_H = 7 * 24;

/** How a possible referrer behaves, whatever the rules of the marketplace. */
export interface Employee {
  id: number;
  company: number;
  roles: number[];
  /** Average hours between two visits to the inbox. */
  everyH: number;
  /** Requests they consider in a week; the rest stays unread. */
  appetite: number;
  /** Probability that they answer a request they consider if nobody else has it. */
  willing: number;
}

export interface Wish {
  seeker: number;
  company: number;
  role: number;
  atH: number;
}

export interface Town {
  employees: Employee[];
  byCompany: Employee[][];
  wishes: Wish[];
}

const COMPANIES = 150;
const ROLES = 12;
/** Average number of requests a seeker would like to send in the 90 days. */
const WISHES = 1.2;

/**
 * Generates 1,000 referrers at 150 companies of very unequal size, and 20,000 seekers. A quarter of the referrers almost
 * never answers, half answer every second request and a quarter nearly all. Each visits the inbox every 8 to 72 hours and
 * considers 2 to 6 requests a week. Seekers prefer large companies, in proportion to the root of the size times a random factor.
 */
export function makeTown(seed: number, seekers = 20_000, referrers = 1000): Town {
  const random = seeded(seed);
  const weights = Array.from({ length: COMPANIES }, (_, at) => 1 / (at + 3));
  const pick = (list: readonly number[]) => {
    let left = random() * list.reduce((sum, each) => sum + each, 0);
    return Math.max(
      0,
      list.findIndex((each) => (left -= each) < 0),
    );
  };
  const byCompany: Employee[][] = Array.from({ length: COMPANIES }, () => []);
  const employees = Array.from({ length: referrers }, (_, id): Employee => {
    const kind = random();
    const employee: Employee = {
      id,
      company: pick(weights),
      roles: Array.from({ length: 3 }, () => Math.floor(random() * ROLES)),
      everyH: 8 + random() * 64,
      appetite: 2 + Math.floor(random() * 5),
      willing: kind < 0.25 ? 0.05 : kind < 0.75 ? 0.5 : 0.9,
    };
    byCompany[employee.company]!.push(employee);
    return employee;
  });
  const wanted = byCompany.map((people) => Math.sqrt(people.length) * (0.5 + random()));
  const wishes = Array.from({ length: Math.round(seekers * WISHES) }, () => ({
    seeker: Math.floor(random() * seekers),
    company: pick(wanted),
    role: Math.floor(random() * ROLES),
    atH: random() * (HOURS - WEEK_H),
  })).toSorted((a, b) => a.atH - b.atH);
  return { employees, byCompany, wishes };
}

/** Returns the probability that this person answers. Every other person who has the request lowers it. */
export function chance(employee: Employee, others: number, tired: number): number {
  return (employee.willing / (1 + 0.12 * others)) * 0.97 ** tired;
}
