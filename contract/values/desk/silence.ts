import { canMove, type Stage } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";

/** How often the desk suggests a follow-up for one stage. */
export const FOLLOW_UPS_MAX = 2;

interface Threshold {
  days: number;
  reason: string;
}

/** Days without news after which a stage counts as silent, with the reason that the person reads. Final stages are never silent. */
export const SILENCE: Partial<Record<Stage, Threshold>> = {
  applied: {
    days: 21,
    reason: "We allow three weeks: many employers screen applications in batches after a deadline.",
  },
  answered: {
    days: 18,
    reason: "We allow two and a half weeks: somebody has seen your application and plans the next talk.",
  },
  interview: {
    days: 15,
    reason: "We allow two weeks and a day: other candidates usually have their interviews first.",
  },
  offer: { days: 5, reason: "We allow five days: offers often lapse after a week, so ask before that." },
};
/** Further interviews: fewer people are left to compare. */
const LATER_INTERVIEW: Threshold = {
  days: 12,
  reason: "We allow twelve days: after a second interview, few candidates are left to compare.",
};

const DAY_MS = 86_400_000;

/** Returns the number of days from one day to another (YYYY-MM-DD). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

export interface Silence {
  /** Days since the last sign of life in this stage. */
  days: number;
  reason: string;
  /** Suggests to follow up; false once the person answered that twice. */
  followUp: boolean;
  /** Follow-ups that the person has sent in this stage. */
  followedUp: number;
}

/**
 * Returns what to say about an application that hears nothing, or null. Only suggests: nothing moves by itself. A next step that is
 * still to come means that something is happening.
 */
export function silenceOf(
  { stage, round, since, next, nudges }: Pick<ApplicationSummary, "stage" | "round" | "since" | "next" | "nudges">,
  today: string,
): Silence | null {
  const threshold = stage === "interview" && round > 1 ? LATER_INTERVIEW : SILENCE[stage];
  if (threshold === undefined || since === null || !canMove(stage, "ghosted")) return null;
  if (next !== null && next.due.slice(0, 10) >= today) return null;
  const answered = nudges.filter(({ on }) => on >= since && on <= today);
  const waitingSince = answered.at(-1)?.on ?? since;
  if (daysBetween(waitingSince, today) < threshold.days) return null;
  return {
    days: daysBetween(since, today),
    reason: threshold.reason,
    followUp: answered.length < FOLLOW_UPS_MAX,
    followedUp: answered.filter(({ answer }) => answer === "followed-up").length,
  };
}
