import { expect, test } from "vitest";
import { RecentTexts } from "./recent-texts.ts";

test("keeps what was asked for lately, and forgets the rest", () => {
  const texts = new RecentTexts<number>();
  texts.set("often", -1);
  for (let at = 0; at < 10_000; at += 1) {
    texts.set(`text ${at}`, at);
    expect(texts.get("often")).toBe(-1);
  }
  expect(texts.get("text 9999")).toBe(9999);
  expect(texts.get("text 8000")).toBe(8000);
  expect(texts.get("text 1000")).toBeUndefined();
});

test("forgets everything when it is cleared", () => {
  const texts = new RecentTexts<number>();
  texts.set("a", 1);
  texts.clear();
  expect(texts.get("a")).toBeUndefined();
  texts.set("b", 2);
  RecentTexts.forgetAll();
  expect(texts.get("b")).toBeUndefined();
});
