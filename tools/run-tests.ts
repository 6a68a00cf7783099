import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const ROOT = path.resolve(import.meta.dirname, "..");

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of one runner, and a text for each test or file that failed: its name and the beginning of its error. */
export interface Outcome extends Counts {
  failures: string[];
  /** The failures of tests that passed when they ran again, alone. */
  unsteady: string[];
}

/** More failures than this aren't a bad moment of the machine: nothing runs again. */
const MOST_RERUN = 10;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] | null }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/**
 * Runs vitest with the given arguments, shows its output, and counts. A few failed files run again, one at a time: `projects` are the arguments that both
 * runs need, `filters` those that choose files of the first.
 */
export async function runVitest(projects: string[], filters: string[] = []): Promise<Outcome> {
  const first = await vitestOnce([...projects, ...filters]);
  const files = filesToRerun(first);
  if (files.length === 0) return first.outcome;
  process.stdout.write(`\n— running ${files.length} failed test files again, one at a time\n`);
  const second = await vitestOnce([...projects, ...files, "--maxWorkers=1"]);
  return afterRerun(first.outcome, second.outcome, passedIn(first.report, files));
}

interface VitestRun {
  outcome: Outcome;
  report: VitestReport | null;
}

async function vitestOnce(args: string[]): Promise<VitestRun> {
  return await withReport(async (report) => {
    const program = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await run([program, "run", ...reporters, ...args], bareEnvironment(path.dirname(report)));
    const read = readReport<VitestReport>(report);
    const note = read ? skippedNote(read) : "";
    if (note !== "") process.stdout.write(note);
    return { outcome: { ...countVitest(read, code), failures: vitestFailures(read), unsteady: [] }, report: read };
  });
}

/** The files whose failures are few enough to be a bad moment, relative to the repository; none when something failed outside the tests. */
function filesToRerun({ outcome, report }: VitestRun): string[] {
  const isFew = outcome.failed > 0 && outcome.failed <= MOST_RERUN && outcome.failures.length === outcome.failed;
  if (!report || !isFew) return [];
  return report.testResults.filter(({ status }) => status === "failed").map(({ name }) => path.relative(ROOT, name));
}

/** How many tests of the files passed or were skipped: a second run of whole files counts them once more. */
function passedIn(report: VitestReport | null, files: string[]): Counts {
  const statuses = (report?.testResults ?? [])
    .filter(({ name }) => files.includes(path.relative(ROOT, name)))
    .flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (isCounted: (status: string) => boolean) => statuses.filter(isCounted).length;
  return {
    passed: count((status) => status === "passed"),
    failed: 0,
    skipped: count((status) => status !== "passed" && status !== "failed"),
  };
}

/**
 * Joins a run with the second run of what failed in it; `twice` was counted in both. What passes then counts as passed and is named as unsteady. When the second
 * run is broken, the first one counts.
 */
export function afterRerun(first: Outcome, second: Outcome, twice: Counts): Outcome {
  if (second.passed + second.failed + second.skipped < first.failed) return first;
  return {
    passed: first.passed - twice.passed + second.passed,
    failed: second.failed,
    skipped: first.skipped - twice.skipped + second.skipped,
    failures: second.failures,
    unsteady: first.failures.filter((failure) => !second.failures.some((again) => nameOf(again) === nameOf(failure))),
  };
}

const nameOf = (failure: string): string => failure.split("\n", 1)[0]!;

/**
 * Returns an environment whose PATH holds node and npm only, made in the folder: a test that needs a program of the system fails everywhere, and not
 * only on a bare machine. Tests of documents that show such programs find them in AFIELD_TOOLS_PATH.
 */
export function bareEnvironment(folder: string): Record<string, string> {
  const bin = path.join(folder, "bin");
  const toolsPath = process.env["AFIELD_TOOLS_PATH"] ?? process.env["PATH"] ?? "";
  mkdirSync(bin);
  symlinkSync(process.execPath, path.join(bin, "node"));
  const npm = toolsPath
    .split(path.delimiter)
    .map((each) => path.join(each, "npm"))
    .find((file) => existsSync(file));
  if (npm !== undefined) symlinkSync(realpathSync(npm), path.join(bin, "npm"));
  return { PATH: bin, AFIELD_TOOLS_PATH: toolsPath };
}

