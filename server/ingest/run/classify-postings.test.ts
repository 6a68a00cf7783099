import { expect, test } from "vitest";
import { silentLog } from "#test/log.ts";
import { ParseLimitError } from "#ingest/parser/guarded-process.ts";
import { normalise } from "#normalise/pipeline.ts";
import type { NormaliseTask, ParserClient } from "#ingest/parser/parser-client.ts";
import { sourceById } from "#sources/registry.ts";
import { classifyPostings } from "./classify-postings.ts";
import type { FetchedBoard } from "./fetch-board.ts";

const now = new Date("2026-06-01T12:00:00Z");

function board(ids: readonly string[]): FetchedBoard {
  const postings = ids.map((id) => ({
    externalId: id,
    hash: id,
    posting: () => ({
      externalId: id,
      url: `https://jobs.example/${id}`,
      title: "Baker",
      company: { name: "Cloudberry" },
    }),
  }));
  const nothing = { unchangedIds: [], rejected: [], payloadHash: null, etag: null, lastModified: null };
  return { changed: true, postings, complete: true, requests: 1, bytes: 1, ...nothing };
}

/** Normalises in this process, except postings whose id says that they take too long. */
const parser: Pick<ParserClient, "normalise"> = {
  normalise: (task: NormaliseTask) =>
    Promise.resolve(
      task.postings.map((posting) =>
        posting.externalId.startsWith("slow")
          ? { failure: "timeout" as const, message: "gem: normalising a posting took more than 3 s" }
          : { normalised: normalise(posting, task) },
      ),
    ),
};

const classify = (ids: readonly string[]) =>
  classifyPostings(board(ids), {
    source: sourceById("gem"),
    board: { token: "cloudberry" },
    known: new Map(),
    now,
    log: silentLog,
    signal: new AbortController().signal,
    parser,
  });

test("a posting that takes too long is counted, stays listed and does not fail the board", async () => {
  const classified = await classify(["a", "slow", "b"]);
  expect(classified).toMatchObject({ seen: 3, kept: 2, wrongShape: 0, dropped: { "normalise-timeout": 1 } });
  expect(classified.writes.map(({ externalId }) => externalId)).toEqual(["a", "b"]);
  expect(classified.listed).toEqual(new Set(["a", "slow", "b"]));
});

test("a board full of postings that take too long fails", async () => {
  const slow = Array.from({ length: 40 }, (_, at) => `slow-${at}`);
  await expect(classify(slow)).rejects.toThrow(ParseLimitError);
});
