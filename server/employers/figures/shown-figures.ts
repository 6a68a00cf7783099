import type { FigureSeries, FiguresResponse } from "#contract/schemas/employers/figures.ts";
import { FIGURE_DAYS, FIGURE_KINDS, type FigureKind, LEAST_SHOWN } from "#contract/values/employers/figures.ts";

const DAY_MS = 24 * 3_600_000;

/** How often something happened on a day of UTC, such as `2026-11-23`. */
export interface DayFigure {
  day: string;
  kind: FigureKind;
  count: number;
}

/** Returns the figures that an employer sees up to `today`: low counts are withheld, and no sum holds them. */
export function shownFigures(rows: readonly DayFigure[], today: string): FiguresResponse["data"] {
  const first = Date.parse(today) - (FIGURE_DAYS - 1) * DAY_MS;
  const dates = Array.from({ length: FIGURE_DAYS }, (_, at) => dateOf(first + at * DAY_MS));
  const counts = new Map(rows.map(({ day, kind, count }) => [`${kind} ${day}`, count]));
  const series = FIGURE_KINDS.map((kind): FigureSeries => {
    const days = dates.map((day) => shownCount(counts.get(`${kind} ${day}`) ?? 0));
    return { kind, days, total: days.reduce<number>((sum, count) => sum + (count ?? 0), 0) };
  });
  return { from: dates[0]!, series };
}

const shownCount = (count: number): number | null => (count > 0 && count < LEAST_SHOWN ? null : count);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
