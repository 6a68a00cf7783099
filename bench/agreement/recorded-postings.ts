import { readPayload } from "#sources/payload.ts";
import type { Posting } from "#sources/posting.ts";
import { sources } from "#sources/registry.ts";
import { feedsOf } from "#test/recordings/recorded-feeds.ts";

/** An opening of a recorded feed, as its connector reads it. */
export interface RecordedPosting {
  source: string;
  /** The board's token: for most sources, one employer. */
  board: string;
  posting: Posting;
}

/** Reads all recorded feeds, source by source; the same opening of two recordings counts once. Empty lists where the recordings are absent. */
export function recordedPostings(): [string, RecordedPosting[]][] {
  return [...sources.values()].map((source): [string, RecordedPosting[]] => {
    const byId = new Map<string, RecordedPosting>();
    for (const { board, request, body, malformed } of feedsOf("recorded", source.id)) {
      if (malformed) continue;
      const payload = readPayload(source, request, Buffer.from(body()));
      for (const posting of source.postings({ request, payload }, board).postings)
        byId.set(posting.externalId, { source: source.id, board: board.token, posting });
    }
    return [source.id, [...byId.values()]];
  });
}
