import { describe, expect, it } from "vitest";
import { recordedReplay } from "./recorded-feeds.ts";
import { sharedPath } from "./recordings.ts";
import { sourceById } from "#sources/registry.ts";

describe.skipIf(sharedPath("feeds") === null)(
  "the replay of recorded bodies (skipped where they are not there)",
  () => {
    it.each(["greenhouse", "lever", "ashby", "workable", "recruitee", "personio", "remotive", "himalayas"])(
      "answers every board of %s at its real address",
      (id) => {
        const replay = recordedReplay(id);
        expect(replay.boards.length).toBeGreaterThan(0);
        for (const board of replay.boards) {
          const url = new URL(sourceById(id).requests(board)[0]!.url);
          expect(replay.answer(url.hostname, url.pathname, url.searchParams)?.body).toBe(
            replay.current(board.token).body(),
          );
        }
      },
    );

    it("moves one board through its snapshots in the order of time", () => {
      const replay = recordedReplay("greenhouse");
      const seen = [replay.current("luno").file];
      while (replay.advance("luno")) seen.push(replay.current("luno").file);
      expect(seen.length).toBeGreaterThanOrEqual(5);
      expect(seen).toEqual([...seen].sort());
    });

    it("has nothing beyond the last page, and nothing at other addresses", () => {
      const replay = recordedReplay("himalayas");
      const later = replay.answer("himalayas.app", "/jobs/api", new URLSearchParams("limit=20&offset=20"));
      expect(JSON.parse(String(later?.body))).toMatchObject({ jobs: [] });
      expect(replay.answer("example.org", "/", new URLSearchParams())).toBeNull();
    });
  },
);
