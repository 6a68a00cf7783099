import { describe, expect, test } from "vitest";
import { inCountries, makeNormalisedPosting, makeMergePosting } from "#test/factories.ts";
import { mergeJob } from "./merge.ts";

const salary = {
  text: "$120k",
  min: 120_000,
  max: 120_000,
  currency: "USD",
  period: "year" as const,
  yearlyUsd: 120_000,
};
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("a job of several postings", () => {
  test("is led by the employer's own board, however late it was seen", () => {
    const site = makeMergePosting({
      postingId: "1",
      sourceKind: "board",
      url: "https://site.example/1",
      firstSeenAt: day("2026-05-01"),
    });
    const own = makeMergePosting({
      postingId: "2",
      url: "https://acme.example/2",
      firstSeenAt: day("2026-05-09"),
      normalised: makeNormalisedPosting({ title: "Engineer" }),
    });
    const job = mergeJob([site, own]);
    expect(job).toMatchObject({ leadPostingId: "2", url: "https://acme.example/2", title: "Engineer" });
    expect(job.firstSeenAt).toEqual(day("2026-05-01"));
  });

  test("takes a stated visa sponsorship before none, the employer's own statement before a job site's", () => {
    const posting = (postingId: string, sourceKind: "ats" | "board", visaSponsorship: "yes" | "no" | null) =>
      makeMergePosting({ postingId, sourceKind, normalised: makeNormalisedPosting({ visaSponsorship }) });
    const site = posting("1", "board", "yes");
    expect(mergeJob([site, posting("2", "ats", null)]).visaSponsorship).toBe("yes");
    expect(mergeJob([site, posting("2", "ats", "no")]).visaSponsorship).toBe("no");
    const { visaSponsorship: _unread, ...older } = makeNormalisedPosting();
    const stored = makeMergePosting({ normalised: older as ReturnType<typeof makeNormalisedPosting> });
    expect(mergeJob([stored]).visaSponsorship).toBeNull();
  });

  test("fills the lead's gaps from the others and overwrites nothing", () => {
    const own = makeMergePosting({ normalised: makeNormalisedPosting({ techStack: ["python"] }) });
    const site = makeMergePosting({
      postingId: "2",
      boardId: "2",
      sourceKind: "board",
      normalised: makeNormalisedPosting({ salary, techStack: ["java"], education: "bachelor degree" }),
    });
    expect(mergeJob([site, own])).toMatchObject({ salary, techStack: ["python"], education: "bachelor degree" });
  });

  test("has all the places of one opening that is listed once per place", () => {
    const [berlin, madrid] = ["DE", "ES"].map((code, at) =>
      makeMergePosting({
        postingId: String(at + 1),
        normalised: makeNormalisedPosting({ eligibility: inCountries(code), location: `Remote, ${code}` }),
      }),
    );
    const job = mergeJob([berlin!, madrid!]);
    expect(job.eligibility).toMatchObject({ scope: "places", countries: ["DE", "ES"] });
    expect(job.location).toMatch(/Germany.*Spain/);
  });

  test("takes another source's places only where the lead states none", () => {
    const site = makeMergePosting({
      postingId: "2",
      boardId: "2",
      sourceKind: "board",
      normalised: makeNormalisedPosting({ eligibility: inCountries("BR"), location: "Brazil" }),
    });
    expect(mergeJob([makeMergePosting(), site])).toMatchObject({
      location: "Brazil",
      eligibility: { countries: ["BR"] },
    });
    const german = makeMergePosting({
      normalised: makeNormalisedPosting({ eligibility: inCountries("DE"), location: "Germany" }),
    });
    expect(mergeJob([german, site])).toMatchObject({ location: "Germany", eligibility: { countries: ["DE"] } });
  });

  test("shows the full text where the lead has only a teaser", () => {
    const own = makeMergePosting({
      normalised: makeNormalisedPosting({ text: "Short.", description: "<p>Short.</p>", descriptionQuality: "teaser" }),
    });
    const site = makeMergePosting({
      postingId: "2",
      sourceKind: "board",
      normalised: makeNormalisedPosting({ text: "The long text." }),
    });
    expect(mergeJob([own, site])).toMatchObject({ leadPostingId: "1", text: "The long text." });
  });

  test("says when its date is only the day it was first seen", () => {
    const seen = makeMergePosting({ firstSeenAt: day("2026-05-03") });
    expect(mergeJob([seen])).toMatchObject({ postedAt: day("2026-05-03"), postedAtIsFirstSeen: true });
    const dated = makeMergePosting({ normalised: makeNormalisedPosting({ postedAt: "2026-04-01T00:00:00.000Z" }) });
    expect(mergeJob([dated])).toMatchObject({ postedAt: day("2026-04-01"), postedAtIsFirstSeen: false });
  });

  test("names each source once, and is an agency's when any posting says so", () => {
    const job = mergeJob([
      makeMergePosting({ postingId: "1", sourceId: "remotive" }),
      makeMergePosting({ postingId: "2", sourceId: "greenhouse", normalised: makeNormalisedPosting({ agency: true }) }),
      makeMergePosting({ postingId: "3", sourceId: "remotive" }),
    ]);
    expect(job).toMatchObject({ sources: ["greenhouse", "remotive"], agency: true });
    expect(mergeJob([makeMergePosting()]).agency).toBe(false);
  });

  test("is the same whatever the order of its postings", () => {
    const postings = ["11", "2", "3"].map((postingId) => makeMergePosting({ postingId }));
    expect(mergeJob(postings)).toEqual(mergeJob(postings.toReversed()));
  });
});
