import { expect, test } from "vitest";
import { createKeyRate, KEY_CALLS_PER_MINUTE } from "./key-rate.ts";
import { TokenBuckets } from "./token-buckets.ts";

test("gives each key its own calls, and refills them over a minute", () => {
  let ms = 0;
  const rate = createKeyRate(new TokenBuckets(undefined, () => ms));
  expect(rate.take("a", KEY_CALLS_PER_MINUTE - 1)).toEqual({ remaining: 1, fullInS: 60 });
  expect(rate.take("b", 1).remaining).toBe(KEY_CALLS_PER_MINUTE - 1);
  expect(rate.take("a", 5).remaining).toBeLessThan(0);
  expect(rate.take("a", 1).remaining).toBe(0);
  ms += 30_000;
  expect(rate.take("a", 0).remaining).toBe(KEY_CALLS_PER_MINUTE / 2);
  ms += 600_000;
  expect(rate.take("a", 0)).toEqual({ remaining: KEY_CALLS_PER_MINUTE, fullInS: 0 });
});
