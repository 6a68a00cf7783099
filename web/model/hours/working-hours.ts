import { type Overlap, TEAM_DAY } from "#contract/values/working-hours.ts";
import { utcOffset } from "#contract/values/utc-offset.ts";

export const DEFAULT_DAY = { from: 9, to: 17 } as const;

/** Formats hours as `5` or `2.5`. */
export function hoursText(hours: number): string {
  return Number.isInteger(hours) ? String(hours) : hours.toFixed(1);
}

/** Formats an overlap as `5 of your 8 hours overlap`. */
export function overlapText({ shared, of }: Pick<Overlap, "shared" | "of">): string {
  if (shared === 0) return `None of your ${of} hours overlap`;
  return `${hoursText(shared)} of your ${of} hours overlap`;
}

/** Formats an overlap with the team's assumed hours. */
export function sharedText(overlap: Overlap): string {
  const { from, to } = TEAM_DAY;
  return `${overlapText(overlap)}, assuming ${from}:00 to ${to}:00 at ${utcOffset(overlap.teamOffset)}.`;
}
