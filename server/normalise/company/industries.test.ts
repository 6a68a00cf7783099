import { expect, test } from "vitest";
import { readIndustries } from "./industries.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

test("maps at most three industries of the source to ours", () => {
  const prepared = prepareText("<h3>About us</h3><p>We are an online casino.</p>");
  const read = readIndustries({
    company: { name: "Acme", industries: ["Computer Games", "Insurance", "Banking", "Retail"] },
    prepared,
  });
  expect(read.value).toEqual(["gaming", "insurance", "banking-financial-services"]);
});

test("reads what a company says about itself next, with the sentence", () => {
  const prepared = prepareText(
    "<h3>About us</h3><p>Acme runs a payments platform for shops.</p><h3>Benefits</h3><p>Health insurance and gym membership.</p>",
  );
  expect(readIndustries({ company: { name: "Acme" }, prepared })).toEqual({
    value: ["fintech"],
    evidence: "Acme runs a payments platform for shops.",
  });
});

test("ignores requirements and benefits", () => {
  const prepared = prepareText(
    "<h3>Requirements</h3><p>Experience in banking or insurance.</p><h3>Benefits</h3><p>Health insurance.</p>",
  );
  expect(readIndustries({ company: { name: "Acme" }, prepared }).value).toEqual([]);
});
