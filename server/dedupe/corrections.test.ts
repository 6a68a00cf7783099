import { expect, test } from "vitest";
import { eligibilityFor } from "#contract/values/eligibility.ts";
import { inCountries, makeMergePosting, makeNormalisedPosting } from "#test/factories.ts";
import { CORRECTED } from "#contract/values/employers/statement-limits.ts";
import { withCorrections } from "./corrections.ts";
import { mergeJob } from "./merge.ts";

const job = mergeJob([
  makeMergePosting({
    normalised: makeNormalisedPosting({ title: "Engineer", eligibility: inCountries("US"), visaSponsorship: "no" }),
  }),
]);

test("a corrected field is what the operator says, and says so; the others stay", () => {
  const corrected = withCorrections(job, [
    { field: "title", value: "Otter Wrangler" },
    { field: "countries", value: ["DE", "PT"] },
    { field: "levels", value: ["senior"] },
  ]);
  expect(corrected).toMatchObject({
    title: "Otter Wrangler",
    levels: ["senior"],
    visaSponsorship: "no",
    evidence: { title: CORRECTED, levels: CORRECTED },
    eligibility: { evidence: CORRECTED },
  });
  expect(["DE", "US"].map((code) => eligibilityFor(corrected.eligibility, code))).toEqual(["yes", "no"]);
  expect(corrected.location).not.toBe(job.location);
});

test("no country means worldwide, and what was taken back is the posting's again", () => {
  const corrected = withCorrections(job, [
    { field: "countries", value: [] },
    { field: "visaSponsorship", value: null },
  ]);
  expect(corrected.eligibility.scope).toBe("worldwide");
  expect(corrected).toMatchObject({ visaSponsorship: "no", evidence: job.evidence });
});
