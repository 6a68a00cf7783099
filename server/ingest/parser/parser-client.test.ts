import path from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { SourceShapeError } from "#sources/read.ts";
import { ParseLimitError } from "./guarded-process.ts";
import { createParserClient, heapsFor, type ParseTask } from "./parser-client.ts";

// No test of this parser is about its time limit, so a busy machine must not reach it.
const parser = createParserClient({ timeMs: 60_000, postingMs: 60_000, heapMiB: 64 });
afterAll(() => parser.close());

const task = (body: string): ParseTask => ({
  sourceId: "gem",
  board: { token: "cloudberry" },
  request: { kind: "list", url: "https://api.gem.com/job_board/v0/cloudberry/job_posts/" },
  body: Buffer.from(body),
  contentType: "application/json",
});
const opening = '[{"id":"a1","title":"Baker","absolute_url":"https://jobs.gem.com/cloudberry/a1"}]';

test.each([
  [512, { heapMiB: 170, largeHeapMiB: 128 }],
  [1024, { heapMiB: 341, largeHeapMiB: 256 }],
  [2048, { heapMiB: 512, largeHeapMiB: 512 }],
  [64 * 1024, { heapMiB: 512, largeHeapMiB: 512 }],
])("on a machine of %i MiB its heaps are at most %o", (machine, heaps) => {
  expect(heapsFor(machine * 1024 * 1024)).toEqual(heaps);
});

describe("the parser process", () => {
  it("parses an answer by its source's rules", async () => {
    expect(await parser.parse(task(opening))).toMatchObject({
      postings: [{ externalId: "a1" }],
      rejected: [],
      next: [],
    });
  });

  it("parses simultaneous answers one after another", async () => {
    const counts = await Promise.all([opening, "[]", opening].map((body) => parser.parse(task(body))));
    expect(counts.map(({ postings }) => postings.length)).toEqual([1, 0, 1]);
  });

  it("names the source once when the shape is wrong", async () => {
    const failed = parser.parse(task('{"error":"gone"}'));
    await expect(failed).rejects.toThrow(SourceShapeError);
    await expect(failed).rejects.toThrow(/^gem: the payload is not what this source sends/);
  });

  it("is killed past its memory limit, and replaced", async () => {
    const greedy = parser.parse(task(`[${"[{}],".repeat(1_500_000)}1]`));
    await expect(greedy).rejects.toThrow(ParseLimitError);
    await expect(greedy).rejects.toThrow("gem: parsing an answer of 7325 KiB took more than 64 MiB of memory");
    expect((await parser.parse(task(opening))).postings).toHaveLength(1);
  });

  it("takes over a large body, and its process ends with it", async () => {
    const large = task(opening.padEnd(6 * 1_048_576));
    const first = await parser.pid();
    expect(await parser.parse(large)).toMatchObject({ postings: [{ externalId: "a1" }] });
    expect(large.body.byteLength).toBe(0);
    expect((await parser.parse(task(opening))).postings).toHaveLength(1);
    expect(await parser.pid()).not.toBe(first);
  });

  it("is killed past its time limit", async () => {
    const hasty = createParserClient({ timeMs: 1, postingMs: 1, heapMiB: 256 });
    const slow = hasty.parse(task(`[${'{"id":"x"},'.repeat(200_000)}1]`));
    await expect(slow).rejects.toThrow(/took more than 0\.001 s/);
    await hasty.close();
  });

  it("drops a posting over the time limit and normalises the others", async () => {
    const stuck = path.resolve(import.meta.dirname, "../../../test/processes/stuck-normaliser.ts");
    const strict = createParserClient({ timeMs: 60_000, postingMs: 1_500, heapMiB: 256 }, { file: stuck });
    const posting = (id: string, title: string) => ({
      externalId: id,
      url: `https://jobs.example/${id}`,
      title,
      company: { name: "Cloudberry" },
    });
    const results = await strict.normalise({
      sourceId: "gem",
      sourceKind: "ats",
      now: new Date("2026-06-01"),
      postings: [posting("a", "Baker"), posting("b", "stuck"), posting("c", "Miller")],
    });
    expect(results).toEqual([
      { droppedReason: "Baker" },
      { failure: "timeout", message: "gem: normalising a posting took more than 1.5 s" },
      { droppedReason: "Miller" },
    ]);
    await strict.close();
  });
});
