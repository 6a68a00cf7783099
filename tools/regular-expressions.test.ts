import { expect, test } from "vitest";
import { expressionsIn, problemOf } from "./regular-expressions.ts";

test("finds literals and constructed expressions with their lines", () => {
  const text = 'const a = /x+/gu;\nconst b = new RegExp("y*", "i");\nconst c = RegExp(`z${a}`);\n';
  expect(expressionsIn("a.ts", text)).toEqual([
    { file: "a.ts", line: 1, source: "x+", flags: "gu" },
    { file: "a.ts", line: 2, source: "y*", flags: "i" },
  ]);
});

test.each([
  ["quadratic", String.raw`\s+$`, /2nd degree polynomial/],
  ["cubic", String.raw`\S+@\S+\.\w+`, /3rd degree polynomial/],
  ["exponential", String.raw`^(?:[\d.]+|\.)*$`, /exponential/],
])("a planted %s expression is a problem", { timeout: 60_000 }, async (_growth, source, problem) => {
  expect(await problemOf({ source, flags: "" })).toMatch(problem);
});

test.each([String.raw`^[a-z]+$`, String.raw`(?<!\s)x{1,20}`, String.raw`\d{4}-\d{2}`])(
  "%s is linear",
  { timeout: 60_000 },
  async (source) => {
    expect(await problemOf({ source, flags: "" })).toBe(null);
  },
);
