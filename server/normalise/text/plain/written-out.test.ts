import { expect, test } from "vitest";
import { readAd } from "#test/normalise/read-ad.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";

const AROUND = "We are a small team that likes calm work and good tools, and we look for a colleague who joins us.";
const lastOf = (text: string, around = AROUND) => prepareAd(`<p>${around}</p><p>${text}</p>`).prepared.sentences.at(-1);

test.each([
  ["You can live & work in Berlin.", "You can live and work in Berlin."],
  ["You need Git (daily) & good manners.", "You need Git (daily) and good manners."],
  ["We pay between $110,000 & $190,000.", "We pay between $110,000 and $190,000."],
  ["You have 5 yrs. of practice.", "You have 5 years of practice."],
  ["You have one yr or 3-5 yrs of practice.", "You have one yr or 3-5 years of practice."],
  ["You work 30 + hours per week.", "You work 30+ hours per week."],
])("reads %j as %j", (written, read) => {
  expect(lastOf(written)).toMatchObject({ text: read, written });
});

test.each([
  "You track runs with Weights & Biases.",
  "Our client is Procter & Gamble.",
  "You work in R&D.",
  "You can add 5 + 7 in your head.",
  "You are paid by the yr.",
])("leaves %j as it is", (written) => {
  expect(lastOf(written)).toEqual({ text: written, section: expect.any(String) });
});

test("writes the sign out in the language of the ad", () => {
  const around = "Wir sind ein kleines Team und mögen ruhige Arbeit. Wir suchen für unser Büro eine neue Kollegin.";
  expect(lastOf("Du sprichst & schreibst gern.", around)?.text).toBe("Du sprichst und schreibst gern.");
});

const FACTS = [
  ["You have a bachelor's degree or 5 years of experience.", "5 years", "5 yrs"],
  ["You have 5+ years of experience in sales.", "5+ years", "5 + years"],
  ["Your experience in sales spans at least 5 years.", "5 years", "5 yrs"],
  ["You must be authorised to live and work in Canada.", "live and work", "live & work"],
  ["You have excellent written and verbal communication skills in English.", "written and", "written &"],
  ["You work 30+ hours per week.", "30+", "30 +"],
  ["The salary is between $110,000 and $190,000 per year.", "and $190,000", "& $190,000"],
] as const;

test.each(FACTS)("reads %j alike with %j as %j, and quotes it", (sentence, long, short) => {
  const written = sentence.replace(long, short);
  const { evidence, description: _d, text: _t, summary: _s, ...plain } = readAd(`<p>${AROUND}</p><p>${sentence}</p>`);
  const other = readAd(`<p>${AROUND}</p><p>${written.replace("&", "&amp;")}</p>`);
  const { salary, eligibility, ...rest } = plain;
  expect(Object.keys(evidence).length).toBeGreaterThan(0);
  expect(other).toMatchObject({
    ...rest,
    eligibility: { countries: eligibility.countries },
    ...(salary && { salary: { min: salary.min, max: salary.max } }),
  });
  const quotes = [other.eligibility.evidence, ...Object.values(other.evidence)].filter((quote) => quote.length > 20);
  for (const quote of quotes) expect(written).toContain(quote);
});
