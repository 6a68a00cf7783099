import { expect, test } from "vitest";
import type { DomainFacts } from "./domain-facts.ts";
import { domainMarks } from "./domain-marks.ts";

const PLAIN: DomainFacts = { referrers: [], fromOneNetwork: 0, resembled: [] };
const acme = { id: "1", name: "Acme", slug: "acme", domains: ["acme.com", "acme.io"] };
const marks = (domain: string, of: string[], facts: Partial<DomainFacts> = {}) =>
  domainMarks(domain, new Set(of), { ...PLAIN, ...facts });

test.each(["acme-careers.com", "acme-hr.net", "аcme.com"])("%s reads like another company's name", (domain) => {
  expect(marks(domain, [], { resembled: [acme] })).toEqual(["reads like Acme, another company"]);
});

test("a domain that was added to the company it imitates is still marked", () => {
  expect(marks("acme-careers.com", ["1"], { resembled: [acme] })).toEqual([
    "reads like acme.com, the company’s other domain",
  ]);
});

test.each(["acme.com", "acme.io"])("the company's own %s is not marked", (domain) => {
  expect(marks(domain, ["1"], { resembled: [acme] })).toEqual([]);
});

test("a domain with referrers of two companies is marked as shared, one with those of one company isn't", () => {
  const two = [
    { company: "Acme", count: 2 },
    { company: "Borealis", count: 1 },
  ];
  expect(marks("mailhub.net", [], { referrers: two })).toEqual(["has referrers of Acme and Borealis"]);
  expect(marks("acme.com", ["1"], { referrers: [{ company: "Acme", count: 9 }] })).toEqual([]);
});

test("three of four referrers on one network are marked; two of three and three of twenty aren't", () => {
  const people = (count: number) => ({ referrers: [{ company: "Acme", count }] });
  expect(marks("acme.com", ["1"], { ...people(4), fromOneNetwork: 3 })).toEqual([
    "3 of its 4 referrers log in from one network",
  ]);
  expect(marks("acme.com", ["1"], { ...people(3), fromOneNetwork: 2 })).toEqual([]);
  expect(marks("acme.com", ["1"], { ...people(20), fromOneNetwork: 3 })).toEqual([]);
});
