import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createParserClient, type NormaliseTask } from "../parser-client.ts";
import { buildSnapshotWhenStale } from "./build-snapshot.ts";
import { freshSnapshot, stampOf } from "./parser-snapshot.ts";

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

test("a changed module, table or version makes a snapshot stale", async () => {
  const stamp = await stampOf(["server/normalise/pipeline.ts", "server/ingest/parser/snapshot/snapshot.test.ts"]);
  expect(stamp).toContain(process.version);
  expect(await stampOf(["server/normalise/pipeline.ts"])).not.toBe(stamp);
  const inputs = readFileSync(path.resolve(import.meta.dirname, "../../../../build/parser/inputs.txt"), "utf8").split(
    "\n",
  );
  expect(inputs).toEqual(
    expect.arrayContaining([
      "server/normalise/pipeline.ts",
      "server/normalise/salary/pay-weights.tsv",
      "server/ingest/parser/packed-posting.ts",
      "package-lock.json",
    ]),
  );
});
