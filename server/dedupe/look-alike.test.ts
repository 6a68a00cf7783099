import { expect, test } from "vitest";
import { lookAlikeKeys } from "./look-alike.ts";

const meet = (a: string, b: string): boolean => {
  const keys = new Set(lookAlikeKeys(a));
  return lookAlikeKeys(b).some((key) => keys.has(key));
};

test.each(["GitLba", "GitLabb", "Gitlb", "G1tLab", "Gιtlab", "GitLab HR", "Official GitLab", "GitIab"])(
  "%s looks like GitLab",
  (name) => {
    expect(meet(name, "GitLab")).toBe(true);
  },
);

test.each([
  ["Bolt", "Volt"],
  ["GitHub", "GitLab"],
  ["Mercury", "Mercurial"],
  ["Stripe", "Striped Pony"],
  ["Acme", "Acme Labs"],
])("%s does not look like %s", (a, b) => {
  expect(meet(a, b)).toBe(false);
});
