import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

const REPOSITORY = path.resolve(import.meta.dirname, "../..");
const HEADER = "file\treason\texpression\n";

/** Runs the whole check on a repository with one file and returns its exit code and what it says. */
function checkOn(text: string, accepted = ""): { code: number | null; says: string } {
  const root = mkdtempSync(path.join(tmpdir(), "afield-expressions-"));
  try {
    for (const folder of ["server", "contract", "tools"]) mkdirSync(path.join(root, folder));
    for (const file of ["package.json", "tools/check-regular-expressions.ts", "tools/expressions"])
      cpSync(path.join(REPOSITORY, file), path.join(root, file), { recursive: true });
    symlinkSync(path.join(REPOSITORY, "node_modules"), path.join(root, "node_modules"));
    writeFileSync(path.join(root, "tools/linear-expressions.txt"), "\n");
    writeFileSync(path.join(root, "tools/accepted-expressions.tsv"), HEADER + accepted);
    writeFileSync(path.join(root, "server/reader.ts"), text);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/check-regular-expressions.ts"], {
      cwd: root,
      encoding: "utf8",
    });
    return { code: status, says: stdout + stderr };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const planted = String.raw`/\s+$/`;

test.each([
  { how: "a planted quadratic expression", text: `export const end = ${planted};\n`, says: "server/reader.ts:1: " },
  {
    how: "a planted exponential expression of a plain string",
    text: 'export const end = new RegExp("(a+)+$");\n',
    says: "server/reader.ts:1: /(a+)+$/: exponential",
  },
  {
    how: "a planted exponential expression of a template",
    text: 'const part = "a+";\nexport const end = new RegExp(`(${part})+$`);\n',
    says: "server/reader.ts:2: /(a+)+$/: exponential",
  },
  {
    how: "a planted template in a function",
    text: "export const end = (part: string) => new RegExp(`(${part})+$`);\n",
    says: "server/reader.ts:1: a pattern built in a function",
  },
  {
    how: "an accepted expression without a reason",
    text: `export const end = ${planted};\n`,
    accepted: `server/reader.ts\t\t${planted}\n`,
    says: "accepted without a reason",
  },
  {
    how: "an accepted expression that is gone",
    text: "export const end = /x/;\n",
    accepted: `server/reader.ts\treads a line\t${planted}\n`,
    says: "accepted but gone",
  },
])("the whole check fails on $how", { timeout: 120_000 }, ({ text, accepted, says }) => {
  const result = checkOn(text, accepted);
  expect(result.says).toContain(says);
  expect(result.code).toBe(1);
});

test.each([
  { how: "a linear expression", text: "export const end = /^[a-z]+$/;\n" },
  {
    how: "an accepted expression with a reason",
    text: `export const end = ${planted};\n`,
    accepted: `server/reader.ts\treads a line\t${planted}\n`,
  },
])("the whole check passes $how", { timeout: 120_000 }, ({ text, accepted }) => {
  expect(checkOn(text, accepted)).toEqual({ code: 0, says: expect.stringMatching(/^1 regular expressions, [01] of/) });
});
