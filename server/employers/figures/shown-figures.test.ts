import { expect, test } from "vitest";
import { FiguresResponse } from "#contract/schemas/employers/figures.ts";
import { FIGURE_DAYS, FIGURE_KINDS, LEAST_SHOWN } from "#contract/values/employers/figures.ts";
import { shownFigures } from "./shown-figures.ts";

const TODAY = "2026-11-23";
const viewsOf = (...counts: [day: string, count: number][]) =>
  shownFigures(
    counts.map(([day, count]) => ({ day, kind: "job-view", count })),
    TODAY,
  ).series.find(({ kind }) => kind === "job-view")!;

test("every kind has a count for each of the days, which end today, also where nothing happened", () => {
  const data = shownFigures([], TODAY);
  expect(data.from).toBe("2026-08-26");
  expect(data.series).toEqual(FIGURE_KINDS.map((kind) => ({ kind, days: Array(FIGURE_DAYS).fill(0), total: 0 })));
  expect(FiguresResponse.parse({ data })).toEqual({ data });
});

test("days are in order, across the end of summer time, and others are left out", () => {
  const { days, total } = viewsOf(["2026-08-25", 50], ["2026-08-26", 6], ["2026-10-25", 7], ["2026-11-23", 9]);
  expect([days[0], days[60], days.at(-1), total]).toEqual([6, 7, 9, 22]);
});

test.each([1, 2, 3, 4])("%i on a day is withheld, and the total doesn’t say it", (count) => {
  const { days, total } = viewsOf(["2026-11-22", count], [TODAY, 10]);
  expect([days.at(-2), days.at(-1), total]).toEqual([null, 10, 10]);
});

test("five are shown", () => {
  expect(viewsOf([TODAY, LEAST_SHOWN]).days.at(-1)).toBe(5);
});
