import { expect, it } from "vitest";
import { ownAds } from "../quality/own-ads.ts";
import { hardPairs } from "./hard-pairs.ts";

const pairs = hardPairs();

it("has 200 pairs of eight kinds, each to merge and to keep apart", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  for (const [kind, ofKind] of Map.groupBy(pairs, (pair) => pair.kind)) {
    expect(new Set(ofKind.map(({ same }) => same)), kind).toEqual(new Set([true, false]));
  }
});

it("names ads that exist and fields that are known", () => {
  const ids = new Set(ownAds().map(({ id }) => id));
  for (const { ad, body, postings } of pairs) {
    expect(ids).toContain(ad);
    if (body.startsWith("other:")) expect(ids).toContain(body.slice("other:".length));
    for (const fields of postings) for (const name of fields.keys()) expect("btcsluex").toContain(name);
  }
});
