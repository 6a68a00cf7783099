import { expect, test } from "vitest";
import { withUnspacedPlaces } from "./unspaced-places.ts";

test.each([
  ["福岡県", ";Japan;県"],
  ["경기도 성남시", ";South Korea;도 ;South Korea;시"],
  ["居家辦公（台灣）", "居家辦公（;Taiwan;）"],
  ["德国", ";Germany;"],
  ["アメリカ合衆国", ";United States;"],
  ["亚太地区", ";APAC;"],
  ["Tokyo", "Tokyo"],
])("%s becomes %s", (text, written) => {
  expect(withUnspacedPlaces(text)).toBe(written);
});

test.each(["フルタイム", "パートタイム", "チリソース", "マリンスタッフ"])("%s names no country", (text) => {
  expect(withUnspacedPlaces(text)).toBe(text);
});

test("a country in katakana is one beside other signs", () => {
  expect(withUnspacedPlaces("タイ（フルタイム）・インド")).toBe(";Thailand;（フルタイム）・;India;");
});

test("a direction is no place", () => {
  expect(withUnspacedPlaces("中国地方")).toBe("中国地方");
});
