import { expect, test } from "vitest";
import { machineClock, sharedBucketMemory, TokenBuckets } from "./token-buckets.ts";

const SIZE = { most: 10, perSecond: 2 };

function buckets(memory?: SharedArrayBuffer) {
  let now = 1_000_000;
  return { buckets: new TokenBuckets(memory, () => now), advance: (ms: number) => (now += ms) };
}

test("a bucket begins full, gives what is in it, and fills again up to its size", () => {
  const { buckets: own, advance } = buckets();
  expect(own.tokens("a", SIZE)).toBe(10);
  own.take("a", 9);
  expect(own.tokens("a", SIZE)).toBe(1);
  advance(2000);
  expect(own.tokens("a", SIZE)).toBe(5);
  advance(60_000);
  expect(own.tokens("a", SIZE)).toBe(10);
});

test("hundreds of keys have buckets of their own", () => {
  const { buckets: own } = buckets();
  const keys = Array.from({ length: 500 }, (_, at) => `2001:db8:${at.toString(16)}::/64`);
  for (const [at, key] of keys.entries()) {
    expect(own.tokens(key, SIZE)).toBe(10);
    own.take(key, at % 10);
  }
  const kept = keys.filter((key, at) => own.tokens(key, SIZE) === 10 - (at % 10));
  expect(kept.length).toBe(keys.length);
});

test("a new key takes the place of one that was asked for longest ago", () => {
  const { buckets: own, advance } = buckets();
  own.tokens("busy", SIZE);
  own.take("busy", 10);
  for (let at = 0; at < 200_000; at += 1) {
    advance(0.001);
    own.tokens("busy", { most: 10, perSecond: 0 });
    own.tokens(`stranger ${at}`, SIZE);
  }
  expect(own.tokens("busy", { most: 10, perSecond: 0 })).toBe(0);
});

test("threads that share memory share the buckets", () => {
  const memory = sharedBucketMemory();
  const [one, other] = [buckets(memory).buckets, buckets(memory).buckets];
  one.tokens("a", SIZE);
  one.take("a", 8);
  expect(other.tokens("a", SIZE)).toBe(2);
  expect(buckets(sharedBucketMemory()).buckets.tokens("a", SIZE)).toBe(10);
});

test("the clock goes on, in milliseconds", () => {
  const began = machineClock();
  expect(machineClock() - began).toBeGreaterThanOrEqual(0);
  expect(Math.abs(machineClock() - Number(process.hrtime.bigint() / 1_000_000n))).toBeLessThan(10_000);
});
