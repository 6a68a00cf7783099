import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { cleanTitle } from "./title.ts";

test.each([
  ["Senior Engineer (m/w/d) - Remote", "Senior Engineer"],
  ["Sr. Full-Stack Developer (React/Node) - Remote, US", "Sr. Full-Stack Developer (React/Node)"],
  ["Software Engineer - Remote (US only)", "Software Engineer"],
  ["Product Designer (Remote, EMEA)", "Product Designer"],
  ["Remote Customer Support Specialist", "Customer Support Specialist"],
  ["Backend Developer (f/m/x)", "Backend Developer"],
  ["Entwickler:in (all genders)", "Entwickler:in"],
  ["Data Analyst | Req #12345", "Data Analyst"],
  ["🚀 Growth Hacker!!! REMOTE", "Growth Hacker"],
  ["DIRECTOR OF MARKETING", "Director of Marketing"],
  ["SENIOR QA ENGINEER", "Senior QA Engineer"],
])("%j is shown as %j", (raw, shown) => {
  expect(cleanTitle(raw)).toBe(shown);
});

/** With two ways to read each word, 28 words take a minute and each further word doubles it. */
test.each([7, 14, 28])("reads %i capitalised words about the mode in one way", (words) => {
  const title = `Engineer (Remote${" Only".repeat(words)}`;
  expect(cleanTitle(`${title} ?`)).toBe(`${title} ?`);
  expect(cleanTitle(`${title})`)).toBe("Engineer");
});

test.each(
  lines(`
    Head of Remote
    Remote Sensing Scientist
    .NET Developer
    C++ Developer
    Account Executive, Germany
    Software Engineer, Internal Tools
    VP
  `),
)("%j stays as it is", (title) => {
  expect(cleanTitle(title)).toBe(title);
});

test("keeps a title that is only a work mode and signs", () => {
  expect(cleanTitle("Remote")).toBe("Remote");
  expect(cleanTitle("***")).toBe("***");
  expect(cleanTitle("")).toBe("");
});
