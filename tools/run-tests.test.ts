import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  afterRerun,
  bareEnvironment,
  closingLine,
  countPlaywright,
  countVitest,
  failuresNote,
  playwrightFailures,
  skippedNote,
  sum,
  unsteadyNote,
  vitestFailures,
} from "./run-tests.ts";

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { name: "a.test.ts", status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { name: "b.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
  ],
};

test("passed, failed and skipped tests of vitest are counted", () => {
  expect(countVitest(vitestReport, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test("a test file that does not load counts as a failure", () => {
  const unloaded = { name: "c.test.ts", status: "failed", assertionResults: [] };
  expect(countVitest({ ...vitestReport, testResults: [...vitestReport.testResults, unloaded] }, 1).failed).toBe(2);
});

test("an end with an error that no test explains counts as a failure", () => {
  const clean = { ...vitestReport, numFailedTests: 0, testResults: [] };
  expect(countVitest(clean, 0).failed).toBe(0);
  expect(countVitest(clean, 1).failed).toBe(1);
  expect(countVitest(null, 0).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }, 0).failed).toBe(
    1,
  );
});

test("a browser test that passes only when repeated beside the others counts as failed", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

const outcome = (passed: number, failed: number, skipped: number, failures: string[] = []) => ({
  passed,
  failed,
  skipped,
  failures,
  unsteady: [],
});

test("a failed test that passes alone counts as passed and is named, one that fails again as failed", () => {
  const first = outcome(96, 2, 2, ["a.test.ts: adds\n    late", "b.test.ts: takes\n    3"]);
  // The two files hold five tests that passed and a skipped one beside those that failed.
  const twice = { passed: 5, failed: 0, skipped: 1 };
  const second = outcome(6, 1, 1, ["b.test.ts: takes\n    4"]);
  expect(afterRerun(first, second, twice)).toEqual({
    passed: 97,
    failed: 1,
    skipped: 2,
    failures: ["b.test.ts: takes\n    4"],
    unsteady: ["a.test.ts: adds\n    late"],
  });
  expect(unsteadyNote(["a.test.ts: adds"])).toContain("PASSED ONLY WHEN RUN AGAIN, ALONE: 1.");
  expect(unsteadyNote([])).toBe("");
});

test("a second run that does not run what failed changes nothing", () => {
  const first = outcome(3, 2, 0, ["a", "b"]);
  expect(afterRerun(first, outcome(0, 1, 0, ["outside the tests"]), { passed: 0, failed: 0, skipped: 0 })).toBe(first);
});

test("the closing line sums both", () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe("5 passed, 1 failed, 1 skipped");
});

test("skipped tests are named with the reason", () => {
  expect(skippedNote(vitestReport)).toBe("");
  const skipped = { status: "skipped", fullName: "recorded payloads are read" };
  const note = skippedNote({ testResults: [{ name: "d.test.ts", status: "passed", assertionResults: [skipped] }] });
  expect(note).toContain("SKIPPED: 1 tests. They need recorded payloads");
  expect(note).toContain("d.test.ts: recorded payloads are read");
});

test("failed tests of vitest are named with their errors, files that failed in a hook too", () => {
  const failed = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["\u001b[31mexpected 3\u001b[39m\n\n  at add.ts"],
  };
  const files = [
    { name: path.resolve("a.test.ts"), status: "failed", assertionResults: [failed, { status: "passed" }] },
    {
      name: path.resolve("b.test.ts"),
      status: "failed",
      message: "the hook ended",
      assertionResults: [{ status: "skipped" }],
    },
    { name: path.resolve("c.test.ts"), status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  expect(vitestFailures({ testResults: files })).toEqual([
    "a.test.ts: adds\n    expected 3\n      at add.ts",
    "b.test.ts\n    the hook ended",
  ]);
  expect(vitestFailures(null)).toEqual([]);
});

test("failed browser tests are named with their errors, those within groups too", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "a.e2e.ts",
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  });
  const suites = [
    { specs: [spec("opens", "expected")], suites: [{ specs: [spec("closes", "unexpected", "not found")] }] },
    { specs: [spec("waits", "flaky", "too late")] },
  ];
  expect(playwrightFailures({ suites, errors: [{ message: "no browser" }] })).toEqual([
    "a.e2e.ts: closes\n    not found",
    "a.e2e.ts: waits\n    too late",
    "outside the tests\n    no browser",
  ]);
});

test("the failures stand at the end, and not more than people read", () => {
  expect(failuresNote([])).toBe("");
  expect(failuresNote(["a: b"])).toBe("\nFAILED:\na: b\n");
  const many = failuresNote(Array.from({ length: 33 }, (_, index) => `test ${index}`));
  expect(many).toContain("test 29\nand 3 more");
});

test("tests run with a PATH of node and npm only, and this one does", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-bare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { PATH: bare, AFIELD_TOOLS_PATH: tools } = bareEnvironment(folder);
  expect(["node", "npm"]).toEqual(expect.arrayContaining(readdirSync(bare!)));
  expect(readdirSync(bare!)).toContain("node");
  expect(tools!.length).toBeGreaterThan(0);
  // Set by the runner; an editor or `vitest` by hand doesn't set it.
  if (process.env["AFIELD_TOOLS_PATH"] !== undefined)
    expect(
      process.env["PATH"]!.split(path.delimiter)
        .flatMap((each) => readdirSync(each))
        .toSorted(),
    ).toEqual(readdirSync(bare!).toSorted());
});
