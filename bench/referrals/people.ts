/** A generator of numbers in [0, 1) that is the same for the same seed (mulberry32). */
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

/** How somebody who may refer behaves, whatever the rules of the marketplace. */
export interface Employee {
  id: number;
  company: number;
  roles: number[];
  /** Hours between two looks at what is new, on average. */
  everyH: number;
  /** Requests a week they are willing to think about; what is beyond stays unread. */
  appetite: number;
  /** Chance that they answer a request they think about, when it is before them alone. */
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
/** Requests a seeker would like to send in the 90 days, on average. */
const WISHES = 1.2;

/**
 * 1,000 referrers at 150 companies of very unequal size, 20,000 seekers. A quarter of the referrers almost never answers, half
 * answers every second request, a quarter nearly all; each looks every 8 to 72 hours and thinks about 2 to 6 requests a week. Seekers want the large
 * companies more, in proportion to the root of their size times chance.
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

/** With how many others a request is before somebody: each lowers the chance that this one answers. */
export function chance(employee: Employee, others: number, tired: number): number {
  return (employee.willing / (1 + 0.12 * others)) * 0.97 ** tired;
}
