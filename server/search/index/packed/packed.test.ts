import fc from "fast-check";
import { expect, test } from "vitest";
import { codeAt, packCodes } from "./codes.ts";
import { GrowingCodes } from "./growing-codes.ts";
import { firstCodeFrom, NumberStaging, numberOf } from "./numbers.ts";
import { packStarts, startOf, startsBytes } from "./starts.ts";
import { firstFrom, packTimes, timeOf } from "./times.ts";

const DAY = 24 * 3_600_000;
const time = fc.oneof(
  fc.integer({ min: -1e9, max: 2e12 }),
  // As databases have them, in microseconds.
  fc.integer({ min: 1.7e15, max: 1.8e15 }).map((micros) => micros / 1000),
  fc.constantFrom(0, 1.7e12, 1.7e12 + 50 * DAY, Math.PI),
);
const steps = fc.array(fc.integer({ min: 0, max: 70_000 }), { maxLength: 1200 });

test("ascending times come back as they were, and the first from a time on is found", () => {
  fc.assert(
    fc.property(fc.array(time, { maxLength: 700 }), time, (some, from) => {
      const times = Float64Array.from(some).sort();
      const packed = packTimes(times);
      expect(Array.from(times, (_, doc) => timeOf(packed, doc))).toEqual([...times]);
      const first = times.findIndex((each) => each >= from);
      expect(firstFrom(packed, from, times.length)).toBe(first < 0 ? times.length : first);
    }),
  );
});

test("times close to each other take four bytes each, and those far apart eight", () => {
  const bytesOf = (gap: number, count: number) => {
    const { bases, offsets } = packTimes(Float64Array.from({ length: count }, (_, doc) => 1.7e12 + doc * gap));
    return (bases.byteLength + offsets.byteLength) / count;
  };
  expect(bytesOf(1000, 10_000)).toBeLessThan(4.1);
  expect(bytesOf(0.001 * 1000, 10_000)).toBeLessThan(4.1);
  expect(bytesOf(60 * DAY, 1000)).toBe(8);
});

test("starts come back as they were, in two bytes each unless parts are long", () => {
  fc.assert(
    fc.property(steps, (lengths) => {
      let end = 0;
      const starts = Uint32Array.from([0, ...lengths.map((length) => (end += length))]);
      const packed = packStarts(starts);
      expect(Array.from(starts, (_, doc) => startOf(packed, doc))).toEqual([...starts]);
    }),
  );
  const short = packStarts(Uint32Array.from({ length: 10_000 }, (_, doc) => doc * 20));
  expect(startsBytes(short) / 10_000).toBeLessThan(2.1);
});

test("numbers come back as they were in any order, and their codes are in the order of the numbers", () => {
  const number = fc.oneof(fc.constantFrom(0, 80_000.5, 0.1, 1e9), fc.double({ noNaN: true }), fc.constant(-Infinity));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 600 }), number, (numbers, least) => {
      const staging = new NumberStaging(-Infinity);
      for (const each of numbers) staging.push(each);
      const order = Uint32Array.from(numbers, (_, doc) => numbers.length - 1 - doc);
      const packed = staging.pack(order);
      const found = Array.from(order, (_, doc) => numberOf(packed, doc));
      // `toEqual` tells 0 from -0, which are one number.
      expect(found.map((each) => each + 0)).toEqual(numbers.toReversed().map((each) => each + 0));
      const from = firstCodeFrom(packed, least);
      expect(found.map((each) => each >= least)).toEqual(found.map((_, doc) => codeAt(packed.codes, doc) >= from));
    }),
  );
});

test("numbers that are all the same take no memory for each", () => {
  const staging = new NumberStaging(Infinity);
  for (let row = 0; row < 1000; row += 1) staging.push(Infinity);
  const packed = staging.pack(Uint32Array.from({ length: 1000 }, (_, doc) => doc));
  expect(packed.codes).toHaveLength(0);
  expect(numberOf(packed, 999)).toBe(Infinity);
});

test("codes grow into wider arrays without a change", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(5), fc.nat(300), fc.nat(70_000)), { maxLength: 200 }),
      fc.nat(90_000),
      (some, last) => {
        const growing = new GrowingCodes();
        for (const code of [...some, 0]) growing.push(code);
        growing.replaceLast(last);
        const expected = [...some, last];
        expect([growing.length, growing.highest]).toEqual([expected.length, Math.max(...expected)]);
        expect([...growing.codes]).toEqual(expected);
        const order = Uint32Array.from(expected, (_, row) => row);
        const packed = packCodes(order, growing.highest, (row) => growing.codes[row]!);
        expect(expected.map((_, doc) => codeAt(packed, doc))).toEqual(expected);
      },
    ),
  );
});
