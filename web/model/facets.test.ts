import { expect, test } from "vitest";
import { chipOf } from "./facets.ts";

test.each([
  ["q", "rust", "Text rust"],
  ["salaryMin", "60000", "Salary from $60,000 a year"],
  ["eligibleOnly", "true", "Only where I can be hired"],
  ["acceptsReferrals", "true", "Only referable now"],
  ["datePosted", "week", "Posted week"],
] as const)("a chip for %s %s reads %s", (part, value, words) => {
  const chip = chipOf({}, part, value);
  expect(`${chip.name} ${chip.value}`).toBe(words);
});
