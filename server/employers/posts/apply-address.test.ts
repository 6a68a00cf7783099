import { describe, expect, test } from "vitest";
import { EmployerError } from "#employers/employer-error.ts";
import { addressMarks, applyAddress } from "./apply-address.ts";

const DOMAIN = "fernhill.com";
const problemOf = (typed: string, domain = DOMAIN) => {
  try {
    return `taken as ${applyAddress(typed, domain)}`;
  } catch (error) {
    if (!(error instanceof EmployerError)) throw error;
    return { field: error.field, message: error.message };
  }
};

test.each([
  ["jobs@fernhill.com", "mailto:jobs@fernhill.com"],
  ["mailto:Ana.Li+jobs@FernHill.com", "mailto:Ana.Li+jobs@fernhill.com"],
  ["https://jobs.example/apply?for=fernhill", "https://jobs.example/apply?for=fernhill"],
])("%s is stored as %s", (typed, stored) => {
  expect(applyAddress(typed, DOMAIN)).toBe(stored);
});

test("a domain in other letters is the one that it is in ASCII", () => {
  expect(applyAddress("jobs@bücher.example", "xn--bcher-kva.example")).toBe("mailto:jobs@xn--bcher-kva.example");
});

describe("a mailbox is refused", () => {
  test.each([
    ["at a free provider", "fernhill@gmail.com"],
    ["at another domain", "jobs@fernhill.io"],
    ["at a part of the domain", "jobs@mail.fernhill.com"],
    ["at a domain that ends alike", "jobs@notfernhill.com"],
    ["at a look-alike with Cyrillic letters", "jobs@fernhіll.com"],
    ["at a look-alike in ASCII", "jobs@xn--fernhll-l2a.com"],
    ["with another recipient", "jobs@fernhill.com,eve@evil.com"],
    ["with another recipient before it", "eve@evil.com,jobs@fernhill.com"],
    ["with a subject", "mailto:jobs@fernhill.com?subject=Hi"],
    ["with a copy", "mailto:jobs@fernhill.com?bcc=eve@evil.com"],
    ["with an encoded copy", "mailto:jobs@fernhill.com%3Fbcc=eve@evil.com"],
    ["with an encoded line in the name", "jobs%0d%0abcc:eve@fernhill.com"],
    ["with a line", "jobs@fernhill.com\r\nbcc: eve@evil.com"],
    ["with a line before it", "jobs\n@fernhill.com"],
    ["with a name for people", "Jobs <jobs@fernhill.com>"],
    ["in quotes", '"jobs"@fernhill.com'],
    ["in letters that aren’t ASCII", "jöbs@fernhill.com"],
    ["with an invisible letter", "jo\u200Bbs@fernhill.com"],
    ["with two dots", "jo..bs@fernhill.com"],
    ["without a name", "@fernhill.com"],
    ["by another scheme", "javascript:jobs@fernhill.com"],
  ])("%s", (_what, typed) => {
    expect(problemOf(typed)).toEqual({
      field: "content.applyUrl",
      message: "Please use a plain email address that ends with @fernhill.com",
    });
  });
});

test("operators see that people apply elsewhere", () => {
  expect(addressMarks("https://forms.example/1", DOMAIN)).toEqual(["people apply outside fernhill.com"]);
  expect(addressMarks("https://jobs.fernhill.com/1", DOMAIN)).toEqual([]);
  expect(addressMarks("mailto:jobs@fernhill.com", DOMAIN)).toEqual([]);
  expect(addressMarks("mailto:jobs@colleague.com", DOMAIN)).toEqual(["people apply outside fernhill.com"]);
});
