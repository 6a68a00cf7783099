import type { ProfileLanguage } from "#contract/schemas/desk/profile.ts";
import { LANGUAGE_CODES, type LanguageLevel } from "../profile-limits.ts";
import { type CvFinding, evidenceOf } from "./cv-reading.ts";
import { fold, type Mention, mentionsIn, type PhraseIndex, phraseIndex } from "./tokens.ts";

const SPOKEN = ["en", "de", "fr", "es", "pt"];
/** Other names, which `Intl.DisplayNames` doesn't have. */
const OTHER_NAMES: [string, string][] = [
  ["castellano", "es"],
  ["castilian", "es"],
  ["mandarin", "zh"],
  ["mandarín", "zh"],
  ["farsi", "fa"],
  ["valenciano", "ca"],
  ["flämisch", "nl"],
  ["flamand", "nl"],
];

let index: PhraseIndex<string> | undefined;

/** The languages' names in the languages that we read, and in each language itself. */
function languageNames(): PhraseIndex<string> {
  index ??= phraseIndex([
    ...LANGUAGE_CODES.flatMap((code) =>
      [...SPOKEN, code].map((locale): [string, string] => [
        new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
        code,
      ]),
    ),
    ...OTHER_NAMES,
  ]);
  return index;
}

/** Words for how well, folded, the most telling first. A level of the Common European Framework wins over any of them. */
const LEVELS: [LanguageLevel, RegExp][] = [
  [
    "native",
    /\b(?:native|mother tongue|muttersprache|muttersprachlich|langue maternelle|maternelle|nativo|nativa|lengua materna|lingua materna|materno|materna|bilingual|bilingue|zweisprachig)\b/,
  ],
  [
    "C2",
    /\b(?:full professional|proficient|near-native|mastery|verhandlungssicher|annahernd muttersprachlich|proficiency)\b/,
  ],
  [
    "C1",
    /\b(?:fluent|fluently|professional working|advanced|fliessend|sehr gut|sehr gute|courant|couramment|avance|fluido|fluida|fluente|avanzado|avancado|alto)\b/,
  ],
  [
    "B1",
    /\b(?:intermediate|limited working|conversational|gut|gute|solide|intermediaire|bon niveau|intermedio|medio|intermediario|bom)\b/,
  ],
  [
    "A2",
    /\b(?:basic|elementary|beginner|basics|grundkenntnisse|anfanger|notions|scolaire|debutant|basico|basica|elemental|elementar|nociones|nocoes|iniciacion)\b/,
  ],
];

/** Returns how well a text says that somebody knows a language. */
function levelIn(text: string): LanguageLevel | undefined {
  const framework = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/u.exec(text)?.[1];
  const folded = fold(text);
  const words = LEVELS.find(([, pattern]) => pattern.test(folded))?.[0];
  return words === "native" ? words : ((framework as LanguageLevel | undefined) ?? words);
}

/** The level that the form begins with, for a language whose level a CV doesn't say. */
const UNSAID: LanguageLevel = "B2";
/** A longer text is prose. */
const ENTRY_WORDS = 12;

/** Reads the languages of the languages section, each with its level: on the same line, or on the next one alone. */
export function readLanguages(lines: readonly string[]): CvFinding<ProfileLanguage>[] {
  const names = languageNames();
  const found = new Map<string, CvFinding<ProfileLanguage>>();
  for (const [at, text] of lines.entries()) {
    if (text.split(/\s+/).length > ENTRY_WORDS * 3) continue;
    const mentions = mentionsIn(text, names).filter(({ tokens }) => tokens[0]!.word.length > 2);
    for (const [position, mention] of mentions.entries()) {
      if (found.has(mention.value)) continue;
      const level =
        levelIn(entryOf(text, mentions, position)) ??
        (position === mentions.length - 1 ? levelBeside(lines, at) : undefined);
      found.set(mention.value, {
        value: { code: mention.value, level: level ?? UNSAID },
        sure: level !== undefined,
        evidence: evidenceOf(text),
      });
    }
  }
  return [...found.values()];
}

/** The text of one entry: from the language's name to the next name; before it, when its level comes first. */
function entryOf(text: string, mentions: readonly Mention<string>[], at: number): string {
  const mention = mentions[at]!;
  const start = mention.tokens.at(-1)!.end;
  const end = mentions[at + 1]?.tokens[0]!.start ?? text.length;
  const after = text.slice(start, end);
  if (levelIn(after) !== undefined) return after;
  const before = text.slice(mentions[at - 1]?.tokens.at(-1)!.end ?? 0, mention.tokens[0]!.start);
  // "fluent English", "native: German".
  return at === 0 || mentions.length === 1 ? before : (/[,;|•]([^,;|•]*)$/.exec(before)?.[1] ?? "");
}

/** A level alone on the next line. */
function levelBeside(lines: readonly string[], at: number): LanguageLevel | undefined {
  const next = lines[at + 1] ?? "";
  const alone = next.split(/\s+/).length <= 5 && mentionsIn(next, languageNames()).length === 0;
  return alone ? levelIn(next) : undefined;
}