/** Runs Playwright with the given arguments, shows its output, and counts. A few failed tests run again, one at a time. */
export async function runPlaywright(args: string[]): Promise<Outcome> {
  const first = await playwrightOnce(args);
  if (first.failed === 0 || first.failed > MOST_RERUN || first.failures.length !== first.failed) return first;
  const [left, kept] = ["test-results", path.join("playwright-report", "first-run")];
  // The next run removes the pictures of pages, without which nobody knows why a test passed only then.
  rmSync(path.join(ROOT, kept), { recursive: true, force: true });
  if (existsSync(path.join(ROOT, left))) cpSync(path.join(ROOT, left), path.join(ROOT, kept), { recursive: true });
  process.stdout.write(
    `\n— running ${first.failed} failed browser tests again, one at a time; what they left is in ${kept}\n`,
  );
  const second = await playwrightOnce([...args, "--last-failed", "--workers=1"]);
  return afterRerun(first, second, { passed: 0, failed: 0, skipped: 0 });
}

async function playwrightOnce(args: string[]): Promise<Outcome> {
  return await withReport(async (report) => {
    const program = path.join(ROOT, "node_modules", "@playwright", "test", "cli.js");
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await run([program, "test", "--reporter=line,json", "--pass-with-no-tests", ...args], environment);
    const read = readReport<PlaywrightReport>(report);
    return { ...countPlaywright(read, code), failures: playwrightFailures(read), unsteady: [] };
  });
}

/** A file that does not load, and an end with an error that no test explains, each count as one failure. */
export function countVitest(report: VitestReport | null, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((each) => each.status === "failed"),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const SKIPPED_SHOWN = 20;

/** Names the skipped tests and says why they were skipped; empty when none was. A filter by name skips tests too. */
export function skippedNote(report: Pick<VitestReport, "testResults">): string {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "pending" || status === "todo")
      .map(({ fullName }) => `  ${path.relative(ROOT, name)}: ${fullName ?? ""}`),
  );
  if (skipped.length === 0) return "";
  const rest = skipped.length > SKIPPED_SHOWN ? [`  and ${skipped.length - SKIPPED_SHOWN} more`] : [];
  return [
    "",
    `SKIPPED: ${skipped.length} tests. They need recorded payloads that may not be published, or a package that this`,
    "platform lacks. CONTRIBUTING.md says where recordings belong; the same rules ran on payloads of our own.",
    ...skipped.slice(0, SKIPPED_SHOWN),
    ...rest,
    "",
  ].join("\n");
}

/** A test that passes only when repeated at once, beside the others, counts as failed. */
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: failed === 0 && (exitCode !== 0 || report.errors.length > 0) ? 1 : failed,
    skipped,
  };
}

const ERROR_LINES = 8;
const FAILURES_SHOWN = 30;

/** Names each failed test and each file that failed as a whole, such as in a hook. */
export function vitestFailures(report: Pick<VitestReport, "testResults"> | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (failed.length === 0) return status === "failed" ? [failureText(file, message)] : [];
    return failed.map((each) => failureText(`${file}: ${each.fullName ?? ""}`, each.failureMessages?.[0]));
  });
}

/** Names each browser test that failed or passed only when repeated, and the errors outside tests. */
export function playwrightFailures(report: Pick<PlaywrightReport, "suites" | "errors"> | null): string[] {
  const ofSuite = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter((each) => each.status === "unexpected" || each.status === "flaky")
        .map((each) => failureText(`${file}: ${title}`, each.results.find(({ error }) => error)?.error?.message)),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return [
    ...(report?.suites ?? []).flatMap(ofSuite),
    ...(report?.errors ?? []).map(({ message }) => failureText("outside the tests", message)),
  ];
}

/** The failures, for the end of a long output, where people look first; empty when nothing failed. */
export function failuresNote(failures: string[]): string {
  if (failures.length === 0) return "";
  const rest = failures.length > FAILURES_SHOWN ? [`and ${failures.length - FAILURES_SHOWN} more`] : [];
  return ["", "FAILED:", ...failures.slice(0, FAILURES_SHOWN), ...rest, ""].join("\n");
}

/** Tests that passed only alone, with their errors: each is a fault of the test or the product, found on a busy machine. */
export function unsteadyNote(unsteady: string[]): string {
  if (unsteady.length === 0) return "";
  return ["", `PASSED ONLY WHEN RUN AGAIN, ALONE: ${unsteady.length}. Mend them.`, ...unsteady, ""].join("\n");
}

function failureText(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join("\n");
}

/** The closing line. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function sum(parts: Counts[]): Counts {
  const add = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0);
  return { passed: add("passed"), failed: add("failed"), skipped: add("skipped") };
}

async function withReport<T>(work: (report: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-report-"));
  try {
    return await work(path.join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  }
}

function run(args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
