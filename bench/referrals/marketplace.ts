import {
  ANSWER_WITHIN_H,
  FIRST_CREDITS,
  OFFER_WITHIN_H,
  OFFERED_AT_ONCE,
  OPEN_REQUESTS_MAX,
  DECLINED_PAUSE_DAYS,
} from "#contract/values/referral.ts";
import { type MatchCandidate, nextReferrers } from "#referrals/requests/matching.ts";
import { chance, type Employee, HOURS, seeded, type Town, WEEK_H, type Wish } from "./people.ts";

/** Requests a week that a new referrer takes. */
const WEEKLY_CAPACITY = 3;

export type Rules = "ours" | "broadcast" | "first-come";

export interface Figures {
  /** Share of all wishes that a person answered, with yes or no, within seven days. */
  answered: number;
  accepted: number;
  medianHours: number;
  /** Requests put before a referrer in a week, on average. */
  load: number;
  /** Load of the most burdened twentieth. */
  loadTop: number;
  /** Share of held credits that came back; null without credits. */
  returned: number | null;
}

interface Request extends Wish {
  before: Map<number, { employee: Employee; untilH: number; seen: boolean }>;
  asked: Set<number>;
  answeredH: number | null;
  accepted: boolean;
  open: boolean;
  allSaidNo: boolean;
}

interface Seeker {
  free: number;
  open: number;
  /** The hour at which each company last declined. */
  declined: Map<number, number>;
}

interface Inbox {
  waiting: Request[];
  /** Hours at which requests came, of the last week and before. */
  came: number[];
  thought: number[];
  offers: number;
  answers: number;
  lastH: number;
}

/** Looks at a shared board are rarer than looks at requests addressed to one. */
const BOARD_VISITS = 3;
const BOARD_SHOWN = 10;
const ACCEPTS = 0.45;

const within = (times: readonly number[], nowH: number) =>
  times.reduce((count, at) => count + Number(at > nowH - WEEK_H), 0);

/** Simulates one marketplace over 90 days, an hour at a time. The people and their wishes are the same for all rules. */
export function simulate(town: Town, rules: Rules, seed: number): Figures {
  const market = new Market(town, rules, seed);
  let next = 0;
  for (let nowH = 0; nowH < HOURS; nowH++) {
    for (; next < town.wishes.length && town.wishes[next]!.atH < nowH + 1; next++) market.arrive(town.wishes[next]!);
    market.visitInboxes(nowH);
    market.expireOffers(nowH);
  }
  return figuresOf(market, rules);
}

class Market {
  readonly requests: Request[] = [];
  /** Requests that each employee received. */
  readonly loads: number[];
  /** Credits held for requests, and those that came back. */
  held = 0;
  returned = 0;
  readonly #town: Town;
  readonly #rules: Rules;
  readonly #random: () => number;
  readonly #inboxes: Inbox[];
  readonly #open = new Set<Request>();
  readonly #seekers = new Map<number, Seeker>();

  constructor(town: Town, rules: Rules, seed: number) {
    this.#town = town;
    this.#rules = rules;
    this.#random = seeded(seed);
    this.#inboxes = town.employees.map(() => ({ waiting: [], came: [], thought: [], offers: 0, answers: 0, lastH: 0 }));
    this.loads = town.employees.map(() => 0);
  }

