import { describe, expect, test } from "vitest";
import { inCountries, makeEligibility, makeOpening, makeText } from "#test/factories.ts";
import { applyLink } from "./apply-link.ts";
import { compareOpenings, shareLink } from "./same-opening.ts";

const onJobSite = { boardId: "9", sourceKind: "board" as const };

describe("two postings are one opening", () => {
  test("when another board carries nearly the same text", () => {
    const copy = makeOpening({
      ...onJobSite,
      text: `${makeText("an opening")} Apply on our site. Found by a job site.`,
    });
    expect(compareOpenings(makeOpening(), copy)).toMatchObject({
      same: true,
      evidence: expect.stringContaining("text containment"),
    });
  });

  test("when a job site shows only a teaser of it", () => {
    const teaser = makeOpening({ ...onJobSite, text: "We look for a backend engineer.", teaser: true });
    expect(compareOpenings(makeOpening(), teaser).same).toBe(true);
  });

  test("when it is listed once per country on one board with the same text", () => {
    const [germany, spain] = [
      makeOpening({ eligibility: inCountries("DE") }),
      makeOpening({ eligibility: inCountries("ES") }),
    ];
    expect(compareOpenings(germany, spain)).toMatchObject({
      same: true,
      evidence: expect.stringContaining("once per place"),
    });
  });

  test("when one states its places and the other does not", () => {
    expect(compareOpenings(makeOpening({ eligibility: inCountries("DE") }), makeOpening(onJobSite)).same).toBe(true);
  });

  test("when a region holds the other's country", () => {
    const europe = makeOpening({
      ...onJobSite,
      eligibility: makeEligibility({ scope: "places", regions: ["europe"] }),
    });
    expect(compareOpenings(makeOpening({ eligibility: inCountries("PT") }), europe).same).toBe(true);
  });
});

describe("a shared link", () => {
  const certain = applyLink("https://apply.workable.com/j/A1B2C3D4E5");
  const likely = applyLink("https://orlo.example/openings/12");
  const copy = { ...onJobSite, rawTitle: "Buchhaltung", text: "Kurz.", teaser: true };

  test("of a tracking system makes one opening of any titles and texts", () => {
    expect(compareOpenings(makeOpening({ link: certain }), makeOpening({ ...copy, link: certain })).same).toBe(true);
  });

  test("that only looks like one posting needs related titles or texts", () => {
    const own = makeOpening({ link: likely });
    expect(shareLink(own, makeOpening({ ...copy, link: likely }))).toBe(false);
    expect(shareLink(own, makeOpening({ ...copy, rawTitle: "Engineer, Backends", link: likely }))).toBe(true);
    const teaser = makeText("an opening").slice(0, 200);
    expect(shareLink(own, makeOpening({ ...copy, text: teaser, link: likely }))).toBe(true);
  });

  test("doesn't join two requisition numbers, nor two titles of one board", () => {
    const coded = (code: string) => ({ rawTitle: `Engineer ${code}`, link: certain });
    expect(
      compareOpenings(makeOpening(coded("JR-10001")), makeOpening({ ...onJobSite, ...coded("JR-10002") })).same,
    ).toBe(false);
    const second = makeOpening({ rawTitle: "Office Lead", link: certain, text: makeText("another") });
    expect(compareOpenings(makeOpening({ link: certain }), second).same).toBe(false);
  });
});

describe("two postings are two openings", () => {
  test.each([
    ["their texts differ", {}, { text: makeText("another opening") }, "text containment"],
    [
      "another board names another country",
      { eligibility: inCountries("DE") },
      { ...onJobSite, eligibility: inCountries("BR") },
      "no place in common",
    ],
    [
      "their titles name two territories",
      { rawTitle: "Account Executive - Germany" },
      { rawTitle: "Account Executive - France" },
      "other territory",
    ],
    [
      "their levels differ on one board",
      { levels: ["senior" as const] },
      { levels: ["junior" as const] },
      "other level",
    ],
    [
      "their contracts differ",
      { employmentType: "full-time" as const },
      { employmentType: "internship" as const },
      "other contract",
    ],
    [
      "they carry two requisition numbers",
      { rawTitle: "Engineer JR-10001" },
      { rawTitle: "Engineer JR-10002" },
      "other requisition number",
    ],
    [
      "their titles name two technologies",
      { rawTitle: "Developer (Rust)" },
      { ...onJobSite, rawTitle: "Developer (Haskell)" },
      "other technology",
    ],
    [
      "one board calls one Developer and the other Engineer",
      { rawTitle: "Backend Developer" },
      { rawTitle: "Backend Engineer" },
      "other title on one board",
    ],
    [
      "one is the short text of an agency's advertisement",
      { agency: true },
      { ...onJobSite, text: "Short.", teaser: true },
      "names no client",
    ],
    [
      "both are short texts of one board",
      { text: "Short.", teaser: true },
      { text: "Short.", teaser: true },
      "too little text",
    ],
  ])("when %s", (_name, a, b, evidence) => {
    expect(compareOpenings(makeOpening(a), makeOpening(b))).toMatchObject({
      same: false,
      evidence: expect.stringContaining(evidence),
    });
  });
});
