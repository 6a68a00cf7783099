import { describe, expect, it } from "vitest";
import type { Posting } from "#sources/posting.ts";
import { compare, type Comparison, employerOf, halfOfEmployer, isByDefault, oncePerText } from "./compare.ts";
import { inOtherMarkup } from "./other-markup.ts";
import { agreementOf, confusion, remoteFigures } from "./report.ts";

const FILLER = "We make garden furniture, and our customers write to us about cushions, oil and deliveries. ".repeat(6);

function recorded(posting: Partial<Posting>, board = "fernhill") {
  const given = { externalId: "1", url: "https://jobs.example/1", title: "Adviser", company: { name: "Fernhill Ltd" } };
  return { source: "lever", board, posting: { ...given, ...posting } };
}

const row = (stated: string, said: string): Comparison => ({
  field: "remote",
  source: "lever",
  language: "en",
  half: "development",
  id: "1",
  stated,
  said,
  agrees: stated === said,
  evidence: "",
});

describe("the halves", () => {
  it("hold an employer as a whole, however its name is written", () => {
    expect(employerOf(recorded({ company: { name: "FERNHILL  ltd." } }))).toBe(employerOf(recorded({}, "other")));
    expect(employerOf(recorded({ company: {} }))).toBe("fernhill");
  });

  it("are about equal", () => {
    const halves = Array.from({ length: 1000 }, (_, at) => halfOfEmployer(`employer ${at}`));
    const share = halves.filter((half) => half === "development").length / halves.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it("count a text once that an employer repeats for several towns", () => {
    const ads = ["Leeds", "York"].map((town) => recorded({ body: FILLER, locations: [town] }));
    expect(oncePerText(ads)).toHaveLength(1);
    expect(oncePerText([...ads, recorded({ body: `${FILLER} More.` })])).toHaveLength(2);
  });
});

describe("a comparison", () => {
  const workplace = { value: "onsite", evidence: "workplaceType: onsite" } as const;
  const ofRemote = (posting: Partial<Posting>) => compare(recorded(posting)).find(({ field }) => field === "remote");

  it("reads the text alone", () => {
    const hidden = { title: "Adviser (remote)", locations: ["Remote"], tags: ["remote"] };
    expect(ofRemote({ ...hidden, workplace, body: `${FILLER} #LI-Remote` })?.said).toBe("");
    const body = `${FILLER} This role is fully remote.`;
    expect(ofRemote({ workplace, body })).toMatchObject({ stated: "onsite", said: "remote", agrees: false });
  });

  it("takes a board of remote jobs at its word", () => {
    const always = { value: "always", evidence: "board" } as const;
    expect(ofRemote({ workplace: always, body: FILLER })).toMatchObject({ stated: "remote", said: "" });
  });

  it("sets apart what a source says by default", () => {
    expect(isByDefault(recorded({ workplace }))).toBe(false);
    expect(isByDefault(recorded({ workplace: { value: "onsite", evidence: "remote: false" } }))).toBe(true);
    expect(isByDefault(recorded({ workplace: { value: "remote", evidence: "remote: true" } }))).toBe(false);
  });

  it("leaves out short teasers and openings without a field", () => {
    expect(compare(recorded({ workplace, body: "Fully remote." }))).toEqual([]);
    expect(compare(recorded({ body: FILLER }))).toEqual([]);
  });

  it("compares salary, countries and kind of employment", () => {
    const rows = compare(
      recorded({
        salary: { min: 30_000, max: 36_000, currency: "GBP", period: "year" },
        eligibleLocations: ["United Kingdom"],
        employmentType: "Part-time",
        body: `${FILLER} Salary: £30,000 - £36,000 per year. You must be based in the United Kingdom. This is a full-time job.`,
      }),
    );
    expect(Object.fromEntries(rows.map(({ field, agrees }) => [field, agrees]))).toEqual({
      countries: true,
      salary: true,
      employment: false,
    });
  });
});

describe("the figures", () => {
  const rows = [row("remote", "remote"), row("remote", ""), row("hybrid", "remote"), row("remote", "hybrid")];

  it("are the shares of texts that say something, and of those that agree", () => {
    const { rows: count, says, agrees } = agreementOf(rows);
    expect([count, says?.percent, agrees?.percent]).toEqual([4, 75, expect.closeTo(33.3, 0)]);
  });

  it("leave silent texts out of the recall", () => {
    const { precision, recall } = remoteFigures(rows);
    expect([precision?.percent, recall?.percent]).toEqual([50, 50]);
  });

  it("name what was stated and said", () => {
    expect(confusion(rows)).toEqual({ "hybrid>remote": 1, "remote>hybrid": 1, "remote>remote": 1, "remote>unsaid": 1 });
  });
});

describe("the same ads in other markup", () => {
  it("counts those that are read otherwise, by field", () => {
    const body = `<p>${FILLER}</p><h2>Requirements</h2><ul><li>At least five years of sales experience</li></ul>`;
    const same = inOtherMarkup([recorded({ body })]);
    expect(same.map(({ postings, changed }) => [postings, changed])).toEqual(same.map(() => [1, 0]));
    // Only its markup tells that the heading ends what is nice to have.
    const told = `<h3>Nice to have</h3><p>Fluent Spanish.</p><h3>Our ovens</h3><p>You speak fluent German.</p>`;
    const lost = inOtherMarkup([recorded({ body: `<p>${FILLER}</p>${told}` })]);
    expect(lost.find(({ form }) => form === "plain text")).toMatchObject({ changed: 1, fields: { languagesAsked: 1 } });
    expect(lost.find(({ form }) => form === "bold for headings")).toMatchObject({ changed: 0, fields: {} });
  });

  it("leaves postings without markup out", () => {
    expect(inOtherMarkup([recorded({ body: FILLER })]).every(({ postings }) => postings === 0)).toBe(true);
  });
});
