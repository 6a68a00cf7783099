import { expect, test } from "vitest";
import { makePostContent } from "#test/employers/post-content.ts";
import { changeWords } from "./change-words.ts";

test.each([
  [
    "statement",
    { countries: ["PT", "DE"], timeZones: { from: -3, to: 2 }, visaSponsorship: "yes" },
    null,
    "can hire in Portugal, Germany; UTC−3 to UTC+2; visas",
  ],
  ["statement", { countries: [], timeZones: null, visaSponsorship: "yes" }, null, "about hiring: visas"],
  ["statement", { countries: [], timeZones: null, visaSponsorship: null }, null, "nothing about where we hire"],
  ["statement", null, null, "nothing about where we hire"],
  ["website", "https://acme.com/", null, "website https://acme.com/"],
  ["website", null, null, "no website"],
  ["logo", "https://acme.com/logo.svg", null, "logo https://acme.com/logo.svg"],
  ["logo", "upload:0123456789abcdef0123456789abcdef", null, "an uploaded logo (01234567)"],
  ["logo", null, null, "no logo"],
  ["size", "51,200", null, "51-200 employees"],
  ["size", null, null, "nothing about its size"],
  ["industries", ["fintech", "saas"], null, "industries Fintech, SaaS"],
  ["industries", null, null, "nothing about its industries"],
  ["linkedin", "https://www.linkedin.com/company/acme", null, "LinkedIn https://www.linkedin.com/company/acme"],
  ["linkedin", null, null, "nothing about LinkedIn"],
  ["filled", true, "7", "job 7 is filled"],
  ["filled", false, "7", "job 7 is open"],
  ["disowned", true, "9", "board 9 is not ours"],
  ["disowned", false, "9", "board 9 is ours"],
  ["disowned", null, "9", "nothing about board 9"],
  ["post", makePostContent({ title: "Bookkeeper" }), "4", "post 4: Bookkeeper"],
  ["post", null, "4", "post 4 is closed"],
] as const)("%s: %j about %s is “%s”", (field, value, subjectId, words) => {
  expect(changeWords({ field, value, subjectId })).toBe(words);
});
