import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERY_JOB, type JobsQuery } from "../jobs-query.ts";
import { hasFilter, queryOfFilters, searchFilters, searchParamsOf } from "./saved-search.ts";

const of = (query: Partial<JobsQuery>) => searchFilters({ ...EVERY_JOB, ...query });

test("names only what a search asks for, in one order", () => {
  const one = of({ role: ["nurse", "editor"], techStack: ["go", "rust", "go"], q: "  night \t shift " });
  const other = of({ techStack: ["rust", "go"], role: ["editor", "nurse"], q: "night shift" });
  expect(one).toEqual({ q: "night shift", role: ["editor", "nurse"], techStack: ["go", "rust"] });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test("leaves out page, order and hide rules, and a home country that doesn't filter", () => {
  const hide = { companies: ["acme"], keywords: [], sources: [], jobs: [], agencies: true };
  expect(of({ hide, page: 3, limit: 50, sortBy: "salary", homeCountry: "DE", salaryUnstated: true })).toEqual({});
  expect(of({ homeCountry: "DE", eligibleOnly: true })).toEqual({ homeCountry: "DE", eligibleOnly: true });
  expect(of({ eligibleOnly: true })).toEqual({});
});

test.each<[boolean, Partial<JobsQuery>]>([
  [false, {}],
  [false, { datePosted: "week" }],
  [false, { q: "   " }],
  [false, { q: '-react -"front end" -' }],
  [false, { q: "…" }],
  [false, { homeCountry: "DE" }],
  [true, { q: "-react nurse" }],
  [true, { q: "front-end" }],
  [true, { q: '"night shift"' }],
  [true, { salaryMin: 50_000 }],
  [true, { salaryMin: 0 }],
  [true, { homeCountry: "DE", eligibleOnly: true }],
  [true, { acceptsReferrals: true }],
  [true, { companySize: "1,10", datePosted: "week" }],
])("says %s to whether %j has a filter", (expected, query) => {
  expect(hasFilter(of(query))).toBe(expected);
});

test("describes the same search after it was stored as JSON", () => {
  const values = fc.subarray(["a", "b", "c"]);
  const queries = fc.record({
    role: values,
    location: values,
    company: values,
    employmentType: fc.constantFrom(null, "contract"),
    datePosted: fc.constantFrom(null, "week" as const),
    salaryMin: fc.option(fc.nat(200_000)),
    salaryUnstated: fc.boolean(),
    homeCountry: fc.constantFrom(null, "DE"),
    eligibleOnly: fc.boolean(),
    acceptsReferrals: fc.boolean(),
    q: fc.constantFrom("", "nurse", " night  shift"),
  });
  fc.assert(
    fc.property(queries, (query) => {
      const filters = of(query);
      const stored = JSON.parse(JSON.stringify(filters)) as typeof filters;
      expect(searchFilters(queryOfFilters(stored))).toEqual(filters);
    }),
  );
});

test("writes the parameters of the search's address", () => {
  const filters = of({
    q: "night shift",
    role: ["nurse", "editor"],
    companySize: "1,10",
    salaryMin: 40_000,
    salaryUnstated: true,
    homeCountry: "DE",
    eligibleOnly: true,
    acceptsReferrals: true,
  });
  expect(Object.fromEntries(new URLSearchParams(searchParamsOf(filters, "salary")))).toEqual({
    q: "night shift",
    role: "editor,nurse",
    companySize: "1,10",
    salaryMin: "40000",
    salaryUnstated: "include",
    livesIn: "DE",
    eligible: "only",
    referable: "yes",
    sortBy: "salary",
  });
});
