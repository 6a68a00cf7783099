import type { FigureSeries } from "#contract/schemas/employers/figures.ts";
import { LEAST_SHOWN } from "#contract/values/employers/figures.ts";
import { formatCount } from "#web/ui/select/option.ts";

const DAY_MS = 24 * 3_600_000;

/** Returns the day that comes `at` days after `from`, as `2026-11-23`. */
export function dayAt(from: string, at: number): string {
  return new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10);
}

/** Words a day's count; null is one that is withheld. */
export function countText(count: number | null): string {
  return count === null ? `fewer than ${LEAST_SHOWN}` : formatCount(count);
}

/** Words the sum of a series. Days whose counts are withheld add nothing that is known. */
export function totalText({ days, total }: Pick<FigureSeries, "days" | "total">): string {
  if (!days.includes(null)) return formatCount(total);
  return total === 0 ? "A few" : `More than ${formatCount(total)}`;
}
