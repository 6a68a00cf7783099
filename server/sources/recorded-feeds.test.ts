import { describe, expect, it } from "vitest";
import { readPayload } from "#sources/payload.ts";
import { isShapeFailure, SourceShapeError } from "#sources/read.ts";
import { sources } from "#sources/registry.ts";
import { feedsOf } from "#test/recordings/recorded-feeds.ts";

const feeds = [...sources.values()].flatMap((source) =>
  feedsOf("recorded", source.id).map((feed) => ({ source, ...feed })),
);

// Our own payloads hold broken openings on purpose; `test/recordings/source-contract.ts` reads those.
describe.skipIf(feeds.length === 0)("recorded payloads", () => {
  it.each(feeds.filter((feed) => !feed.malformed))(
    "$file: every opening is read or rejected with a reason",
    ({ source, board, request, body, items }) => {
      const payload = readPayload(source, request, Buffer.from(body()));
      const { postings, rejected } = source.postings({ request, payload }, board);
      expect(postings.length + rejected.length).toBe(items());
      expect(postings.every((posting) => /^https?:\/\//.test(posting.url))).toBe(true);
      const broken = rejected.filter(({ reason }) => isShapeFailure(reason));
      expect(broken, JSON.stringify(broken)).toEqual([]);
    },
  );

  it.each(feeds.filter((feed) => feed.malformed))(
    "$file: is refused as a whole",
    ({ source, board, request, body }) => {
      const read = () =>
        source.postings({ request, payload: readPayload(source, request, Buffer.from(body())) }, board);
      expect(read).toThrow(SourceShapeError);
    },
  );
});
