import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "explain-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  code: number | null;
  lines: Record<string, unknown>[];
  errors: string;
}

function explain(argument: string, input = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["server/app/main.ts", "explain", argument], { cwd: root, stdio: "pipe" });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({
        code,
        errors,
        lines: output
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      }),
    );
    child.stdin.end(input);
  });
}

test("explains a raw posting field by field", async () => {
  const posting = {
    title: "Senior Data Engineer",
    company: "Crumb & Co",
    location: "Remote - Europe (except Switzerland)",
    text: "<p>As a Senior Data Engineer you will build our order pipelines in Python.</p>",
    salary: "€70k - €90k",
    employmentType: "Full-time",
    remote: true,
    postedAt: "2026-03-01",
    url: "https://bakery.example/7",
  };
  const { code, lines } = await explain("-", JSON.stringify(posting));
  expect(code).toBe(0);
  expect(lines[0]).toMatchObject({
    role: "Senior Data Engineer",
    summary: "As a Senior Data Engineer you will build our order pipelines in Python.",
    location: "Europe, except Switzerland",
    employmentType: "full-time",
    salary: { text: "€70k - €90k", min: 70000, max: 90000, currency: "EUR", period: "year", yearlyUsd: 93600 },
    url: "https://bakery.example/7",
    techStack: ["Python"],
    experienceLevel: { isSenior: true, isLead: false },
    roles: ["Data Engineer"],
    remote: { verdict: "remote", evidence: "remote: true" },
    eligibility: {
      scope: "places",
      countries: [],
      regions: ["europe"],
      states: [],
      excluded: ["CH"],
      evidence: "location: Remote - Europe (except Switzerland)",
    },
    published: true,
  });
});

test("names an invalid line and explains the others", async () => {
  const { code, lines } = await explain("-", '{"title":"Baker"}\nnot json\n\n{"title":7}\n{}\n');
  expect(code).toBe(1);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({ role: "Baker", remote: { verdict: "unknown" } });
  expect(lines[1]).toMatchObject({ line: 2, error: expect.stringContaining("line 2 is not JSON") });
  expect(lines[2]).toMatchObject({ line: 4, error: expect.stringContaining("line 4 is not a raw posting: title") });
  expect(lines[3]).toMatchObject({ eligibility: { scope: "unstated" }, salary: null });
});

test("reads a file; a missing one is an error", async () => {
  const file = path.join(folder, "postings.jsonl");
  writeFileSync(file, '\ufeff{"location":"Worldwide"}\r\n{"salary":"30000-40000"}');
  const { lines } = await explain(file);
  expect(lines[0]).toMatchObject({ eligibility: { scope: "worldwide" } });
  expect(lines[1]).toMatchObject({
    salary: { min: 30000, max: 40000, currency: null, period: "year", yearlyUsd: null },
  });
  const missing = await explain(path.join(folder, "none.jsonl"));
  expect(missing.code).toBe(1);
  expect(missing.errors).toContain("none.jsonl could not be read");
});
