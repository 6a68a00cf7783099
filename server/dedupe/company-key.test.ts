import { describe, expect, test } from "vitest";
import { companyDomain, companyKey, hasMixedScripts, slugify } from "./company-key.ts";

describe("the key of a company", () => {
  test.each([
    ["Acme", "ACME, Inc."],
    ["Acme", "Acme GmbH & Co. KG"],
    ["Ácme", "acme Ltd"],
    ["Acme Robotics", "Acme-Robotics Careers"],
    ["The Acme Company", "Acme"],
    ["Monday", "monday.com"],
    ["Cast AI", "Cast.ai"],
    ["AT&T", "AT and T"],
    ["Łódź Works sp. z o.o.", "Łódź Works"],
    ["A.C.M.E. S.A.", "ACME"],
    ["Brightwheel (YC S15)", "brightwheel"],
  ])("is one for %s and %s", (a, b) => {
    expect(companyKey(a)).toBe(companyKey(b));
  });

  test.each([
    ["Acme", "Acme Labs"],
    ["Mercury", "Mercurial"],
    ["Bolt", "Volt"],
    ["Co", "Company Nine"],
  ])("tells %s from %s", (a, b) => {
    expect(companyKey(a)).not.toBe(companyKey(b));
  });

  test("keeps a name that is only a legal form", () => {
    expect(companyKey("GmbH")).toBe("gmbh");
    expect(companyKey("株式会社みどり")).not.toBe("");
  });
});

test("takes a company's own domain, never that of a shared site", () => {
  expect(companyDomain("https://www.careers.acme.co.uk/jobs")).toBe("acme.co.uk");
  expect(companyDomain("https://boards.greenhouse.io/acme")).toBeNull();
  expect(companyDomain("https://www.linkedin.com/company/acme")).toBeNull();
  expect(companyDomain(undefined)).toBeNull();
});

test("makes slugs of lower-case ASCII with hyphens", () => {
  expect(slugify("Ácme & Söhne GmbH")).toBe("acme-and-sohne-gmbh");
  expect(slugify("C++ / C# Developer")).toBe("cpp-csharp-developer");
  expect(slugify("株式会社")).toBe("");
});

test("detects names that mix look-alike alphabets", () => {
  expect(hasMixedScripts("Аpple")).toBe(true);
  expect(hasMixedScripts("Apple")).toBe(false);
  expect(hasMixedScripts("Яндекс Labs")).toBe(false);
});
