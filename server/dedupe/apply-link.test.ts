import { describe, expect, test } from "vitest";
import { applyLink } from "./apply-link.ts";

const keyOf = (address: string) => applyLink(address)?.key ?? null;

describe("the link of a posting is one", () => {
  test.each([
    [
      "https://careers.orlo.example/openings/77-analyst",
      "http://www.careers.orlo.example/openings/77-analyst/apply?utm_medium=x#form",
    ],
    [
      "https://careers.orlo.example/view?jobId=991",
      "https://careers.orlo.example/view?ref=newsletter&jobid=991&clickId=5",
    ],
    ["https://boards.greenhouse.io/orlo/jobs/4455667", "https://job-boards.greenhouse.io/orlo/jobs/4455667?gh_src=abc"],
    ["https://boards.greenhouse.io/orlo/jobs/4455667", "https://orlo.example/careers/opening?gh_jid=4455667"],
    [
      "https://boards.greenhouse.io/orlo/jobs/4455667",
      "https://boards.greenhouse.io/embed/job_app?for=orlo&token=4455667",
    ],
    [
      "https://jobs.lever.co/orlo/0d1c2b3a-1111-4222-8333-944455556666",
      "https://jobs.lever.co/orlo/0D1C2B3A-1111-4222-8333-944455556666/apply?lever-source=Site",
    ],
    ["https://apply.workable.com/orlo/j/A1B2C3D4E5/", "https://apply.workable.com/j/A1B2C3D4E5/apply"],
    [
      "https://jobs.smartrecruiters.com/Orlo/743999912345678-office-lead",
      "https://jobs.smartrecruiters.com/Orlo/743999912345678?trid=1",
    ],
    ["https://orlo.recruitee.com/o/office-lead", "https://orlo.recruitee.com/o/office-lead/c/new"],
    [
      "https://orlo.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Office-Lead_R-10442",
      "https://orlo.wd5.myworkdayjobs.com/Careers/job/Office-Lead_R-10442/apply",
    ],
    ["https://orlo.teamtailor.com/jobs/55321-office-lead", "https://orlo.teamtailor.com/jobs/55321"],
    [
      "https://jobs.lever.co/orlo/0d1c2b3a-1111-4222-8333-944455556666",
      "https://out.portal.example/go?url=https%3A%2F%2Fjobs.lever.co%2Forlo%2F0d1c2b3a-1111-4222-8333-944455556666%3Fx%3D1",
    ],
  ])("for %s and %s", (a, b) => {
    expect(keyOf(a)).not.toBeNull();
    expect(keyOf(b)).toBe(keyOf(a));
  });
});

describe("the links of two postings are two", () => {
  test.each([
    ["https://careers.orlo.example/openings/77", "https://careers.orlo.example/openings/78"],
    ["https://careers.orlo.example/view?jobId=991", "https://careers.orlo.example/view?jobId=992"],
    ["https://careers.orlo.example/openings/77", "https://careers.varlo.example/openings/77"],
    ["https://orlo.bamboohr.com/careers/12", "https://varlo.bamboohr.com/careers/12"],
    ["https://boards.greenhouse.io/orlo/jobs/4455667", "https://boards.greenhouse.io/orlo/jobs/4455668"],
    ["https://orlo.recruitee.com/o/office-lead", "https://orlo.recruitee.com/o/office-lead-2"],
  ])("for %s and %s", (a, b) => {
    expect(keyOf(a)).not.toBeNull();
    expect(keyOf(b)).not.toBe(keyOf(a));
  });
});

test.each([
  "https://orlo.example/careers",
  "https://orlo.example/careers/2026",
  "https://orlo.example/v2/jobs",
  "https://orlo.example/?page=3",
  "https://orlo.example/jobs?utm_id=77&click_id=12345",
  "https://boards.greenhouse.io/orlo",
  "mailto:jobs@orlo.example",
  "not a link",
])("no posting is named by %s", (address) => {
  expect(applyLink(address)).toBeNull();
});

test("only a tracking system's id is certain", () => {
  expect(applyLink("https://boards.greenhouse.io/orlo/jobs/4455667")?.certain).toBe(true);
  expect(applyLink("https://orlo.example/jobs/12")?.certain).toBe(false);
});

test("redirects that lead to themselves end", () => {
  const loop = `https://a.example/?url=${encodeURIComponent("https://a.example/?url=https://a.example/jobs/1?url=https://b.example")}`;
  expect(() => applyLink(loop)).not.toThrow();
});
