import { readDomesticResidence } from "./domestic-residence.ts";
import { readExclusion } from "./exclusions.ts";
import { readLabelLine } from "./label-lines.ts";
import { readNativeException } from "./native-exceptions.ts";
import { placesNamedIn } from "./native-names.ts";
import { isPlaceList } from "./place-list.ts";
import { readNativeResidence, speaksOfHomes } from "./native-residence.ts";
import { readResidence } from "./residence-rules.ts";
import { emptyResult, type PlaceResult } from "./result.ts";
import type { PreparedText, SectionKind, Sentence } from "#normalise/text/prepared-text.ts";
import { readZoneSentence, type ZoneRange } from "./zone-range.ts";
import { mayNamePlace } from "#taxonomy/gazetteer.ts";
import { SCOPE_WORDS } from "#taxonomy/place-cues.ts";
import { isNativeWorldwide, isWorldField, isWorldwide } from "./worldwide.ts";
import { readUnspacedException } from "./unspaced-places.ts";
import { isForATime, saysWhereOneWorks } from "#normalise/workplace/perks.ts";
import { rememberedSentence, rememberedWith } from "#normalise/text/remembered.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** What the text says about where applicants may live. */
export interface SentencePlaces {
  result: PlaceResult | null;
  /** The sentence that names the places. */
  evidence: string;
  /** The sentence that opens the job to the whole world, or null. */
  worldwide: string | null;
  excluded: Set<string>;
  excludedEvidence: string;
  zones: { range: ZoneRange; evidence: string } | null;
}

const namesPlace = rememberedSentence(mayNamePlace);
const scopeWords = quickly(SCOPE_WORDS);
const FIRM =
  /\b(?:must|need to|required?|only|should|candidates?|applicants?|reside|authori[sz]ed|right to work|eligible|open to|hiring|hire)\b/i;
const CLEARANCE =
  /\b(?:TS\/SCI|top secret|secret clearance|DoD clearance|polygraph|security clearance|public trust|(?:U\.?S\.?A?|American|United States) (?:[Cc]itizen(?:s|ship)?|[Pp]erson))\b/;
const CLEARANCE_SOFT =
  /\b(?:is a plus|preferred|not required|no clearance|nice to have|desired|regardless|discriminat|(?:customers?|clients?|users|patients?|voters|members) (?:are|who|as))/i;
const NATIONWIDE = quickly(/deutschlandweit|bundesweit|(?:50|fifty) states/i);

/** A new clause, whose places have another part in the sentence. A semicolon between places begins none: "Ohio; Iowa; Texas". */
const NEXT_CLAUSE =
  /;(?! ?(?:and |or )?\p{Lu}[\p{L}. ]{1,24}(?:[;,.]|$| and | or ))|,? (?:but|however|although|whereas|provided (?:that|they|you|he)|while our|aber|jedoch|wobei|mais|pero|mas|ma|maar|ale|men|mutta) /iu;

/** What one sentence says about where applicants may live. */
interface SentenceReading {
  /** In the order in which it names them. */
  named: readonly PlaceResult[];
  isWorldwide: boolean;
  excluded: readonly string[];
  zones: ZoneRange | null;
}

const NOTHING: SentenceReading = { named: [], isWorldwide: false, excluded: [], zones: null };

/** Returns whether a sentence stands among benefits and doesn't say where one works. */
const isAmongPerks = (sentence: string, section: SectionKind): boolean =>
  section === "benefits" && !saysWhereOneWorks(sentence);

/** Reads a sentence by the rules for the language of the ad; `isAll` says whether those for English needn't read it. */
function readNative(
  sentence: string,
  section: SectionKind,
  language: string,
): { reading: SentenceReading; isAll: boolean } {
  const isPerk = isAmongPerks(sentence, section);
  const exception = isPerk
    ? null
    : (readNativeException(sentence, language) ?? readUnspacedException(sentence, language));
  const kept = exception?.kept ?? sentence;
  const isOpen = isNativeWorldwide(kept, section, language);
  const native = isPerk ? null : (exception?.only ?? readNativeResidence(kept, language));
  const named = native ?? (exception === null ? null : placesNamedIn(kept, language));
  const excludes = exception !== null && (named !== null || isOpen || speaksOfHomes(sentence, language));
  return {
    reading: {
      named: named === null ? [] : [named],
      isWorldwide: isOpen,
      excluded: excludes ? exception.codes : [],
      zones: null,
    },
    isAll: excludes || named !== null,
  };
}

/** Reads a sentence by the rules for English, which find places named in their own way in other languages as well. */
function readEnglish(sentence: string, section: SectionKind): SentenceReading {
  const zones = readZoneSentence(sentence);
  if (!namesPlace(sentence) && !NATIONWIDE.test(sentence))
    return { ...NOTHING, zones, isWorldwide: isWorldwide(sentence, section) };
  if (!scopeWords.test(sentence)) return { ...NOTHING, zones };
  const named: PlaceResult[] = [];
  const exclusion = readExclusion(sentence);
  const excluded = exclusion?.codes ?? [];
  if (exclusion !== null && exclusion.only !== null) named.push(exclusion.only);
  const kept = exclusion?.kept ?? sentence;
  if (CLEARANCE.test(kept) && !CLEARANCE_SOFT.test(kept)) {
    const us = emptyResult();
    us.countries.add("US");
    us.nationwide.add("US");
    named.push(us);
  }
  if (section === "benefits" && !FIRM.test(kept) && !saysWhereOneWorks(kept))
    return { named, excluded, zones, isWorldwide: false };
  const isOpen = isWorldwide(kept, section) || (exclusion !== null && isWorldField(kept));
  for (const clause of kept.split(NEXT_CLAUSE)) {
    const result = readResidence(clause);
    if (result === null) continue;
    named.push(result);
    break;
  }
  return { named, excluded, zones, isWorldwide: isOpen };
}

