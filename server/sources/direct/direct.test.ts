import { describe, expect, test } from "vitest";
import type { PostContent } from "#contract/schemas/employers/posts.ts";
import { normalise } from "#normalise/pipeline.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import { places } from "#taxonomy/places.ts";
import { SourceShapeError } from "#sources/read.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import { asHtml, direct } from "./direct.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const board = { token: "7", companyName: "Fernhill" };
const answer = (payload: unknown) => ({ request: { kind: "list" as const, url: "" }, payload });
const read = (changes: Partial<PostContent> = {}) => {
  const post = { id: "12", postedAt: NOW.toISOString(), content: makePostContent(changes) };
  const { postings, rejected } = direct.postings(answer([post]), board);
  expect(rejected).toEqual([]);
  return postings[0]!;
};
const normalised = (changes: Partial<PostContent> = {}) =>
  normalise(read(changes), { sourceId: "direct", sourceKind: "ats", now: NOW });

test("a post is read as the posting that it is", () => {
  expect(read()).toEqual({
    externalId: "12",
    url: "https://fernhill.example/jobs/support",
    title: "Support Engineer",
    company: { name: "Fernhill" },
    body: expect.stringMatching(
      /^<p>You help customers.*<\/li><\/ul>\n<p>.*<\/p>\n<h3>Application process<\/h3>\n<p>This posting is for an existing vacancy\.<\/p>\n<p>We don’t use AI to screen, assess or select applicants\.<\/p>$/s,
    ),
    locations: ["Remote"],
    eligibleLocations: ["Portugal"],
    workplace: { value: "remote", evidence: "the employer posts it as fully remote" },
    employmentType: "Full-time",
    salary: { min: 42_000, max: 54_000, currency: "EUR", period: "year" },
    postedAt: "2026-11-23T12:00:00.000Z",
  });
});

test("a mailbox stays out of the posting", () => {
  expect(JSON.stringify(read({ applyUrl: "mailto:jobs@fernhill.example" }))).not.toContain("fernhill.example");
});

test("nothing is requested, and any other payload is refused", () => {
  expect(direct.requests(board)).toEqual([]);
  expect(() => direct.postings(answer({ error: "no" }), board)).toThrow(SourceShapeError);
  expect(direct.postings(answer([{ id: "1", postedAt: "", content: {} }]), board)).toMatchObject({
    postings: [],
    rejected: [{ externalId: "1", reason: expect.stringContaining("wrong-shape") }],
  });
});

describe("the rules read what the employer said", () => {
  test.each([
    [{ isVacancy: true }, { vacancy: "open" }],
    [{ isVacancy: false }, { vacancy: "pool" }],
    [{ usesAiScreening: true }, { disclosures: ["ai-screening"] }],
    [{ usesAiScreening: false }, { disclosures: ["no-ai-screening"] }],
    [{ visaSponsorship: "yes" }, { visaSponsorship: "yes" }],
    [{ visaSponsorship: "no" }, { visaSponsorship: "no" }],
    [{ visaSponsorship: null }, { visaSponsorship: null }],
    [{ employmentType: "part-time" }, { employmentType: "part-time" }],
    [{ employmentType: "contract" }, { employmentType: "contract" }],
    [{ employmentType: "internship" }, { employmentType: "internship" }],
    [{ weeklyHours: { min: 30, max: 40 } }, { hoursAsked: { min: 30, max: 40 } }],
    [
      { salary: { min: 70_000, max: 90_000, currency: "EUR", period: "year" } },
      { salary: expect.objectContaining({ min: 70_000, max: 90_000, currency: "EUR", period: "year" }) },
    ],
    [
      { salary: { min: 40, max: 60, currency: "USD", period: "hour" } },
      { salary: expect.objectContaining({ min: 40, max: 60, currency: "USD", period: "hour" }) },
    ],
    [
      { countries: ["DE", "PT"] },
      { eligibility: expect.objectContaining({ scope: "places", countries: ["DE", "PT"] }) },
    ],
    [{ countries: [], isWorldwide: true }, { eligibility: expect.objectContaining({ scope: "worldwide" }) }],
  ] as [Partial<PostContent>, object][])("%j", (changes, wanted) => {
    const result = normalised(changes);
    expect(result).toMatchObject(wanted);
    expect(dropReason(result, NOW)).toBeNull();
  });

  test("every country", () => {
    const codes = places.flatMap(({ kind, code }) => (kind === "country" && code !== null ? [code] : []));
    const misread = codes.filter((code) => normalised({ countries: [code] }).eligibility.countries.join() !== code);
    expect(misread).toEqual([]);
  });

  test("a text that says hybrid keeps the post out, as it does any posting", () => {
    const description = `${makePostContent().description}\n\nThis is a hybrid role: you come to our office in Berlin three days a week.`;
    expect(dropReason(normalised({ description }), NOW)).toBe("hybrid");
  });
});

test("plain text becomes paragraphs and lists, and markup in it stays text", () => {
  expect(
    asHtml('First line\nsecond <b>line</b>\n\nYou:\n- write & read\n- "test"\n\n\n<script>alert(1)</script>'),
  ).toBe(
    "<p>First line<br>second &lt;b&gt;line&lt;/b&gt;</p>\n<p>You:</p><ul><li>write &amp; read</li><li>&quot;test&quot;</li></ul>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  );
  expect(
    normalised({ description: `${makePostContent().description}\n\n<img src=x onerror=alert(1)>` }).description,
  ).not.toContain("<img");
});
