import { expect, test } from "vitest";
import { noticeNumber } from "./notice-number.ts";

test("every notice has a number of its own, in a form that people can read out", () => {
  const numbers = new Set(Array.from({ length: 20_000 }, (_, at) => noticeNumber(String(at + 1))));
  expect(numbers.size).toBe(20_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("neighbours don't look alike", () => {
  expect(noticeNumber("1").slice(0, 4)).not.toBe(noticeNumber("2").slice(0, 4));
});