  #put(request: Request, employee: Employee, nowH: number, untilH: number): void {
    request.before.set(employee.id, { employee, untilH, seen: false });
    request.asked.add(employee.id);
    this.loads[employee.id]! += 1;
    this.#inboxes[employee.id]!.came.push(nowH);
    this.#inboxes[employee.id]!.waiting.push(request);
  }

  #candidates(request: Request, nowH: number): (MatchCandidate & { employee: Employee })[] {
    return this.#town.byCompany[request.company]!.filter((employee) => !request.asked.has(employee.id)).map(
      (employee) => {
        const inbox = this.#inboxes[employee.id]!;
        return {
          employee,
          id: String(employee.id),
          roles: employee.roles.map(String),
          weeklyCapacity: WEEKLY_CAPACITY,
          used: within(inbox.came, nowH),
          offers: inbox.offers,
          answers: inbox.answers,
          lastActiveAt: new Date(inbox.lastH * 3_600_000),
        };
      },
    );
  }

  /** Offers the request to the best referrers with room, at most three at a time. */
  #offerNext(request: Request, nowH: number): boolean {
    const chosen = nextReferrers(this.#candidates(request, nowH), [String(request.role)], OFFERED_AT_ONCE);
    for (const { employee } of chosen)
      this.#put(request, employee, nowH, Math.min(nowH + OFFER_WITHIN_H, request.atH + ANSWER_WITHIN_H));
    return chosen.length > 0;
  }

  #end(request: Request, nowH: number, declined: boolean): void {
    if (!request.open) return;
    request.open = false;
    this.#open.delete(request);
    request.before.clear();
    const seeker = this.#seekers.get(request.seeker);
    if (!seeker) return;
    seeker.open -= 1;
    if (request.accepted) return;
    seeker.free += 1;
    this.returned += 1;
    if (declined) seeker.declined.set(request.company, nowH);
  }

  arrive(wish: Wish): void {
    const request: Request = {
      ...wish,
      before: new Map(),
      asked: new Set(),
      answeredH: null,
      accepted: false,
      open: true,
      allSaidNo: true,
    };
    this.requests.push(request);
    const people = this.#town.byCompany[wish.company]!;
    if (this.#rules === "ours") {
      const seeker = this.#seekers.get(wish.seeker) ?? {
        free: FIRST_CREDITS,
        open: 0,
        declined: new Map<number, number>(),
      };
      this.#seekers.set(wish.seeker, seeker);
      const paused = (seeker.declined.get(wish.company) ?? -Infinity) > wish.atH - DECLINED_PAUSE_DAYS * 24;
      const active = [...this.#open].some((each) => each.seeker === wish.seeker && each.company === wish.company);
      if (people.length === 0 || seeker.free < 1 || seeker.open >= OPEN_REQUESTS_MAX || paused || active) {
        request.open = false;
        return;
      }
      seeker.free -= 1;
      seeker.open += 1;
      this.held += 1;
      this.#open.add(request);
      this.#offerNext(request, wish.atH);
      return;
    }
    this.#open.add(request);
    if (this.#rules === "broadcast")
      for (const employee of people) this.#put(request, employee, wish.atH, wish.atH + ANSWER_WITHIN_H);
  }

  /** An employee opens the inbox, or the board, and considers as many requests as they are willing to this week. */
  #visit(employee: Employee, nowH: number): void {
    const inbox = this.#inboxes[employee.id]!;
    inbox.lastH = nowH;
    inbox.came = inbox.came.filter((at) => at > nowH - 2 * WEEK_H);
    inbox.thought = inbox.thought.filter((at) => at > nowH - WEEK_H);
    if (this.#rules === "first-come") {
      const board = [...this.#open].filter((each) => each.company === employee.company).slice(-BOARD_SHOWN);
      for (const request of board)
        if (!request.asked.has(employee.id)) this.#put(request, employee, nowH, request.atH + ANSWER_WITHIN_H);
    }
    const tired = Math.max(0, within(inbox.came, nowH) - employee.appetite);
    const waiting = inbox.waiting.filter((request) => request.open && request.before.get(employee.id)?.seen === false);
    inbox.waiting = waiting;
    for (const request of waiting) {
      if (inbox.thought.length >= employee.appetite) return;
      inbox.thought.push(nowH);
      const offer = request.before.get(employee.id)!;
      offer.seen = true;
      inbox.offers += 1;
      const others =
        this.#rules === "first-come" ? this.#town.byCompany[request.company]!.length - 1 : request.before.size - 1;
      if (this.#random() >= chance(employee, others, tired)) {
        request.allSaidNo = false;
        continue;
      }
      inbox.answers += 1;
      request.answeredH ??= nowH;
      request.before.delete(employee.id);
      if (this.#random() < ACCEPTS) {
        request.accepted = true;
        this.#end(request, nowH, false);
      } else if (
        this.#rules === "ours" &&
        request.before.size === 0 &&
        !this.#offerNext(request, nowH) &&
        this.#candidates(request, nowH).length === 0
      ) {
        this.#end(request, nowH, request.allSaidNo);
      }
    }
  }

  visitInboxes(nowH: number): void {
    for (const employee of this.#town.employees) {
      const everyH = this.#rules === "first-come" ? employee.everyH * BOARD_VISITS : employee.everyH;
      if (this.#random() < 1 / everyH) this.#visit(employee, nowH);
    }
  }

  /** Ends requests whose time is up and replaces overdue offers. */
  expireOffers(nowH: number): void {
    for (const request of this.#open) {
      if (nowH >= request.atH + ANSWER_WITHIN_H) this.#end(request, nowH, false);
      else if (this.#rules === "ours") {
        const overdue = [...request.before.values()].some((offer) => offer.untilH <= nowH);
        if (request.before.size > 0 && !overdue) continue;
        const previous = new Map(request.before);
        if (this.#offerNext(request, nowH)) for (const id of previous.keys()) request.before.delete(id);
      }
    }
  }
}

function figuresOf({ requests, loads, held, returned }: Market, rules: Rules): Figures {
  const times = requests
    .flatMap((each) => (each.answeredH === null ? [] : [each.answeredH - each.atH]))
    .toSorted((a, b) => a - b);
  const weekly = loads.map((count) => count / (HOURS / WEEK_H)).toSorted((a, b) => a - b);
  const top = weekly.slice(Math.floor(weekly.length * 0.95));
  const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
  return {
    answered: times.length / requests.length,
    accepted: requests.filter((each) => each.accepted).length / requests.length,
    medianHours: times[Math.floor(times.length / 2)] ?? Number.NaN,
    load: mean(weekly),
    loadTop: mean(top),
    returned: rules === "ours" ? returned / Math.max(1, held) : null,
  };
}
