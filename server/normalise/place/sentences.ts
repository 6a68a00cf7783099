import { readDomesticResidence } from "./domestic-residence.ts";
import { readExclusion } from "./exclusions.ts";
import { readLabelLine } from "./label-lines.ts";
import { readNativeException } from "./native-exceptions.ts";
import { placesNamedIn } from "./native-names.ts";
import { readNativeResidence, speaksOfHomes } from "./native-residence.ts";
import { readResidence } from "./residence-rules.ts";
import { emptyResult, type PlaceResult } from "./result.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { readNamedZones, type ZoneRange } from "./zone-range.ts";
import { mayNamePlace } from "#taxonomy/gazetteer.ts";
import { SCOPE_WORDS } from "#taxonomy/place-cues.ts";
import { isNativeWorldwide, isWorldField, isWorldwide } from "./worldwide.ts";
import { readUnspacedException } from "./unspaced-places.ts";
import { rememberedSentence } from "#normalise/text/remembered.ts";
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
  const take = (result: PlaceResult, sentence: string) => {
    // Of several statements ("US only", "must live in Texas or Ohio") the first one with states wins, else the first.
    if (scope.result === null || (scope.result.states.size === 0 && result.states.size > 0)) {
      scope.result = result;
      scope.evidence = sentence;
    }
  };
  const isNative = language !== null && language !== "en";
  for (const { text: sentence, section } of prepared.sentences) {
    if (section === "eeo") continue;
    const labelled = section === "benefits" || section === "about" ? null : readLabelLine(sentence, language ?? "en");
    if (labelled !== null) {
      if (labelled.worldwide) scope.worldwide ??= sentence;
      else take(labelled, sentence);
      continue;
    }
    const domestic = section === "benefits" ? null : readDomesticResidence(sentence, language ?? "en");
    if (domestic !== null) {
      take(domestic, sentence);
      for (const code of isNative ? [] : (readExclusion(sentence)?.codes ?? [])) {
        scope.excluded.add(code);
        scope.excludedEvidence = sentence;
      }
      continue;
    }
    if (isNative && section !== "about") {
      const exception =
        section === "benefits"
          ? null
          : (readNativeException(sentence, language) ?? readUnspacedException(sentence, language));
      const kept = exception?.kept ?? sentence;
      const isOpen = isNativeWorldwide(kept, section, language);
      if (isOpen) scope.worldwide ??= sentence;
      const native = section === "benefits" ? null : (exception?.only ?? readNativeResidence(kept, language));
      const named = native ?? (exception === null ? null : placesNamedIn(kept, language));
      if (named !== null) take(named, sentence);
      if (exception !== null && (named !== null || isOpen || speaksOfHomes(sentence, language))) {
        for (const code of exception.codes) scope.excluded.add(code);
        if (exception.codes.length > 0) scope.excludedEvidence = sentence;
        continue;
      }
      if (named !== null) continue;
    }
    if (scope.zones === null && ZONE_WORDS.test(sentence)) {
      const range = readNamedZones(sentence);
      if (range !== null && /zone|overlap|zeitzone|fuseau|zona horaria|\b(?:EST|PST|CET|EET|UTC|GMT)\b/i.test(sentence))
        scope.zones = { range, evidence: sentence };
    }
    if (!namesPlace(sentence) && !NATIONWIDE.test(sentence)) {
      if (isWorldwide(sentence, section)) scope.worldwide ??= sentence;
      continue;
    }
    if (!scopeWords.test(sentence)) continue;
    const exclusion = readExclusion(sentence);
    if (exclusion !== null && exclusion.codes.length > 0) {
      for (const code of exclusion.codes) scope.excluded.add(code);
      scope.excludedEvidence = sentence;
    }
    if (exclusion !== null && exclusion.only !== null) take(exclusion.only, sentence);
    const kept = exclusion?.kept ?? sentence;
    if (CLEARANCE.test(kept) && !CLEARANCE_SOFT.test(kept)) {
      const us = emptyResult();
      us.countries.add("US");
      us.nationwide.add("US");
      take(us, sentence);
    }
    if (section === "benefits" && !FIRM.test(kept)) continue;
    if (isWorldwide(kept, section) || (exclusion !== null && isWorldField(kept))) scope.worldwide ??= sentence;
    for (const clause of kept.split(NEXT_CLAUSE)) {
      const result = readResidence(clause);
      if (result === null) continue;
      take(result, sentence);
      break;
    }
  }
  return scope;
}
