import { describe, expect, it } from "vitest";
import { fieldsOfJobPosting, jobPostingsIn } from "#sources/json-ld.ts";

const page = (json: string) =>
  `<html><head><script type="application/ld+json">${json}</script></head><body></body></html>`;

describe("job postings in a page", () => {
  it.each([
    ["alone", '{"@type":"JobPosting","title":"Baker"}'],
    ["in a list", '[{"@type":"Organization"},{"@type":["JobPosting"],"title":"Baker"}]'],
    ["in a graph", '{"@graph":[{"@type":"JobPosting","title":"Baker"}]}'],
  ])("are found %s", (_how, json) => {
    expect(jobPostingsIn(page(json)).map((posting) => posting["title"])).toEqual(["Baker"]);
  });

  it("are an empty list in a page without them, or with a script that is not JSON", () => {
    expect(jobPostingsIn("<p>Gone</p>")).toEqual([]);
    expect(jobPostingsIn(page('{"@type":"JobPosting", broken'))).toEqual([]);
  });

  it("give places, pay, dates and the remote flag", () => {
    const fields = fieldsOfJobPosting({
      "@type": "JobPosting",
      title: "Baker",
      description: "<p>Bread</p>",
      employmentType: ["FULL_TIME", "CONTRACTOR"],
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Norway" },
      datePosted: "2026-08-01",
      validThrough: "2026-10-01",
      jobLocation: { address: { addressLocality: "Oslo", addressCountry: { "@type": "Country", name: "Norway" } } },
      baseSalary: { currency: "NOK", value: { minValue: "500000", maxValue: 600000, unitText: "YEAR" } },
    });
    expect(fields).toMatchObject({
      locations: ["Oslo, Norway"],
      eligibleLocations: ["Norway"],
      employmentType: "FULL_TIME, CONTRACTOR",
      postedAt: "2026-08-01",
      closesAt: "2026-10-01",
      workplace: { value: "remote" },
      salary: { min: 500_000, max: 600_000, currency: "NOK", period: "year" },
    });
  });

  it("survive fields of other types", () => {
    expect(
      fieldsOfJobPosting({ jobLocation: "Oslo", baseSalary: 5, employmentType: 3, datePosted: null }).salary,
    ).toBeUndefined();
  });
});
