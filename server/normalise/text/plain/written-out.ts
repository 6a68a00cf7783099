import type { PreparedText } from "../prepared-text.ts";

/** "And" in the languages of which ads are read. */
const AND: Readonly<Record<string, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y",
  pt: "e",
  it: "e",
  nl: "en",
  sv: "och",
  da: "og",
  no: "og",
  fi: "ja",
  pl: "i",
  cs: "a",
  ro: "și",
};
/** Between two capital words it may be part of a name: "Procter & Gamble", "Weights & Biases". */
const AMPERSAND = /(?<=(?:(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*|[\d)]) )&(?= [\p{L}\d$€£])|(?<=\p{L} )&(?= [\p{Ll}\d$€£])/gu;
/** With the full stop of the abbreviation, unless it ends the sentence. */
const YRS = String.raw`yrs?(?!\p{L})(?:\.(?= \p{Ll}))?`;
const SHORT_YEARS = new RegExp(
  String.raw`(?<=(?:\d\+?|\d \+|\b(?:two|three|four|five|six|seven|eight|nine|ten)) ?)${YRS}`,
  "giu",
);
/** "5 + years", "30 + hours". */
const SPACED_PLUS =
  /(?<=(?<!\p{L})\d{1,2}) \+(?= (?:y(?:ea)?rs?|h(?:ou)?rs?|months?|jahre?n?|std|stunden|ans|années|heures|años|horas|anos|anni|ore|jaar|uur|lat|godzin|år|timmar|timer|tuntia|vuotta|let|hodin|ani)(?!\p{L}))/giu;
/** A cheap first test: most texts hold none of it. */
const MAY_BE_SHORT = / & | \+|yrs?(?!\p{L})/iu;
/** A word that stands for a shorter sign, at the start of what is read, and that sign at the start of what was written. */
const OUT_OF_SHORT: readonly (readonly [read: RegExp, written: RegExp])[] = [
  [/^\p{Ll}{1,3}(?= )/u, /^&/u],
  [/^years?/iu, new RegExp(`^${YRS}`, "iu")],
  [/^\+/u, /^ \+/u],
];

function writtenOut(text: string, language: string | undefined): string {
  const and = AND[language ?? ""];
  const joined = and !== undefined && text.includes(" & ") ? text.replace(AMPERSAND, and) : text;
  const spelt = joined.includes(" +") ? joined.replace(SPACED_PLUS, "+") : joined;
  if (language !== "en") return spelt;
  return spelt.replace(SHORT_YEARS, (short) => (/s/iu.test(short) ? "years" : "year"));
}

/** Returns the text with signs and abbreviations as words, for readers that know only these: "verbal & written" as "verbal and written", "5 yrs" as "5 years". */
export function withWrittenOut(prepared: PreparedText, language: string | null): PreparedText {
  if (!MAY_BE_SHORT.test(prepared.text)) return prepared;
  const sentences = prepared.sentences.map((sentence) => {
    const text = writtenOut(sentence.text, sentence.language ?? language ?? undefined);
    return text === sentence.text ? sentence : { ...sentence, text, written: sentence.written ?? sentence.text };
  });
  return { ...prepared, sentences };
}

/** Returns the lengths of a word that was written out, and of the sign or abbreviation that it stands for, where a text that is read and the written one begin with them. */
export function outOfShort(read: string, written: string): { read: number; written: number } | undefined {
  for (const [word, sign] of OUT_OF_SHORT) {
    const of = word.exec(read);
    const from = of === null ? null : sign.exec(written);
    if (of !== null && from !== null) return { read: of[0].length, written: from[0].length };
  }
  return undefined;
}
