import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withJoinPoints } from "./join-points.ts";

test.each([
  ["(?:a|b)c", "(?:a|b)(?=)c"],
  ["(?:a|b)?c", "(?:a|b)?(?=)c"],
  ["(a|(?<name>b|c))d", "(a|(?<name>b|c))(?=)d"],
  ["(?:a|(?:b|c)d)e", "(?:a|(?:b|c)(?=)d)(?=)e"],
  ["visas? needed", "visas?(?=) needed"],
  ["(?:visas?) needed", "(?:visas?)(?=) needed"],
  [String.raw`\p{L}?x|\u{41}?y`, String.raw`\p{L}?(?=)x|\u{41}?(?=)y`],
  ["a{1,3}b{0,2}?c", "a{1,3}(?=)b{0,2}?(?=)c"],
])("joins the ways through %s", (source, joined) => {
  expect(withJoinPoints(source)).toBe(joined);
});

test.each([
  "abc",
  "a|b",
  "(?:a|b)",
  "(?:ab)c",
  "(?:x(?:a|b))",
  "a+b*c{2}d{3,}e{2,9}f",
  "(?<!a|b)c(?=a|b)d",
  "[|(?]x",
  String.raw`\(a\|b\)\?c`,
  String.raw`(a)\k<name>b`,
])("leaves %s as it is: it goes on at one place", (source) => {
  expect(withJoinPoints(source)).toBe(source);
});

test("matches the same", () => {
  const { expression } = fc.letrec<{ part: string; group: string; expression: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("a", "b", "[ab]", "c", String.raw`\w`, "(?=b)", "(?<=a)", "(?!c)"),
      tie("group"),
    ),
    group: fc
      .tuple(
        fc.constantFrom("(?:", "("),
        fc.array(tie("expression"), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(")", ")?", ")??", "){0,2}", "){1,2}?", ")*"),
      )
      .map(([open, alternatives, close]) => open + alternatives.join("|") + close),
    expression: fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
  }));
  const texts = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 }), { maxLength: 5 });
  fc.assert(
    fc.property(expression, fc.constantFrom("d", "dg", "du"), texts, (source, flags, given) => {
      const [plain, joined] = [new RegExp(source, flags), new RegExp(withJoinPoints(source), flags)];
      for (const text of given) expect(joined.exec(text)?.indices).toEqual(plain.exec(text)?.indices);
    }),
    { numRuns: 500 },
  );
});

const MEASURE = `
  const { getHeapSpaceStatistics } = require("node:v8");
  const codeBytes = () => getHeapSpaceStatistics()
    .filter((space) => space.space_name.startsWith("code"))
    .reduce((bytes, space) => bytes + space.space_used_size, 0);
  const before = codeBytes();
  new RegExp(process.argv[1]).test("lead a team of nine");
  console.log(codeBytes() - before);
`;

/** Returns how much machine code V8 makes of an expression in a process of its own, as the parser is, bytes. */
const codeOf = (source: string) =>
  Number(
    execFileSync(process.execPath, ["--no-regexp-tier-up", "--eval", MEASURE, "--", source], { encoding: "utf8" }),
  );

test("takes a fraction of the code where many ways lead on", () => {
  const verbs = ["lead", "manage", "supervise", "coordinate", "oversee", "direct", "guide", "head", "run"];
  const nouns = Array.from({ length: 60 }, (_, at) => `${"abcdefgh"[at % 8]}noun${at}`);
  const source = `(?:${verbs.join("|")})(?: a)?(?: small| big)? (?:${nouns.join("|")})s?(?: of (?:${nouns.join("|")}))?!`;
  expect(codeOf(withJoinPoints(source))).toBeLessThan(codeOf(source) / 2);
});
