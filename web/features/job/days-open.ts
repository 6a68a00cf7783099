import type { JobEvent } from "#contract/schemas/job-page.ts";

const DAY_MS = 86_400_000;
/** How many days the bar shows. */
export const DAYS_SHOWN = 28;

/** Whether a job was open on a day, or not known yet. */
export type DayState = "unknown" | "open" | "closed";

/**
 * The state of a job on each of the last days (UTC), the oldest first, from its history. A day counts as open if the job was open at any moment of it.
 * The history may lack its oldest events: until its first one, a job that has been seen was open.
 */
export function daysOpen(
  {
    history,
    firstSeenAt,
    closedAt,
  }: { history: readonly JobEvent[]; firstSeenAt: string; closedAt?: string | undefined },
  now: number,
): DayState[] {
  const turns = history
    .filter(({ kind }) => kind !== "edited")
    .map(({ at, kind }) => ({ at: Date.parse(at), open: kind !== "closed" }))
    .concat({ at: Date.parse(firstSeenAt), open: true })
    .concat(closedAt === undefined ? [] : { at: Date.parse(closedAt), open: false })
    .toSorted((one, other) => one.at - other.at);
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: DAYS_SHOWN }, (_, at) => {
    const start = today - (DAYS_SHOWN - 1 - at) * DAY_MS;
    const before = turns.findLast((turn) => turn.at < start);
    const during = turns.filter((turn) => turn.at >= start && turn.at < start + DAY_MS);
    if (before?.open === true || during.some(({ open }) => open)) return "open";
    return before === undefined ? "unknown" : "closed";
  });
}
