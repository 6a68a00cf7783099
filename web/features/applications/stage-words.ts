import { MOVES, type Stage, STAGES } from "#contract/values/desk/application.ts";
import type { FoldedApplication } from "#contract/values/desk/fold.ts";

const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "Mar 2, 2026" for a day (YYYY-MM-DD) or an instant. */
export function dayWords(day: string): string {
  return dayFormat.format(new Date(day.length === 10 ? `${day}T00:00:00Z` : day));
}

/** Stages that an application can move to now, in the order of the board. Without any step so far, every stage. */
export function nextStages({ stage, since }: Pick<FoldedApplication, "stage" | "since">): readonly Stage[] {
  return since === null ? STAGES : STAGES.filter((to) => MOVES[stage].includes(to));
}

export const STAGE_VARIANTS: Record<Stage, "neutral" | "positive" | "caution" | "negative" | "accent"> = {
  saved: "neutral",
  preparing: "neutral",
  applied: "accent",
  answered: "accent",
  interview: "accent",
  offer: "positive",
  accepted: "positive",
  rejected: "negative",
  withdrawn: "neutral",
  ghosted: "caution",
};
