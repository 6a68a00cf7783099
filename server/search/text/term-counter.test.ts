import { expect, test } from "vitest";
import { TermCounter } from "./term-counter.ts";
import { NEXT_FIELD } from "./stream.ts";
import { weightOf, weightOfCount } from "./weights.ts";

test("counts the same words when writing a stream and when reading it, whatever the length of the ids", () => {
  const MOST = 3_000_000;
  const fields = [
    [2, 127, 127, 128],
    [16_383],
    [16_384, 2],
    [2_097_151, 2_097_152],
    [MOST - 1, 2, 128, 128, ...Array.from({ length: 40 }, () => 5)],
  ];
  const met = new TermCounter();
  met.reserve(MOST, 100);
  const stream = new Uint8Array(1000);
  let end = 0;
  fields.forEach((words, field) => {
    end = met.write(Int32Array.from(words), words.length, field, stream, end);
    stream[end++] = NEXT_FIELD;
  });
  const weights = (): [number, number][] =>
    Array.from(met.terms.subarray(0, met.length), (term) => [term, weightOfCount(met.counts[term]!)]);
  const expected = [
    [2, weightOf(1 | 4, 1)],
    [127, weightOf(1, 0)],
    [128, weightOf(1, 2)],
    [16_383, weightOf(2, 0)],
    [16_384, weightOf(4, 0)],
    [2_097_151, weightOf(8, 0)],
    [2_097_152, weightOf(8, 0)],
    [MOST - 1, weightOf(0, 1)],
    [5, weightOf(0, 40)],
  ];
  expect(weights()).toEqual(expected);
  expect(met.titleWords).toBe(4);
  met.read(stream.subarray(0, end), MOST);
  expect(weights()).toEqual(expected);
  expect(met.titleWords).toBe(4);
  met.count(Int32Array.of(2, 9, 9), 2);
  expect(weights()).toEqual([...expected, [9, weightOf(4, 0)]]);
  expect(met.titleWords).toBe(4);
  met.clear();
  expect(met.length).toBe(0);
  expect(met.counts.every((count) => count === 0)).toBe(true);
});
