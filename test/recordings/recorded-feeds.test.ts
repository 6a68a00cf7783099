import { describe, expect, it } from "vitest";
import { sourceById } from "#sources/registry.ts";
import { FEED_KINDS, recordedReplay } from "./recorded-feeds.ts";
import { sharedPath } from "./recordings.ts";

const IDS = ["greenhouse", "lever", "ashby", "workable", "recruitee", "personio", "remotive", "himalayas"];

describe.each(FEED_KINDS)("the replay of %s payloads", (kind) => {
  const absent = kind === "recorded" && sharedPath("feeds") === null;

  it.skipIf(absent).each(IDS)("answers every board of %s at its real address", (id) => {
    const replay = recordedReplay(kind, id);
    expect(replay.boards.length).toBeGreaterThan(0);
    for (const board of replay.boards) {
      const url = new URL(sourceById(id).requests(board)[0]!.url);
      expect(replay.answer(url.hostname, url.pathname, url.searchParams)?.body).toBe(
        replay.current(board.token).body(),
      );
    }
  });

  it.skipIf(absent)("moves a board through its snapshots, oldest first", () => {
    const replay = recordedReplay(kind, "greenhouse");
    const lengths = replay.boards.map(({ token }) => {
      const seen = [replay.current(token).file];
      while (replay.advance(token)) seen.push(replay.current(token).file);
      expect(seen).toEqual([...seen].sort());
      return seen.length;
    });
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3);
  });

  it.skipIf(absent)("has nothing beyond the last page, and nothing at other addresses", () => {
    const replay = recordedReplay(kind, "himalayas");
    const later = replay.answer("himalayas.app", "/jobs/api", new URLSearchParams("limit=20&offset=20"));
    expect(JSON.parse(String(later?.body))).toMatchObject({ jobs: [] });
    expect(replay.answer("example.org", "/", new URLSearchParams())).toBeNull();
  });
});
