import { expect, test } from "vitest";
import { sameOriginPath } from "./same-origin-path.ts";

test("keeps the query and anchor of a path on this site", () => {
  expect(sameOriginPath("/jobs?role=a,b#top")).toBe("/jobs?role=a,b#top");
});

test.each([
  ["//evil.example"],
  ["/\\evil.example"],
  ["https://evil.example"],
  ["javascript:alert(1)"],
  ["jobs"],
  [""],
  [null],
  [7],
  ["/\t/evil.example"],
])("%j never leads to another site", (wanted) => {
  const path = sameOriginPath(wanted);
  expect(path === null || new URL(path, "https://here.example").origin === "https://here.example").toBe(true);
  expect(path?.startsWith("//") ?? false).toBe(false);
});
