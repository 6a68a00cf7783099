import path from "node:path";
import { expect, test } from "vitest";
import type { NormalisedPosting } from "#normalise/result.ts";
import { readAd } from "#test/normalise/read-ad.ts";
import { rowsBeside } from "#test/normalise/rows-beside.ts";

/** One in so many sentences of the tables is tried; all of them take minutes. */
const ONE_IN = 45;
const LONGEST = 300;

const NORMALISE = path.join(import.meta.dirname, "..");
const sentences = [
  "salary/stated-pay.tsv",
  "terms/stated-terms.tsv",
  "conditions/stated-conditions.tsv",
  "stated-requirements.tsv",
  "stated-workplace.tsv",
  "role/stated-levels.tsv",
]
  .flatMap((file) => rowsBeside(NORMALISE, file))
  .map(({ sentence = "" }) => sentence)
  .filter((sentence, at) => at % ONE_IN === 0 && sentence !== "" && sentence.length < LONGEST);

const paragraph = (text: string): string => `<p>${text}</p>`;
const FILLER = `${"Fernhill 4711 ".repeat(8).trim()}.`;

/** Ways in which the same words reach us. */
const FORMS: Record<string, (text: string) => string> = {
  "a list of hyphens": (text) => `Facts\n- ${text}\n- Coffee`,
  "a list of asterisks": (text) => `Facts\n* ${text}\n* Coffee`,
  "a list of arrows": (text) => `Facts\n→ ${text}\n→ Coffee`,
  "a list of emoji": (text) => `Facts\n✅ ${text}\n☕ Coffee`,
  "paragraphs in list items": (text) => `<ul><li><p><span>${text}</span></p></li></ul>`,
  "spaces that don't break": (text) => paragraph(text.replaceAll(" ", "\u00a0")),
  entities: (text) => paragraph(text.replaceAll("&", "&amp;").replaceAll(" ", "&nbsp;")),
  "double spaces": (text) => paragraph(text.replaceAll(" ", "  ")),
  "narrow spaces in numbers": (text) => paragraph(text.replace(/(\d) (\d)/g, "$1\u202f$2")),
  "letters with marks of their own": (text) => paragraph(text.normalize("NFD")),
  "soft hyphens": (text) =>
    paragraph(text.replace(/\p{L}{9,}/gu, (word) => `${word.slice(0, 4)}\u00ad${word.slice(4)}`)),
  "spaces of no width": (text) => paragraph(`\ufeff${text.replace(/(\p{L}{3})(\p{L}{3})/u, "$1\u200b$2")}`),
  ligatures: (text) => paragraph(text.replaceAll("fi", "ﬁ").replaceAll("fl", "ﬂ")),
  "hyphens that don't break": (text) => paragraph(text.replace(/(\p{L})-(\p{L})/gu, "$1‑$2")),
  "one bold word": (text) => {
    const words = text.split(" ");
    const middle = Math.floor(words.length / 2);
    return paragraph(words.map((word, at) => (at === middle ? `<strong>${word}</strong>` : word)).join(" "));
  },
};

/** What an ad says of the fields that the tables are about. */
const readings = (read: NormalisedPosting) => ({
  salary: read.salary,
  levels: read.levels,
  employment: read.employmentType,
  education: read.education,
  remote: read.remote.verdict,
  years: read.yearsAsked,
  hours: read.hoursAsked,
  contract: read.contractMonths,
  deadline: read.applicationDeadline,
  travel: read.travelPercent,
  onCall: read.onCall,
  visa: read.visaSponsorship,
  permit: read.workAuthorisation,
  languages: read.languagesAsked,
});

const asRead = (body: string): string => JSON.stringify(readings(readAd(body)));
const inParagraph = new Map(sentences.map((sentence) => [sentence, asRead(paragraph(sentence))]));

test.each(Object.entries(FORMS))("a sentence says the same in %s", (_name, form) => {
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((sentence) => asRead(form(sentence)) !== inParagraph.get(sentence))).toEqual([]);
});

test("a sentence says the same in the lines of a mail", () => {
  const inMail = (text: string) => `${FILLER} ${text} ${FILLER}`;
  const asMail = (text: string) => text.replace(/(.{40,72}) /gu, "$1\n");
  const changed = sentences.filter(
    (sentence) => asRead(asMail(inMail(sentence))) !== asRead(paragraph(inMail(sentence))),
  );
  expect(changed).toEqual([]);
});
