import { matchesIn } from "#normalise/text/matches.ts";
import type { Line } from "./clean-html.ts";
import { splitFused } from "./fused-lines.ts";
import { factLines } from "./plain/fact-lines.ts";
import { inCalmCase } from "./plain/calm-case.ts";
import { plainCharacters } from "./plain/plain-characters.ts";
import { remembered } from "./remembered.ts";
import { repairMojibake, unescapeDocument } from "./repair.ts";
import { sanitise } from "./sanitise.ts";
import { readSections, type Section, type SectionKind } from "./sections.ts";
import { splitSentences } from "./sentences.ts";

export type { Section, SectionKind };

export interface Sentence {
  text: string;
  section: SectionKind;
  /** Of the part that it stands in, where that isn't in the ad's language. */
  language?: string;
  /** What the ad wrote, where that was put into small letters or got accents for reading. */
  written?: string;
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

/** Returns the same copy of a sentence as before, by which readers remember what they read in it. */
const sharedSentence = remembered((text) => text);

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

/** Emoji, arrows and ticks before a line, which stand there as bullets do. */
const SIGNS_FIRST =
  /^(?:(?:[\p{Extended_Pictographic}\u2190-\u21ff\u2713-\u2718\u2794-\u27bf\u25a0-\u25ff\u2b1b\u2b1c»›▸‣★☆]|[\d#*]\ufe0f?\u20e3|[a-h]\))(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]){0,2}){1,3}\s+/u;

/** A letter that no sign begins with, which most lines start with. */
const STARTS_PLAIN = /^(?:[A-Z]|[a-z](?!\)))/;

/** A whole sentence between quotes or brackets. */
const ENCLOSED = /^(?:["“„«]([^"“”„«»]{12,})["“”»]|\(([^()]{12,})\))\.?$/u;

function cutTails(body: string): string {
  if (!body.includes("Please mention the word")) return body;
  let text = body;
  for (const tail of TAILS) text = text.replace(tail, "");
  return text;
}

function signalsIn(source: string): string[] {
  const signals = Array.from(matchesIn(source, SIGNAL), ([signal]) =>
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
  const repaired = plainCharacters(repairMojibake(unescaped.slice(0, MAX_BODY_CHARACTERS)));
  const source = cutTails(repaired).replaceAll("💯", "100");
  const signals = source.includes("#") ? signalsIn(source) : [];
  const { html, lines: rough } = sanitise(source.includes("#") ? source.replace(LI_TAG, " ") : source);
  const lines: Line[] = [];
  for (const line of rough) {
    for (const part of line.kind === "heading" ? [line.text] : splitFused(line.text)) {
      const text = part.trim();
      if (text === "") continue;
      const bare = STARTS_PLAIN.test(text) ? text : text.replace(SIGNS_FIRST, "");
      const { kind, lead } = line;
      lines.push({
        text: bare === "" ? text : bare,
        kind,
        ...(lead !== undefined && bare.startsWith(lead) && { lead }),
      });
    }
  }
  const sections = readSections(factLines(lines));
  const sentences: Sentence[] = [];
  for (const section of sections) {
    for (const line of section.text.split("\n")) {
      const written = line.startsWith("- ") ? line.slice(2) : line;
      const calm = inCalmCase(written);
      let end = 0;
      for (const said of splitSentences(calm)) {
        const text = sharedSentence(said.replace(ENCLOSED, "$1$2"));
        const start = calm === written ? -1 : calm.indexOf(text, end);
        if (start !== -1) end = start + text.length;
        sentences.push({ text, section: section.kind, ...(start !== -1 && { written: written.slice(start, end) }) });
      }
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
