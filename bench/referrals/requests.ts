import { DECLINED_PAUSE_DAYS, NEW_ACCOUNT_DAYS } from "#contract/values/referral.ts";
import type { MatchCandidate } from "#referrals/requests/matching.ts";
import type { Rules } from "./rules.ts";
import type { Employee, Wish } from "./town.ts";
import type { Week } from "./weeks.ts";

export interface Offer {
  request: Request;
  employee: Employee;
  atH: number;
  untilH: number;
  state: "live" | "lapsed" | "released" | "answered";
  seen: boolean;
}

export interface Request extends Wish {
  /** When the seeker sent it; null while the rules have refused it. */
  sentH: number | null;
  state: "offered" | "accepted" | "submitted" | "ended";
  /** Offers that wait for an answer. */
  live: Offer[];
  /** Ids of the referrers who need not be asked again: they have it, have answered or stayed silent. */
  asked: Set<number>;
  /** Whether an offer lapsed. */
  lapsed: boolean;
  /** How many people had it before them. */
  shown: number;
  deadlineH: number;
  answeredH: number | null;
  everAccepted: boolean;
  confirmed: boolean;
}

export function newRequest(wish: Wish): Request {
  return {
    ...wish,
    sentH: null,
    state: "offered",
    live: [],
    asked: new Set(),
    lapsed: false,
    shown: 0,
    deadlineH: 0,
    answeredH: null,
    everAccepted: false,
    confirmed: false,
  };
}

/** What the rules know of one seeker. */
export interface Account {
  free: number;
  open: Request[];
  /** When they sent requests. */
  sent: number[];
  /** The hour at which each company last declined. */
  declined: Map<number, number>;
  reports: number;
  suspendedH: number;
}

export function newAccount(credits: number): Account {
  return { free: credits, open: [], sent: [], declined: new Map(), reports: 0, suspendedH: Infinity };
}

/** What the rules and the person know of one inbox. */
export interface Inbox {
  /** Offers of the last week and before, newest last. */
  came: Offer[];
  considered: number[];
  offers: number;
  answers: number;
  lastH: number;
}

/** Whether the quotas of our rules refuse the request now. */
export function refusedByLimits(request: Request, account: Account, rules: Rules, nowH: number): boolean {
  const isNew = nowH - request.seeker.registeredH < NEW_ACCOUNT_DAYS * 24;
  const declinedH = account.declined.get(request.company) ?? -Infinity;
  return (
    account.free < 1 ||
    account.open.length >= (isNew ? 1 : rules.openMax) ||
    account.sent.filter((at) => at > nowH - 24).length >= rules.perDay ||
    account.open.some((each) => each.company === request.company) ||
    declinedH > nowH - DECLINED_PAUSE_DAYS * 24
  );
}

export type Candidate = MatchCandidate & { employee: Employee };

/** Returns a referrer as the matching sees them. */
export function candidateOf(employee: Employee, inbox: Inbox, { used, unanswered }: Week): Candidate {
  const { id, roles, capacity: weeklyCapacity } = employee;
  const { offers, answers, lastH } = inbox;
  const lastActiveAt = new Date(lastH * 3_600_000);
  return { employee, id: String(id), roles, weeklyCapacity, used, unanswered, offers, answers, lastActiveAt };
}