function readSentence(sentence: string, section: SectionKind, language: string | null): SentenceReading {
  if (section === "eeo") return NOTHING;
  const labelled = section === "about" ? null : readLabelLine(sentence, language ?? "en");
  if (labelled !== null && (section !== "benefits" || !(labelled.worldwide || isForATime(sentence))))
    return labelled.worldwide ? { ...NOTHING, isWorldwide: true } : { ...NOTHING, named: [labelled] };
  const isNative = language !== null && language !== "en";
  const domestic = isAmongPerks(sentence, section) ? null : readDomesticResidence(sentence, language ?? "en");
  if (domestic !== null)
    return { ...NOTHING, named: [domestic], excluded: isNative ? [] : (readExclusion(sentence)?.codes ?? []) };
  const native = isNative && section !== "about" ? readNative(sentence, section, language) : null;
  if (native?.isAll === true) return native.reading;
  const reading = readEnglish(sentence, section);
  return native?.reading.isWorldwide === true ? { ...reading, isWorldwide: true } : reading;
}

type ReadInSection = (sentence: string, section: SectionKind) => SentenceReading;
const readers = new Map<string | null, ReadInSection>();

/** Returns a function that reads the sentences of a language, and remembers the last ones. */
function readerOf(language: string | null): ReadInSection {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const reader = rememberedWith((sentence, section: SectionKind) => readSentence(sentence, section, language));
  readers.set(language, reader);
  return reader;
}

/** How a sentence ends whose places follow on lines of their own: "… in one of the following states:". */
const FOLLOWING = quickly(
  /following|folgend|suivant|siguiente|seguint|seguenti|volgende|następując|följande|følgende|seuraav|následujíc|următoare|以下/iu,
);
const END = 60;
const leadsIn = (text: string): boolean =>
  /[:：]$/u.test(text) || (FOLLOWING.test(text) && FOLLOWING.test(text.slice(-END)));
const MERELY_REMOTE = /^(?:- )?\W*(?:fully |100 ?% )?remote\W*$/i;
const MOST_LINES = 60;

/** Returns a sentence together with the places that the next lines list, or itself where no such list follows. */
function withPlacesBelow(lead: string, below: readonly string[], language: string): string {
  const count = below
    .slice(0, MOST_LINES)
    .findIndex((line) => !MERELY_REMOTE.test(line) && !isPlaceList(line, language));
  const items = below.slice(0, count === -1 ? MOST_LINES : count);
  if (items.length === 0) return lead;
  return `${lead.replace(/[\s.:;：]{1,8}$/u, "")}: ${items.map((item) => item.replace(/[\s.,;]{1,8}$/u, "")).join(", ")}`;
}

/** Returns what says where a job is open: all sentences, each with the list of places below it, and then the headings. */
function statementsOf({ sentences, sections }: PreparedText, language: string): Sentence[] {
  const statements = sentences.map((sentence, at): Sentence => {
    const { text } = sentence;
    if (!leadsIn(text)) return sentence;
    const below = sentences.slice(at + 1, at + 1 + MOST_LINES).map((next) => next.text);
    return { ...sentence, text: withPlacesBelow(text, below, sentence.language ?? language) };
  });
  for (const { heading, kind, text } of sections) {
    if (heading === null) continue;
    // A heading that states something is the first line of its section, too.
    const lines = text
      .split("\n")
      .slice(text.startsWith(heading) ? 1 : 0)
      .map((line) => line.replace(/^- /, ""));
    const [first = ""] = lines;
    const isListed = MERELY_REMOTE.test(first) || isPlaceList(first, language);
    statements.push({ text: withPlacesBelow(heading, isListed ? lines : [], language), section: kind });
  }
  return statements;
}

/** Reads the sentences that say where applicants may live, where the employer can't hire, and which hours they work. */
export function readPlaceSentences(prepared: PreparedText, language: string | null = null): SentencePlaces {
  const scope: SentencePlaces = {
    result: null,
    evidence: "",
    worldwide: null,
    excluded: new Set(),
    excludedEvidence: "",
    zones: null,
  };
  for (const { text, section, ...statement } of statementsOf(prepared, language ?? "en")) {
    const read = readerOf(statement.language ?? language);
    const { named, isWorldwide: isOpen, excluded, zones } = read(text, section);
    if (isOpen) scope.worldwide ??= text;
    if (zones !== null) scope.zones ??= { range: zones, evidence: text };
    for (const code of excluded) scope.excluded.add(code);
    if (excluded.length > 0) scope.excludedEvidence = text;
    for (const result of named) {
      // Of several statements ("US only", "must live in Texas or Ohio") the first one with states wins, else the first.
      if (scope.result !== null && (scope.result.states.size > 0 || result.states.size === 0)) continue;
      scope.result = result;
      scope.evidence = text;
    }
  }
  return scope;
}
