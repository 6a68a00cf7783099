import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createParserClient, type NormaliseTask } from "../parser-client.ts";
import { buildSnapshotWhenStale } from "./build-snapshot.ts";
import { freshSnapshot, stampOf } from "./parser-snapshot.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const LIMITS = { timeMs: 60_000, postingMs: 60_000, heapMiB: 256 };
const MODULES = path.resolve(import.meta.dirname, "../parser-process.ts");
/** No modules to load, so only a snapshot can answer. */
const NO_MODULES = path.resolve(import.meta.dirname, "no-such-program.ts");

const TASK: NormaliseTask = {
  sourceId: "gem",
  sourceKind: "ats",
  now: new Date("2026-11-01"),
  postings: [
    {
      externalId: "a",
      url: "https://jobs.example/a",
      title: "Senior Backend Engineer (m/w/d)",
      company: { name: "Cloudberry" },
      locations: ["Remote, Germany"],
      body: "<p>You work remotely from anywhere in Germany. We pay 80.000 € to 95.000 € a year.</p><p>You know TypeScript and have five years of experience.</p>",
    },
    {
      externalId: "b",
      url: "https://jobs.example/b",
      title: "Bäcker",
      company: { name: "Cloudberry" },
      locations: ["Kiel"],
    },
  ],
};

function clientOf(file: string, snapshot?: () => Promise<string | null>) {
  const client = createParserClient(LIMITS, { file, ...(snapshot && { snapshot }) });
  onTestFinished(() => client.close());
  return client;
}

beforeAll(() => buildSnapshotWhenStale(), 120_000);

test("a process that starts from the snapshot answers as one that loads its modules", async () => {
  const answers = await clientOf(NO_MODULES, freshSnapshot).normalise(TASK);
  expect(answers).toEqual(await clientOf(MODULES).normalise(TASK));
  expect(answers[0]).toHaveProperty("normalised");
});

test.each([
  ["is missing", () => null],
  ["is damaged", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ["is something else", () => Buffer.from("no snapshot")],
])("a process loads its modules where the snapshot %s", async (_what, damage) => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-snapshot-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "parser.blob");
  const damaged = damage(readFileSync((await freshSnapshot())!));
  if (damaged !== null) writeFileSync(file, damaged);
  const client = clientOf(MODULES, () => Promise.resolve(damaged === null ? null : file));
  expect(await client.readText({ body: "<p>Hello</p>" })).toBe("Hello");
});

test("a changed, added or missing file makes a snapshot stale", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-snapshot-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, other] = ["one.ts", "other.tsv"].map((name) => path.join(folder, name)) as [string, string];
  const stamp = () => stampOf([one, other].map((file) => path.relative(ROOT, file)));
  writeFileSync(one, "export const one = 1;");
  writeFileSync(other, "a\tb");
  const before = await stamp();
  expect(await stamp()).toBe(before);
  writeFileSync(other, "a\tc");
  const changed = await stamp();
  rmSync(other);
  expect(new Set([before, changed, await stamp()]).size).toBe(3);
});

test("a snapshot is stale once a module or table in it, a library, Node or its folder changes", () => {
  const [hash, ...inputs] = readFileSync(path.join(ROOT, "build", "parser", "inputs.txt"), "utf8").split("\n");
  expect(hash).toContain(process.version);
  expect(hash).toContain(ROOT);
  expect(inputs).toEqual(
    expect.arrayContaining([
      "server/normalise/pipeline.ts",
      "server/normalise/salary/pay-weights.tsv",
      "server/ingest/parser/packed-posting.ts",
      "package-lock.json",
    ]),
  );
});
