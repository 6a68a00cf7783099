import { describe, expect, it } from "vitest";
import { readPayload } from "#sources/payload.ts";
import { isShapeFailure, SourceShapeError } from "#sources/read.ts";
import { sources } from "#sources/registry.ts";
import { recordedFeeds } from "#test/recordings/recorded-feeds.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const recorded = sharedPath("feeds") !== null;

describe.skipIf(!recorded)("recorded payloads (skipped where the recordings are not there)", () => {
  const feeds = [...sources.values()].flatMap((source) =>
    recordedFeeds(source.id).map((feed) => ({ source, ...feed })),
  );

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
