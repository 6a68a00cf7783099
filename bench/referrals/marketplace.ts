import { ANSWER_WITHIN_H, CONFIRM_WITHIN_H, NEW_ACCOUNT_DAYS, SUBMIT_WITHIN_H } from "#contract/values/referral.ts";
import { nextReferrers } from "#referrals/requests/matching.ts";
import { createChance } from "../simulation/chance.ts";
import type { Behaviour } from "./behaviour.ts";
import {
  type Account,
  type Candidate,
  candidateOf,
  type Inbox,
  newAccount,
  newRequest,
  type Offer,
  refusedByLimits,
  type Request,
} from "./requests.ts";
import { ORDERS, type Rules } from "./rules.ts";
import { type Employee, HOURS, type Town, WEEK_H, type Wish } from "./town.ts";
import { Weeks } from "./weeks.ts";

/** An unanswered offer is extended by this much while nobody else can be asked. */
const EXTENSION_H = 24;
/** The database allows no more. */
const MOST_LIVE = 3;
/** Looks at a shared board are rarer than looks at requests addressed to one. */
const BOARD_VISITS = 3;
const BOARD_SHOWN = 10;
/** How a refused seeker tries again. */
const RETRY_H = 24;
const RETRIES = 5;
/** Operators suspend an account this long after the second report of it. */
const REPORTS = 2;
const OPERATOR_H = 48;

/** Simulates one marketplace over 90 days, an hour at a time. People and their wishes are the same for all rules. */
export function simulate(town: Town, rules: Rules, behaviour: Behaviour, seed: number): Market {
  const market = new Market(town, rules, behaviour, seed);
  let next = 0;
  for (let nowH = 0; nowH < HOURS; nowH++) {
    for (; next < town.wishes.length && town.wishes[next]!.atH < nowH + 1; next++) market.wish(town.wishes[next]!);
    market.hour(nowH);
  }
  return market;
}

/** The referrers of the company who can still be asked. */
const candidates = ({ byCompany }: Town, request: Request) =>
  byCompany[request.company]!.filter((employee) => !request.asked.has(employee.id));

export class Market {
  readonly requests: Request[] = [];
  /** Requests that each employee received. */
  readonly loads: number[];
  /** Credits that each ring's accounts earned. */
  ringCredits = 0;
  readonly accounts = new Map<number, Account>();
  readonly #town: Town;
  readonly #rules: Rules;
  readonly #behaviour: Behaviour;
  readonly #random: () => number;
  readonly #inboxes: Inbox[];
  readonly #weeks: Weeks;
  /** What happens at each hour. */
  readonly #due: (() => void)[][] = Array.from({ length: HOURS + 1 }, () => []);
  /** Requests that wait until a referrer of the company has room, oldest first. */
  readonly #waiting: Set<Request>[];
  readonly #boards: Request[][];
  #nowH = 0;

  constructor(town: Town, rules: Rules, behaviour: Behaviour, seed: number) {
    this.#town = town;
    this.#rules = rules;
    this.#behaviour = behaviour;
    this.#random = createChance(seed).next;
    this.#inboxes = town.employees.map(() => ({ came: [], considered: [], offers: 0, answers: 0, lastH: 0 }));
    this.#weeks = new Weeks(this.#inboxes);
    this.loads = town.employees.map(() => 0);
    this.#waiting = town.byCompany.map(() => new Set());
    this.#boards = town.byCompany.map(() => []);
  }

