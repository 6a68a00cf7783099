import { expect, test } from "vitest";
import { rows } from "#test/lines.ts";
import { employeesText, employmentText, webAddress } from "./card-job.ts";

test.each(
  rows(`
    51,200 | 51–200
    11-50 | 11–50
    1001,5000 | 1,001–5,000
    10001+ | 10,001+
    320 | 320
    about 40 | about 40
  `),
)("%s employees reads %s", (strength, words) => {
  expect(employeesText(strength)).toBe(words);
});

test("employment type and profile are joined, or what there is of them", () => {
  expect(employmentText({ employmentType: "contract", jobProfile: "Content" })).toBe("Contract / Temporary · Content");
  expect(employmentText({ jobProfile: "Content" })).toBe("Content");
  expect(employmentText({})).toBe("");
});

test("only http and https addresses are linked", () => {
  expect(webAddress("https://a.example/x")).toBe("https://a.example/x");
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "/relative", undefined])
    expect(webAddress(bad)).toBeUndefined();
});
