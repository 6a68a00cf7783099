import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const AT_ONCE = 2;
const bin = (name: string) => path.join(ROOT, "node_modules", ".bin", name);
const migrations = readdirSync(path.join(ROOT, "migrations"))
  .filter((file) => file.endsWith(".sql"))
  .map((file) => path.join("migrations", file));

/** Rules of squawk that speak of large live tables or of styles that are not ours. */
const SQUAWK_OFF = [
  "require-concurrent-index-creation",
  "prefer-robust-stmts",
  "require-timeout-settings",
  "prefer-text-field",
  "prefer-bigint-over-int",
];

interface Check {
  name: string;
  /** Commands that run one after another, each with its arguments. */
  steps: string[][];
}

const checks: Check[] = [
  {
    name: "types",
    steps: [
      [bin("react-router"), "typegen"],
      [bin("tsc"), "-p", "."],
    ],
  },
  { name: "lint", steps: [[bin("oxlint"), "--type-aware", "--deny-warnings"]] },
  { name: "format", steps: [[bin("oxfmt"), "--check"]] },
  { name: "unused", steps: [[bin("knip")], [bin("knip"), "--production"]] },
  { name: "layers", steps: [[process.execPath, "tools/check-layers.ts"]] },
  { name: "regular expressions", steps: [[process.execPath, "tools/check-regular-expressions.ts"]] },
  { name: "structure", steps: [[process.execPath, "tools/check-structure.ts"]] },
  { name: "words", steps: [[process.execPath, "tools/check-words.ts"]] },
  { name: "dependencies", steps: [[process.execPath, "tools/check-dependencies.ts"]] },
  { name: "documents", steps: [[process.execPath, "tools/check-docs.ts"]] },
  { name: "database types", steps: [[process.execPath, "tools/database-types.ts", "--check"]] },
  {
    name: "migrations",
    steps: [[bin("squawk"), "--pg-version", "15", `--exclude=${SQUAWK_OFF.join(",")}`, ...migrations]],
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(`unknown: ${unknown.join(", ")}. Checks: ${checks.map((check) => check.name).join(", ")}\n`);
  process.exit(2);
}
const queue = checks.filter((check) => wanted.length === 0 || wanted.includes(check.name));
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, () => takeFromQueue()));
process.exitCode = failed > 0 ? 1 : 0;

async function takeFromQueue(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const began = performance.now();
    const problem = await firstProblem(check);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${problem === null ? "ok  " : "FAIL"} ${check.name} (${seconds} s)\n`);
    if (problem === null) continue;
    failed++;
    process.stdout.write(`${problem.trimEnd()}\n\n`);
  }
}

async function firstProblem(check: Check): Promise<string | null> {
  for (const [program = "", ...args] of check.steps) {
    const problem = await run(program, args);
    if (problem !== null) return problem;
  }
  return null;
}

/** The program's whole output when it failed, else null. */
function run(program: string, args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : null);
    });
  });
}
