import { expect, it } from "vitest";
import { JUDGED_FIELDS } from "#contract/values/accuracy/judging.ts";
import { normalise } from "#normalise/pipeline.ts";
import { ownAds } from "../../bench/quality/own-ads.ts";

const CONTEXT = { sourceId: "own", sourceKind: "ats", now: new Date("2026-11-23T00:00:00Z") } as const;

it("judges every field whose evidence is stored", () => {
  const found = new Set(ownAds().flatMap(({ posting }) => Object.keys(normalise(posting, CONTEXT).evidence)));
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((field) => !(field in JUDGED_FIELDS))).toEqual([]);
});
