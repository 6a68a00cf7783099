import { expect, test } from "vitest";
import { linesOfPage, type PlacedText } from "./layout.ts";

const at = (x: number, y: number, text: string, size = 10): PlacedText => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
  bold: false,
});
const textsOf = (pieces: PlacedText[]) => linesOfPage(pieces).map(({ text }) => text);

test("reads two columns one after the other, below a title over both", () => {
  const rows = [1, 2, 3, 4].flatMap((row) => [
    at(50, 700 - row * 14, `left ${row}`),
    at(300, 705 - row * 14, `right ${row}`),
  ]);
  const title = at(50, 740, "A title that is wide enough to cross the gutter", 14);
  expect(textsOf([...rows, title])).toEqual([
    "A title that is wide enough to cross the gutter",
    ...[1, 2, 3, 4].map((row) => `left ${row}`),
    ...[1, 2, 3, 4].map((row) => `right ${row}`),
  ]);
});

test("reads a table of times by rows", () => {
  const rows = [
    [700, "2019 – 2022", "Engineer"],
    [680, "2016 – 2019", "Tester"],
    [660, "2012 – 2016", "Student"],
  ] as const;
  expect(textsOf(rows.flatMap(([y, time, text]) => [at(50, y, time), at(200, y, text)]))).toEqual([
    "2019 – 2022\tEngineer",
    "2016 – 2019\tTester",
    "2012 – 2016\tStudent",
  ]);
});

test("joins words drawn one by one, and letters drawn without a space", () => {
  expect(textsOf([at(50, 700, "Ana"), at(67.5, 700, "Li"), at(50, 680, "en"), at(60, 680, "gineer")])).toEqual([
    "Ana Li",
    "engineer",
  ]);
});

test("sizes are relative to the usual one", () => {
  const lines = linesOfPage([at(50, 700, "Ana Li", 20), at(50, 670, "a long line of text in the usual size")]);
  expect(lines.map(({ size }) => size)).toEqual([2, 1]);
});

test("an empty page has no lines", () => {
  expect(linesOfPage([])).toEqual([]);
});
