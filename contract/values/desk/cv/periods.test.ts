import { expect, test } from "vitest";
import { monthNumber, periodsIn, yearsCovered } from "./periods.ts";

const NOW = monthNumber(new Date("2026-11-22T00:00:00Z"));
const years = (text: string) => yearsCovered(periodsIn(text, NOW));

test.each([
  ["03/2021 – 02/2023", 2],
  ["March 2021 to February 2023", 2],
  ["2021-03 – 2023-02", 2],
  ["2021-03-01 – 2023-02-28", 2],
  ["mars 2021 – févr. 2023", 2],
  ["marzo de 2021 – febrero de 2023", 2],
  ["März 2021 bis Februar 2023", 2],
  ["2018 – 2020", 2],
  ["11/2024 – heute", 2],
  ["nov. 2024 – aujourd’hui", 2],
  ["seit 2024", 2.8],
  ["2024 –", 2.8],
  ["novembro de 2024 – atualmente", 2],
])("%s is %d years", (text, expected) => {
  expect(years(text)).toBe(expected);
});

test.each([
  "Winner of the 2019 award",
  "2023 – 2021",
  "2030 – 2035",
  "Call 2021 555 2022",
  "since we met",
  "from 2019 I taught a class of fifty pupils until 2020",
])("%j names no period", (text) => {
  expect(periodsIn(text, NOW)).toEqual([]);
});
