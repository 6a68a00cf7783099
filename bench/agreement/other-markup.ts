import { normalise } from "#normalise/pipeline.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { RecordedPosting } from "./recorded-postings.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
/** Of the postings with markup, one in so many is read: their employers repeat themselves. */
const STEP = 4;
const HAS_MARKUP = /<(?:p|div|li)\b|&lt;(?:p|div|li)\b/;
/** A source that puts plain text with line breaks into its markup, whose lines would be lost here. */
const PLAIN_INSIDE = new Set(["remotejobsorg"]);

/** Fields that quote, count or shorten the text, and so differ with it. */
const OF_THE_TEXT: ReadonlySet<string> = new Set(["description", "text", "summary", "evidence", "descriptionQuality"]);

function markupOf(body: string): string {
  const markup = body.replaceAll("&amp;nbsp;", " ").replaceAll("&nbsp;", " ");
  if (!/&lt;(?:p|div|li|strong)\b/.test(markup)) return markup;
  const unescaped = markup.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  return unescaped.replace(/&amp;(?=#?\w{1,10};)/g, "&");
}

function asPlainText(markup: string, bullet: string): string {
  return markup
    .replace(/\s+/g, " ")
    .replace(/<li\b[^>]*>(?:\s*<(?:p|div|span)\b[^>]*>)*/g, `\n${bullet} `)
    .replace(/<br\b[^>]*>/g, "\n")
    .replace(/<(?:p|div|h\d|ul|ol|tr|table)\b[^>]*>/g, "\n\n")
    .replace(/<\/(?:p|div|h\d|ul|ol|li)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Rewrites the text between tags. */
const inTexts = (pattern: RegExp, written: string) => (markup: string) =>
  markup.replace(/[^<>]+(?=<|$)/g, (text) => text.replace(pattern, written));

/** What sites make of the same ad, and how other authors write its words. */
const FORMS: Record<string, (markup: string) => string> = {
  "plain text": (markup) => asPlainText(markup, "-"),
  "line breaks": (markup) => asPlainText(markup, "•").replaceAll("\n", "<br>"),
  "divs for paragraphs and headings": (markup) => markup.replace(/<(\/?)(?:p|h\d)\b[^>]*>/g, "<$1div>"),
  "bold for headings": (markup) => markup.replace(/<h\d\b[^>]*>/g, "<p><strong>").replace(/<\/h\d>/g, "</strong></p>"),
  "spans around texts": (markup) => markup.replace(/>([^<>\s][^<>]*)</g, "><span>$1</span><"),
  "& for and": inTexts(/ and /g, " &amp; "),
  "yrs for years": inTexts(/\byears(?!\w)/g, "yrs"),
  "5 + years": inTexts(/(?<=\d)\+ /g, " + "),
};

/** Returns a posting's fields as texts to compare. The order of technologies says where they stand in the ad. */
function valuesOf({ remote, eligibility, techStack, ...read }: NormalisedPosting): Map<string, string> {
  const { evidence: _evidence, ...places } = eligibility;
  const all = { ...read, ...places, remote: remote.verdict, techStack: techStack.toSorted() };
  return new Map(
    Object.entries(all)
      .filter(([field]) => !OF_THE_TEXT.has(field))
      .map(([field, value]) => [field, JSON.stringify(value)]),
  );
}

export interface Reformed {
  form: string;
  postings: number;
  /** How many are read otherwise in some field. */
  changed: number;
  fields: Record<string, number>;
}

/** Reads postings again in other markup that says the same, and counts those that are read otherwise. */
export function inOtherMarkup(recorded: readonly RecordedPosting[]): Reformed[] {
  const marked = recorded
    .filter(({ source, posting }) => !PLAIN_INSIDE.has(source) && HAS_MARKUP.test(posting.body ?? ""))
    .filter((_, at) => at % STEP === 0);
  const read = marked.map(({ source, posting }) => {
    const context = { sourceId: source, sourceKind: "board" as const, now: NOW };
    const markup = markupOf(posting.body ?? "");
    const ofBody = (body: string) => valuesOf(normalise({ ...posting, body }, context));
    return { ofBody, markup, values: ofBody(markup) };
  });
  return Object.entries(FORMS).map(([form, reform]) => {
    const fields: Record<string, number> = {};
    let changed = 0;
    for (const { ofBody, markup, values } of read) {
      const other = ofBody(reform(markup));
      const different = [...values].filter(([field, value]) => other.get(field) !== value);
      if (different.length > 0) changed += 1;
      for (const [field] of different) fields[field] = (fields[field] ?? 0) + 1;
    }
    return { form, postings: read.length, changed, fields };
  });
}

/** Prints which share of postings is read otherwise in each form, and in which fields most. */
export function printOtherMarkup(reformed: readonly Reformed[]): void {
  console.log("\nThe same ads in other markup and signs");
  for (const { form, postings, changed, fields } of reformed) {
    const share = postings === 0 ? 0 : (100 * changed) / postings;
    const most = Object.entries(fields)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 6)
      .map(([field, count]) => `${field} ${count}`);
    console.log(`${form.padEnd(34)} ${share.toFixed(1).padStart(5)} % of ${postings}  ${most.join(", ")}`);
  }
}
