import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  badLicences,
  billOfMaterials,
  licenceCounts,
  lockedPackages,
  missingFromBom,
  readAdvisories,
  vulnerable,
} from "./dependencies/dependencies.ts";

/** Checks licences, the bill of materials and known vulnerabilities of every dependency. Without an advisory service, compares with tools/dependencies/advisories.tsv only. */
const ROOT = path.resolve(import.meta.dirname, "..");
const run = promisify(execFile);
const OPTIONS = { cwd: ROOT, maxBuffer: 2 ** 26, timeout: 60_000 };

const lockText = readFileSync(path.join(ROOT, "package-lock.json"), "utf8");
const packages = lockedPackages(lockText);
const advisories = readAdvisories(readFileSync(path.join(ROOT, "tools/dependencies/advisories.tsv"), "utf8"));
const service = await askService();

const problems = [
  ...badLicences(packages).map((line) => `licence: ${line}`),
  ...vulnerable(packages, advisories).map((line) => `vulnerable: ${line}`),
  ...missingFromBom(lockText, billOfMaterials(packages)).map((line) => `not in the bill of materials: ${line}`),
  ...service.problems,
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
const licences = licenceCounts(packages).map(([licence, count]) => `${licence} ${count}`);
process.stdout.write(
  `${packages.length} packages (${licences.join(", ")}); ${advisories.length} stored advisories; ${service.answer}\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** Asks the registry for advisories on what is deployed. One that is high or critical is a problem. */
async function askService(): Promise<{ answer: string; problems: string[] }> {
  const audit = await run(
    "npm",
    ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=10000"],
    OPTIONS,
  )
    .then(({ stdout }) => stdout)
    // It exits with 1 when it finds something, and when nothing answers.
    .catch((error: { stdout?: string }) => error.stdout ?? "");
  const found = parsed(audit).vulnerabilities;
  if (found === undefined) return { answer: "no advisory service answers", problems: [] };
  const open = Object.entries(found).filter(([, { severity }]) => severity === "high" || severity === "critical");
  return {
    answer: `the advisory service knows ${Object.keys(found).length} vulnerable packages`,
    problems: open.map(([name, { severity, range }]) => `vulnerable: ${name} ${range} (${severity})`),
  };
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
