import type { Line } from "./clean-html.ts";
import { repairMojibake, unescapeDocument } from "./repair.ts";
import { sanitise } from "./sanitise.ts";
import { readSections, type Section, type SectionKind } from "./sections.ts";
import { splitSentences } from "./sentences.ts";

export type { Section, SectionKind };

export interface Sentence {
  text: string;
  section: SectionKind;
}

/** A body prepared for reading; all fields share it. */
export interface PreparedText {
  /** Sanitised HTML of at most 15 tags, or "". */
  html: string;
  /** Plain text; one line per block, items begin with "- ". */
  text: string;
  sections: Section[];
  /** Sentences in reading order, including headings. */
  sentences: Sentence[];
  /** `teaser`: truncated by the source, or too short to be the whole posting. */
  quality: "full" | "teaser";
  /** Hashtags for machines, removed from the text: `#LI-Remote`, `#LI-Hybrid`, … in lower case. */
  signals: string[];
}

/** The longest body to read, in characters; the rest is cut and the cut is marked. */
export const MAX_BODY_CHARACTERS = 200_000;
const CUT_MARK = " […]";
const TEASER_CHARACTERS = 500;

const SIGNAL = /#\s?LI[-_](?:remote|hybrid|onsite|on-site)\d?\b/gi;
const LI_TAG = /#\s?LI[-_][A-Za-z0-9]{2,12}\b/g;
/** RemoteOK's test for robots, and agencies' boilerplate that says nothing about the job. */
const TAILS = [
  /(?<!\s)\s*Please mention the word \*{0,2}[A-Z-]+\*{0,2} and tag [A-Za-z0-9=+/]+ when applying[\s\S]{0,600}?(?:\(#[A-Za-z0-9=+/]+\)[\s\S]{0,400}?(?:human\.|$)|$)/,
  /(?<!\s)\s*Please mention the word \*\*[A-Z-]+\*\*[\s\S]{0,500}?(?:human\.|$)/,
];

const FUSED_SENTENCES = /([\p{Ll}0-9)][.!?:])(\p{Lu}\p{Ll}+)/gu;
const FILE_SUFFIX = /^(?:Js|Net|Io|Com|Org|Ai|Co|Py|Ts|Md)$/;
/** A lower-case word fused with a capitalised one. No names look like that, except products with one or two leading letters. */
const FUSED_LOWER = /((?<![\p{L}\d])\p{Ll}{3,})(\p{Lu}(?:\p{Ll}{2,}|(?= \p{Ll})))/gu;
/** A capitalised word that ends a heading, fused with the next word; other camel-case words are names. */
const FUSED_HEADING =
  /((?<![\p{L}\d])(?:Descriptions?|Responsibilities|Requirements|Qualifications?|Summary|Overview|Benefits|Skills|Experience|Education|Duties|Location|Compensation|Salary|Functions|Opportunity|Position|Role))(\p{Lu}\p{L})/gu;

/** A label with its colon, fused with the value before it ("RemoteDuration: 6 months"). */
const FUSED_LABEL = /([\p{Ll}\d)])((?!Script)(?:\p{Lu}\p{Ll}{3,}|Job|Pay|Work)(?: \p{Lu}?\p{Ll}+){0,2} ?:)/gu;

/** A currency code fused with the next word ("145,000 USDSenior Associate"). */
const FUSED_CODE = /(\d\s?(?:USD|EUR|GBP|CAD|AUD))(\p{Lu}\p{Ll})/gu;

/** Splits sentences that lost the line break between them ("industryStrong Excel", "efforts.Express yourself"). */
export function splitFused(line: string): string[] {
  if (!/\p{Ll}\p{Lu}|[.!?:]\p{Lu}|[\p{Lu}\d)]\p{Lu}\p{Ll}/u.test(line)) return [line];
  return line
    .replace(FUSED_SENTENCES, (whole, before: string, word: string) =>
      FILE_SUFFIX.test(word) ? whole : `${before}\n${word}`,
    )
    .replace(FUSED_LOWER, "$1\n$2")
    .replace(FUSED_HEADING, "$1\n$2")
    .replace(FUSED_LABEL, "$1\n$2")
    .replace(FUSED_CODE, "$1\n$2")
    .split("\n");
}

function cutTails(body: string): string {
  if (!body.includes("Please mention the word")) return body;
  let text = body;
  for (const tail of TAILS) text = text.replace(tail, "");
  return text;
}

function signalsIn(source: string): string[] {
  const signals = Array.from(source.matchAll(SIGNAL), ([signal]) =>
    signal.replace(/\s/, "").replace("_", "-").replace(/\d$/, "").toLowerCase(),
  );
  return [...new Set(signals)];
}

/** How a text ends that its source cut off. */
const CUT_ENDS = ["…", "...", "[…]"];
const EMPTY: PreparedText = { html: "", text: "", sections: [], sentences: [], quality: "teaser", signals: [] };

/**
 * Prepares a posting's untrusted body (HTML, escaped HTML or plain text) for reading: decodes entities, repairs wrong decoding,
 * reduces the markup to 15 tags, and splits the text into lines, sections and sentences. Without a body it is an empty teaser.
 */
export function prepareText(body: string | undefined): PreparedText {
  if (body === undefined || body.trim() === "") return EMPTY;
  const cut = body.length > MAX_BODY_CHARACTERS;
  const unescaped = unescapeDocument(cut ? body.slice(0, MAX_BODY_CHARACTERS) : body);
  const source = cutTails(repairMojibake(unescaped.slice(0, MAX_BODY_CHARACTERS))).replaceAll("💯", "100");
  const signals = source.includes("#") ? signalsIn(source) : [];
  const { html, lines: rough } = sanitise(source.includes("#") ? source.replace(LI_TAG, " ") : source);
  const lines: Line[] = [];
  for (const line of rough) {
    for (const part of line.kind === "heading" ? [line.text] : splitFused(line.text)) {
      const text = part.trim();
      if (text !== "") lines.push({ text, kind: line.kind });
    }
  }
  const sections = readSections(lines);
  const sentences: Sentence[] = [];
  for (const section of sections) {
    for (const line of section.text.split("\n")) {
      for (const text of splitSentences(line.startsWith("- ") ? line.slice(2) : line))
        sentences.push({ text, section: section.kind });
    }
  }
  const text = lines.map((line) => (line.kind === "item" ? `- ${line.text}` : line.text)).join("\n");
  const teaser = text.length < TEASER_CHARACTERS || CUT_ENDS.some((end) => text.endsWith(end));
  return {
    html: cut ? `${html}<p>${CUT_MARK.trim()}</p>` : html,
    text: cut ? text + CUT_MARK : text,
    sections,
    sentences,
    quality: teaser ? "teaser" : "full",
    signals,
  };
}
