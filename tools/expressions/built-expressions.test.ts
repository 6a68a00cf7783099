import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { BUILDERS } from "./builders.ts";
import { constructionsIn } from "./built-expressions.ts";
import { everyExpression } from "./every-expression.ts";
import { problemOf } from "./regular-expressions.ts";

const root = mkdtempSync(path.join(tmpdir(), "expressions-"));
afterAll(() => rmSync(root, { recursive: true }));

function plant(text: string) {
  writeFileSync(path.join(root, "planted.ts"), text);
  return everyExpression(root, ["planted.ts"]);
}

const judged = (text: string) => constructionsIn("a.ts", text);
const ESCAPE = 'import { escapeRegExp } from "#contract/values/escape.ts";\n';

test.each([
  ["of a plain string", 'export const planted = new RegExp("(a+)+$");'],
  ["of a template", 'const part = "a+";\nexport const planted = new RegExp(`(${part})+$`);'],
  ["of a list", 'export const planted = ["a+"].map((part) => new RegExp("(" + part + ")+$"));'],
  ["in a function", 'const all = (part: string) => RegExp(`(${part})+$`);\nexport const planted = all("a+");'],
  ["of another expression", 'export const planted = new RegExp(/(a+)+$/.source, "g");'],
])("an exponential expression %s, planted in a module, is a problem", { timeout: 60_000 }, async (_kind, text) => {
  const { expressions, problems } = await plant(text);
  expect(problems).toEqual([]);
  const sources = expressions.filter(({ source }) => source === "(a+)+$");
  expect(sources).not.toEqual([]);
  for (const expression of sources) expect(await problemOf(expression)).toMatch(/exponential/);
});

test("notes what a module builds with its place and flags", async () => {
  const { expressions } = await plant('const word = "x";\n\nexport const planted = new RegExp(`é${word}`, "giu");\n');
  expect(expressions).toEqual([{ file: "planted.ts", line: 3, source: "éx", flags: "giu" }]);
});

test("judges a template in a function with stand-ins for its escaped input", { timeout: 60_000 }, async () => {
  const { constructions, problems } = judged(
    `${ESCAPE}const END = "+)+$";\nexport const all = (x: string) => new RegExp(\`(?:\${escapeRegExp(x)}\` + END, "u");`,
  );
  expect(problems).toEqual([]);
  const [pattern] = constructions.flatMap(({ patterns }) => patterns);
  expect(pattern).toEqual({ source: "(?:a+)+$", flags: "u" });
  expect(await problemOf(pattern ?? { source: "", flags: "" })).toMatch(/exponential/);
});

test.each([
  ["input that isn't escaped", "export const all = (x: string) => new RegExp(`${x}+`);"],
  [
    "an escape of its own",
    "const escapeRegExp = String;\nexport const all = (x: string) => new RegExp(escapeRegExp(x));",
  ],
  ["flags from input", 'export const all = (x: string) => new RegExp("a", x);'],
  ["a constant's name", 'const x = "a";\nexport const all = (x: string) => new RegExp(`${x}+`);'],
  ["a pattern's copy", 'const A = /a/;\nexport const all = () => new RegExp(A.source, "g");'],
  ["a method's parameter", "export class All { one(x: string) { return RegExp(`${x}+`); } }"],
  ["a field of an instance", "export class All { one = RegExp(`${Math.random()}`); }"],
  ["a function for input too", "const one = (x: string) => RegExp(`${x}`);\nexport const all = (x: string) => one(x);"],
  ["a function given away", "const one = (x: string) => RegExp(`${x}`);\nexport const all = { one };"],
])("refuses a pattern built in a function of %s", (_kind, text) => {
  expect(judged(text).problems).toEqual([expect.stringContaining("a pattern built in a function")]);
});

test.each(["const Make = RegExp;", "new globalThis.RegExp(`${Math.random()}`);", "export { RegExp };", "f(RegExp);"])(
  "refuses RegExp as a value: %s",
  (text) => {
    expect(judged(text).problems).toContainEqual(expect.stringContaining("used as a value"));
  },
);

test("allows types, tests and methods of RegExp", () => {
  const text = "export const is = (x: RegExp): boolean => x instanceof RegExp && RegExp.prototype.test.call(x, `a`);";
  expect(judged(text)).toEqual({ constructions: [], problems: [] });
});

test("refuses a call that builds nothing while its module loads", async () => {
  const { problems } = await plant("if (process.argv.length > 1000) new RegExp(`${process.argv[0]}`);");
  expect(problems).toEqual([expect.stringContaining("planted.ts:1: the module built nothing here")]);
});

const PHRASES = path.resolve(import.meta.dirname, "../../server/normalise/text/phrases.ts");

test("judges what a builder builds where it is called", { timeout: 60_000 }, async () => {
  const { expressions, problems } = await plant(
    `import { latinPhrases } from "${PHRASES}";\n\nexport const planted = latinPhrases("(a+)+$");\n`,
  );
  expect(problems).toEqual([]);
  const [found, ...others] = expressions.filter(({ file }) => file === "planted.ts");
  expect(others).toEqual([]);
  expect(found).toMatchObject({ line: 3, flags: "i", source: expect.stringContaining("(a+)+$") as string });
  expect(await problemOf(found!)).toMatch(/exponential/);
});

test("refuses a builder as a value, and one called with input", () => {
  const imported = `import { phrases } from "${PHRASES}";\n`;
  expect(judged(`${imported}export const all = ["a"].map(phrases);`).problems).toContainEqual(
    expect.stringContaining("phrases is used as a value"),
  );
  expect(judged(`${imported}export const all = (x: string) => phrases(x);`).problems).toEqual([
    expect.stringContaining("a pattern built in a function"),
  ]);
  expect(judged("const phrases = new Map();\nexport const of = { phrases: phrases.size };").problems).toEqual([]);
});

test("knows every builder", async () => {
  expect(new Set(Object.keys((await import(PHRASES)) as object))).toEqual(BUILDERS);
});
