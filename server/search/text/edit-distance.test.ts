import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["engineer", "engineer", 0],
  ["enginer", "engineer", 1],
  ["engineeer", "engineer", 1],
  ["engimeer", "engineer", 1],
  ["enigneer", "engineer", 1],
  ["enigner", "engineer", 2],
  ["react", "angular", 3],
  ["a", "abcdef", 3],
])("from %s to %s: %i", (word, other, expected) => {
  expect(editDistance(word, other, 2)).toBe(expected);
  expect(editDistance(other, word, 2)).toBe(expected);
});

test("compares only a prefix with asPrefix", () => {
  expect(editDistance("kuberntes", "kubernetesoperator", 2, true)).toBe(1);
  expect(editDistance("enginer", "engineering", 1, true)).toBe(1);
  expect(editDistance("react", "engineering", 1, true)).toBe(2);
});
