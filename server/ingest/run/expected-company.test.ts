import { expect, test } from "vitest";
import { answersFor } from "./expected-company.ts";

test.each([
  ["Acme", ["ACME, Inc."], "same"],
  ["Acme", ["Globex", "Acme GmbH"], "same"],
  ["Acme", ["Acme Careers"], "same"],
  ["Acme", [], "unknown"],
  ["Acme", ["Acme Robotics"], "related"],
  ["Northwind Traders", ["Northwind"], "related"],
  ["Acme", ["Globex"], "other"],
  ["GitLab", ["GitLаb"], "other"],
  ["GitLab", ["GitLab HR Team"], "other"],
  ["GitLab", ["G1tLab"], "other"],
  ["GitLab", ["Gitlabb"], "other"],
  ["Initech Labs", ["Hooli Labs"], "other"],
] as const)("a board found for %s that states %j answers for %s", (expected, stated, answer) => {
  expect(answersFor(expected, stated)).toBe(answer);
});
