import { expect, it } from "vitest";
import { applicantpro } from "./applicantpro.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(applicantpro, import.meta.dirname);

it.each([
  ["https://millwright.applicantpro.com/jobs/4124648", "millwright"],
  ["https://www.applicantpro.com/openings/millwright/jobs/4124648", "millwright"],
  ["https://www.applicantpro.com/pricing/", null],
  ["https://applicantpro.com/openings", null],
  ["https://millwright.applicantpro.com.evil.example/jobs/1", null],
])("finds the board behind %s", (link, token) => {
  expect(applicantpro.boardOf!(new URL(link))).toBe(token);
});
