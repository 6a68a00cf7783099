import { describe, expect, test } from "vitest";
import type { Posting } from "#sources/posting.ts";
import { dropReason } from "./publish-rules.ts";
import { normalise, normaliseTogether } from "./pipeline.ts";

const now = new Date("2026-03-10T12:00:00Z");
const context = { sourceId: "greenhouse", sourceKind: "ats", now } as const;
const posting: Posting = {
  externalId: "7",
  url: "https://bakery.example/jobs/7",
  title: "Senior Backend Engineer (Remote, EU)",
  company: { name: " Crumb  & Co ", employees: "51-200" },
  body: "<h2>About us</h2><p>We build ovens.</p><h2>The role</h2><p>As a Senior Backend Engineer you will build our order service in Python.</p><p>The salary range is €70,000 - €90,000 per year.</p>",
  locations: ["Remote - Europe"],
  workplace: { value: "remote", evidence: "workplaceType: remote" },
  postedAt: "2026-03-01T00:00:00Z",
};

test("reads every field of a posting, with its evidence", () => {
  const normalised = normalise(posting, context);
  expect(normalised).toMatchObject({
    title: "Senior Backend Engineer",
    companyName: "Crumb & Co",
    location: "European Union",
    remote: { verdict: "remote", evidence: "workplaceType: remote" },
    salary: { min: 70000, max: 90000, currency: "EUR", period: "year" },
    levels: ["senior"],
    companySize: "51,200",
    postedAt: "2026-03-01T00:00:00.000Z",
    closesAt: null,
    summary: "As a Senior Backend Engineer you will build our order service in Python.",
  });
  expect(normalised.techStack).toContain("python");
  expect(normalised.evidence["salary"]).toContain("€70,000");
  expect(normalised.description).not.toContain("<h2>");
});

test("returns the same result for the same posting", () => {
  expect(normalise(posting, context)).toEqual(normalise(posting, context));
});

test("reads postings together as it reads each alone, in their order, and one that fails fails alone", () => {
  const torn = new Error("torn");
  const hostile: Posting = {
    ...posting,
    get title(): string {
      throw torn;
    },
  };
  const others = ["Oven Fitter (m/w/d)", "Pastry Chef, Lyon", "Student Baker"].map((title, at) => ({
    ...posting,
    title,
    body: `<p>${title}: you work ${20 + at} hours a week from home for £${12 + at} per hour.</p>`,
  }));
  const together = normaliseTogether([posting, hostile, ...others], context);
  const alone = (given: Posting) => ({ normalised: normalise(given, context) });
  expect(together).toEqual([alone(posting), { error: torn }, ...others.map(alone)]);
  expect(normaliseTogether([], context)).toEqual([]);
});

test("reads a posting that has only the required fields", () => {
  const normalised = normalise({ externalId: "1", url: "https://bakery.example/1", title: "", company: {} }, context);
  expect(normalised).toMatchObject({
    title: "",
    remote: { verdict: "unknown" },
    location: "Not stated",
    salary: null,
    postedAt: null,
    techStack: [],
  });
});

test("masks people in everything that is published as text, and keeps links to pages and shared mailboxes", () => {
  const body = `<p>You work from anywhere in Germany. Ask Jane at jane.doe@bakery.example or +49 30 9018 2044, or <a href="https://bakery.example/?to=jane.doe%40bakery.example">write</a>
    or <a href="https://wa.me/493090182044">chat</a>. Apply at <a href="https://bakery.example/jobs/415-555-0134">our site</a> or careers@bakery.example. The role is fully remote.</p>`;
  const normalised = normalise(
    { ...posting, title: "Baker (ask jane.doe@bakery.example)", excerpt: body, body },
    context,
  );
  expect(JSON.stringify(normalised)).not.toMatch(/jane\.doe|9018|wa\.me/);
  expect(normalised.description).toContain('<a href="https://bakery.example/jobs/415-555-0134"');
  expect(normalised.text).toContain("Ask Jane at ••••• or •••••, or write");
  expect(normalised.text).toContain("careers@bakery.example");
});

describe("the publish rules", () => {
  const drop = (change: Partial<Posting>) => dropReason(normalise({ ...posting, ...change }, context), now);

  test("publish a remote job", () => {
    expect(drop({})).toBeNull();
  });

  test.each<[string, Partial<Posting>]>([
    ["no-title", { title: " " }],
    ["no-company", { company: {} }],
    ["expired", { closesAt: "2026-03-09" }],
    ["hybrid", { title: "Baker", workplace: { value: "hybrid", evidence: "" }, locations: ["Berlin"] }],
    ["onsite", { title: "Baker", workplace: { value: "onsite", evidence: "" }, locations: ["Berlin"] }],
  ])("drops with the reason %s", (reason, change) => {
    expect(drop(change)).toBe(reason);
  });

  test("drop a job that doesn't say it is remote", () => {
    const { workplace: _, ...silent } = posting;
    expect(dropReason(normalise({ ...silent, title: "Baker", locations: ["Berlin"] }, context), now)).toBe(
      "remote-unclear",
    );
  });
});