  #at(hour: number, run: () => void): void {
    this.#due[Math.min(HOURS, Math.max(this.#nowH + 1, Math.ceil(hour)))]!.push(run);
  }

  wish(wish: Wish): void {
    const request = newRequest(wish);
    this.requests.push(request);
    this.#at(wish.atH, () => this.#send(request, 0));
  }

  #account(request: Request): Account {
    const known = this.accounts.get(request.seeker.id);
    if (known) return known;
    const account = newAccount(this.#rules.credits);
    this.accounts.set(request.seeker.id, account);
    return account;
  }

  /** Whether our rules refuse the request now. */
  #refused(request: Request, account: Account): boolean {
    const noRoom = this.#rules.needsRoom && this.#next(request, 1).length === 0;
    return noRoom || refusedByLimits(request, account, this.#rules, this.#nowH);
  }

  #send(request: Request, tries: number): void {
    const account = this.#account(request);
    if (account.suspendedH <= this.#nowH) return;
    if (this.#rules.kind === "offers") {
      if (this.#refused(request, account)) {
        if (tries < RETRIES) this.#at(this.#nowH + RETRY_H, () => this.#send(request, tries + 1));
        return;
      }
      account.free -= 1;
      account.open.push(request);
      account.sent.push(this.#nowH);
    }
    request.sentH = this.#nowH;
    request.deadlineH = this.#nowH + ANSWER_WITHIN_H;
    this.#at(request.deadlineH, () => this.#expire(request));
    if (this.#rules.kind === "offers") this.#offerNext(request);
    else if (this.#rules.kind === "board") this.#boards[request.company]!.push(request);
    else for (const employee of this.#town.byCompany[request.company]!) this.#put(request, employee, request.deadlineH);
  }

  #put(request: Request, employee: Employee, untilH: number): Offer {
    const offer: Offer = { request, employee, atH: this.#nowH, untilH, state: "live", seen: false };
    request.live.push(offer);
    request.asked.add(employee.id);
    request.shown += 1;
    this.loads[employee.id]! += 1;
    this.#weeks.add(offer);
    return offer;
  }

  #hasRoom(employee: Employee): boolean {
    const { used, unanswered } = this.#weeks.of(employee.id, this.#nowH);
    return used < employee.capacity && unanswered < this.#rules.restAfter;
  }

  /** Whom the product's own rules ask next. */
  #next(request: Request, most: number): Candidate[] {
    const { order, restAfter } = this.#rules;
    // The product's rules leave out people without room too; here that saves most of the time.
    const people = candidates(this.#town, request)
      .filter((employee) => this.#hasRoom(employee))
      .map((employee) => candidateOf(employee, this.#inboxes[employee.id]!, this.#weeks.of(employee.id, this.#nowH)));
    return nextReferrers(people, [request.role], most, { order: ORDERS[order], restAfter });
  }

  /** Offers the request to the best referrers with room, or makes it wait. Returns how many were asked. */
  #offerNext(request: Request, most = this.#rules.atOnce): number {
    const nowH = this.#nowH;
    const { withinH } = this.#rules;
    const isNew = nowH - request.seeker.registeredH < NEW_ACCOUNT_DAYS * 24;
    const chosen = this.#next(request, isNew ? 1 : most);
    for (const { employee } of chosen) {
      const untilH = Math.min(nowH + withinH, request.deadlineH);
      const offer = this.#put(request, employee, untilH);
      this.#at(untilH, () => this.#lapse(offer));
    }
    if (chosen.length > 0) this.#waiting[request.company]!.delete(request);
    else this.#waiting[request.company]!.add(request);
    return chosen.length;
  }

  /** What server/referrals/timers.ts does with an offer whose time is up. */
  #lapse(offer: Offer): void {
    const { request } = offer;
    if (offer.state !== "live" || request.state !== "offered" || offer.untilH > this.#nowH) return;
    if (
      (!this.#rules.staggered && request.live.some((each) => each.untilH > this.#nowH)) ||
      this.#next(request, 1).length === 0
    ) {
      offer.untilH = Math.min(this.#nowH + EXTENSION_H, request.deadlineH);
      this.#at(offer.untilH, () => this.#lapse(offer));
      return;
    }
    if (this.#rules.staggered) {
      offer.untilH = request.deadlineH;
      if (request.live.length >= MOST_LIVE) this.#silent(request.live[0]!, "lapsed");
      this.#offerNext(request, 1);
      return;
    }
    for (const each of request.live.slice()) this.#silent(each, "lapsed");
    this.#offerNext(request);
  }

  #silent(offer: Offer, state: "lapsed" | "released"): void {
    this.#weeks.endOffer(offer, state);
    if (state === "lapsed") this.#inboxes[offer.employee.id]!.offers += 1;
  }

  #expire(request: Request): void {
    if (request.state !== "offered" || request.deadlineH > this.#nowH) return;
    for (const each of request.live.slice()) this.#silent(each, "lapsed");
    this.#end(request, false);
  }

  #end(request: Request, confirmed: boolean): void {
    if (request.state === "ended") return;
    request.state = "ended";
    request.confirmed = confirmed;
    this.#waiting[request.company]!.delete(request);
    for (const each of request.live.slice()) this.#silent(each, "released");
    const account = this.#account(request);
    const at = account.open.indexOf(request);
    if (at >= 0) account.open.splice(at, 1);
    if (!confirmed) account.free += 1;
  }

  #accept(request: Request, employee: Employee): void {
    request.everAccepted = true;
    request.state = "accepted";
    this.#waiting[request.company]!.delete(request);
    for (const each of request.live.slice()) this.#silent(each, "released");
    const nowH = this.#nowH;
    if (this.#random() < employee.submits)
      this.#at(nowH + 24 + this.#random() * 72, () => this.#submit(request, employee));
    else this.#at(nowH + SUBMIT_WITHIN_H, () => this.#return(request));
  }

  #submit(request: Request, employee: Employee): void {
    request.state = "submitted";
    const wait = request.seeker.confirms ? 24 + this.#random() * 48 : CONFIRM_WITHIN_H;
    this.#at(this.#nowH + wait, () => {
      this.#end(request, true);
      if (employee.ring >= 0) this.ringCredits += 1;
    });
  }

  /** A request that was accepted and never submitted goes to the next referrers under our rules, and ends under the others. */
  #return(request: Request): void {
    if (this.#rules.kind !== "offers" || candidates(this.#town, request).length === 0) {
      this.#end(request, false);
      return;
    }
    request.state = "offered";
    request.deadlineH = this.#nowH + ANSWER_WITHIN_H;
    this.#at(request.deadlineH, () => this.#expire(request));
    this.#offerNext(request);
  }

  /** Everything that happens within the hour. */
  hour(nowH: number): void {
    this.#nowH = nowH;
    for (const run of this.#due[nowH]!) run();
    if (this.#rules.kind === "offers")
      for (const [company, waiting] of this.#waiting.entries()) this.#fillPlaces(company, waiting);
    const week = Math.floor(nowH / WEEK_H);
    for (const employee of this.#town.employees) {
      const rarer = (this.#rules.kind === "board" ? BOARD_VISITS : 1) * (employee.busy[week] === true ? 4 : 1);
      if (this.#random() < 1 / (employee.everyH * rarer)) this.#visit(employee, employee.busy[week] === true);
    }
  }

  #fillPlaces(company: number, waiting: ReadonlySet<Request>): void {
    if (waiting.size === 0) return;
    const people = this.#town.byCompany[company]!;
    const free = people.filter((employee) => this.#hasRoom(employee));
    if (free.length === 0) return;
    const queue = this.#rules.queue === "oldest" ? [...waiting] : [...waiting].toReversed();
    for (const request of queue)
      if (free.some((employee) => !request.asked.has(employee.id) && this.#hasRoom(employee))) this.#offerNext(request);
  }

  /** An employee opens the inbox, or the board, and considers as many requests as they are willing to this week. */
  #visit(employee: Employee, busy: boolean): void {
    const nowH = this.#nowH;
    const inbox = this.#inboxes[employee.id]!;
    inbox.lastH = nowH;
    inbox.considered = inbox.considered.filter((at) => at > nowH - WEEK_H);
    if (this.#rules.kind === "board") this.#readBoard(employee);
    inbox.came = inbox.came.filter((offer) => offer.atH > nowH - 2 * WEEK_H);
    const appetite = busy ? employee.appetite / 2 : employee.appetite;
    const recent = inbox.came.filter((offer) => offer.atH > nowH - WEEK_H).length;
    const tired = Math.max(0, recent - appetite);
    for (const offer of inbox.came) {
      if (offer.state !== "live" || offer.seen || offer.request.state !== "offered") continue;
      if (inbox.considered.length >= appetite) return;
      inbox.considered.push(nowH);
      offer.seen = true;
      this.#consider(offer, tired, inbox);
    }
  }

  #readBoard(employee: Employee): void {
    const open = this.#boards[employee.company]!.filter((each) => each.state === "offered");
    this.#boards[employee.company] = open;
    for (const request of open.slice(-BOARD_SHOWN))
      if (!request.asked.has(employee.id)) this.#put(request, employee, request.deadlineH);
  }

  #consider(offer: Offer, tired: number, inbox: Inbox): void {
    const { request, employee } = offer;
    if (request.seeker.kind === "spam") {
      this.#considerSpam(offer, inbox);
      return;
    }
    if (employee.ring >= 0) {
      this.#answer(offer, inbox, request.seeker.ring === employee.ring);
      return;
    }
    const crowd =
      this.#rules.kind === "board" ? this.#town.byCompany[request.company]!.length - 1 : request.live.length - 1;
    const willing =
      (employee.willing / (1 + this.#behaviour.crowd * crowd)) * Math.max(0, 1 - this.#behaviour.tiring) ** tired;
    if (this.#random() >= willing) return;
    request.answeredH ??= this.#nowH;
    const fits = employee.roles.includes(request.role) ? 1 : 0.7;
    const careful = request.seeker.kind === "strategic" ? 0.7 : 1;
    this.#answer(offer, inbox, this.#random() < this.#behaviour.vouches * fits * careful);
  }

  #considerSpam(offer: Offer, inbox: Inbox): void {
    if (this.#random() >= offer.employee.willing) return;
    const account = this.#account(offer.request);
    account.reports += 1;
    if (account.reports === REPORTS) {
      account.suspendedH = this.#nowH + OPERATOR_H;
      this.#at(account.suspendedH, () => {
        for (const each of account.open.slice()) this.#end(each, false);
      });
    }
    this.#answer(offer, inbox, false);
  }

  #answer(offer: Offer, inbox: Inbox, yes: boolean): void {
    const { request, employee } = offer;
    this.#weeks.endOffer(offer, "answered");
    inbox.offers += 1;
    inbox.answers += 1;
    if (yes) this.#accept(request, employee);
    else if (this.#rules.kind === "offers" && request.live.length === 0) this.#continueOrEnd(request);
  }

  /** What server/referrals/requests/offer-round.ts does once nobody has the request. */
  #continueOrEnd(request: Request): void {
    if (candidates(this.#town, request).length > 0) {
      this.#offerNext(request);
      return;
    }
    if (!request.lapsed) this.#account(request).declined.set(request.company, this.#nowH);
    this.#end(request, false);
  }
}
