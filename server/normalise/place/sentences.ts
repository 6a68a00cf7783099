import { readDomesticResidence } from "./domestic-residence.ts";
import { readExclusion } from "./exclusions.ts";
import { readLabelLine } from "./label-lines.ts";
import { readNativeException } from "./native-exceptions.ts";
import { placesNamedIn } from "./native-names.ts";
import { readNativeResidence, speaksOfHomes } from "./native-residence.ts";
import { readResidence } from "./residence-rules.ts";
import { emptyResult, type PlaceResult } from "./result.ts";
import type { PreparedText, SectionKind } from "#normalise/text/prepared-text.ts";
import { readNamedZones, type ZoneRange } from "./zone-range.ts";
import { mayNamePlace } from "#taxonomy/gazetteer.ts";
import { SCOPE_WORDS } from "#taxonomy/place-cues.ts";
import { isNativeWorldwide, isWorldField, isWorldwide } from "./worldwide.ts";
import { readUnspacedException } from "./unspaced-places.ts";
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
  /\b(?:TS\/SCI|top secret|secret clearance|DoD clearance|polygraph|security clearance|public trust|(?:U\.?S\.?A?|American|United States) (?:citizen(?:s|ship)?|person))\b/;
const CLEARANCE_SOFT =
  /\b(?:is a plus|preferred|not required|no clearance|nice to have|desired|regardless|discriminat)/i;
const ZONE_WORDS = quickly(
  /\btime ?-?zones?|\btimezones?|\boverlap\w*|\bworking hours|\bbusiness hours|\b(?:core |office )?hours\b|\bzeitzone|\bfuseau|\bzona horaria|\b(?:UTC|GMT)\b/i,
);

const NATIONWIDE = quickly(/deutschlandweit|bundesweit|(?:50|fifty) states/i);

/** A new clause, whose places have another part in the sentence. */
const NEXT_CLAUSE =
  /;|,? (?:but|however|although|whereas|provided (?:that|they|you|he)|while our|aber|jedoch|wobei|mais|pero|mas|ma|maar|ale|men|mutta) /i;

/** What one sentence says about where applicants may live. */
interface SentenceReading {
  /** In the order in which it names them. */
  named: readonly PlaceResult[];
  isWorldwide: boolean;
  excluded: readonly string[];
  zones: ZoneRange | null;
}

const NOTHING: SentenceReading = { named: [], isWorldwide: false, excluded: [], zones: null };

/** Reads a sentence by the rules for the language of the ad; `isAll` says whether those for English needn't read it. */
function readNative(
  sentence: string,
  section: SectionKind,
  language: string,
): { reading: SentenceReading; isAll: boolean } {
  const exception =
    section === "benefits"
      ? null
      : (readNativeException(sentence, language) ?? readUnspacedException(sentence, language));
  const kept = exception?.kept ?? sentence;
  const isOpen = isNativeWorldwide(kept, section, language);
  const native = section === "benefits" ? null : (exception?.only ?? readNativeResidence(kept, language));
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
  let zones: ZoneRange | null = null;
  if (ZONE_WORDS.test(sentence)) {
    const range = readNamedZones(sentence);
    if (range !== null && /zone|overlap|zeitzone|fuseau|zona horaria|\b(?:EST|PST|CET|EET|UTC|GMT)\b/i.test(sentence))
      zones = range;
  }
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
  if (section === "benefits" && !FIRM.test(kept)) return { named, excluded, zones, isWorldwide: false };
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
  const labelled = section === "benefits" || section === "about" ? null : readLabelLine(sentence, language ?? "en");
  if (labelled !== null)
    return labelled.worldwide ? { ...NOTHING, isWorldwide: true } : { ...NOTHING, named: [labelled] };
  const isNative = language !== null && language !== "en";
  const domestic = section === "benefits" ? null : readDomesticResidence(sentence, language ?? "en");
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
  const read = readerOf(language);
  for (const { text, section } of prepared.sentences) {
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
