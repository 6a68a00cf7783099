import { expect, test } from "vitest";
import { noteVisit } from "./last-visit.ts";

const HOUR = 3_600_000;

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("returns the visit before, and a reload is the same visit", () => {
  const own = storage();
  expect(noteVisit(100 * HOUR, own)).toBeNull();
  expect(noteVisit(100.5 * HOUR, own)).toBeNull();
  expect(noteVisit(130 * HOUR, own)).toBe(100 * HOUR);
  expect(noteVisit(130.9 * HOUR, own)).toBe(100 * HOUR);
  expect(noteVisit(150 * HOUR, own)).toBe(130 * HOUR);
});

test("a browser that blocks or garbles its storage has never been here", () => {
  const blocked = {
    getItem: (): string => {
      throw new Error("blocked");
    },
    setItem: (): void => {},
  };
  expect(noteVisit(HOUR, blocked)).toBeNull();
  expect(noteVisit(HOUR, { ...storage(), getItem: () => "not JSON" })).toBeNull();
});
