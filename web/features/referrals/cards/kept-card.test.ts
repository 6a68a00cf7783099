import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetCard, keepCard, keptCard } from "./kept-card.ts";

const DAY_MS = 86_400_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("keeps the last card for its company, for a week", () => {
  keepCard("one", "acme", 0);
  keepCard("two", "acme", 0);
  expect(keptCard("acme", 6 * DAY_MS)).toBe("two");
  expect(keptCard("kestrow-grid", 0)).toBeUndefined();
  expect(keptCard("acme", 8 * DAY_MS)).toBeUndefined();
  forgetCard();
  expect(keptCard("acme", 0)).toBeUndefined();
});

test("without storage no card goes first", () => {
  vi.stubGlobal("localStorage", undefined);
  keepCard("one", "acme");
  expect(keptCard("acme")).toBeUndefined();
  forgetCard();
});
