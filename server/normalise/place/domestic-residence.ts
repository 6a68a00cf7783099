import { wholeWords } from "#normalise/terms/cues.ts";
import { readMentions } from "./mentions.ts";
import { emptyResult, namesAnyPlace, type PlaceResult } from "./result.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";

/** How a language names a home in a country by an adjective: "deutscher Wohnsitz", "territoire français". */
interface Words {
  /** A cheap first test: a sentence without a match names no such home. */
  hint: QuickExpression;
  /** Where somebody lives or works, as a source of an expression. */
  noun: string;
  /** Adjectives by the code of their country. */
  adjectives: Readonly<Record<string, string>>;
  isNounFirst?: true;
}

const LANGUAGES: Readonly<Record<string, Words>> = {
  en: {
    hint: quickly(/address|residen|soil/i),
    noun: String.raw`(?:home |postal |residential |permanent )?address|(?:tax )?resident|(?:tax )?residen(?:ce|cy)|soil`,
    adjectives: {
      GB: "UK|British",
      US: "US|U\\.S\\.|American",
      IE: "Irish",
      CA: "Canadian",
      AU: "Australian",
      NZ: "New Zealand",
      DE: "German",
      FR: "French",
      NL: "Dutch",
      ES: "Spanish",
      PT: "Portuguese",
      IT: "Italian",
      PL: "Polish",
      SE: "Swedish",
      CH: "Swiss",
    },
  },
  de: {
    hint: /wohn|adresse|anschrift|boden|staatsgebiet|festland/i,
    noun: String.raw`(?:haupt|erst)?wohnsitz\p{L}{0,2}|wohnort|(?:wohn|melde)?adresse|(?:wohn)?anschrift|boden|staatsgebiet|festland`,
    adjectives: {
      DE: String.raw`deutsche\p{L}?`,
      AT: String.raw`österreichische\p{L}?`,
      CH: String.raw`schweizer(?:ische\p{L}?)?`,
    },
  },
  fr: {
    hint: /territoire|sol|domicile|adresse|résidence/i,
    isNounFirst: true,
    noun: String.raw`territoire|sol|domicile|adresse|résidence(?: fiscale)?`,
    adjectives: { FR: "français(?:e)?", BE: "belge", CH: "suisse", LU: "luxembourgeois(?:e)?", CA: "canadien(?:ne)?" },
  },
  es: {
    hint: /territorio|suelo|domicilio|direcci|residencia/i,
    isNounFirst: true,
    noun: String.raw`territorio|suelo|domicilio|dirección|residencia(?: fiscal)?`,
    adjectives: {
      ES: "español[a]?",
      MX: "mexican[oa]",
      AR: "argentin[oa]",
      CL: "chilen[oa]",
      CO: "colombian[oa]",
      PE: "peruan[oa]",
    },
  },
  pt: {
    hint: /territ|solo|endere|morada|resid/i,
    isNounFirst: true,
    noun: String.raw`território|solo|endereço|morada|residência(?: fiscal)?`,
    adjectives: { BR: "brasileir[oa]", PT: "portugu(?:ês|esa)" },
  },
  it: {
    hint: /territorio|suolo|indirizzo|domicilio|residenza/i,
    isNounFirst: true,
    noun: String.raw`territorio|suolo|indirizzo|domicilio|residenza(?: fiscale)?`,
    adjectives: { IT: "italian[oa]" },
  },
  nl: {
    hint: /adres|plaats|gebied|bodem/i,
    noun: String.raw`(?:woon|post)?adres|woonplaats|grondgebied|bodem`,
    adjectives: { NL: "nederlandse?", BE: "belgische?", DE: "duitse?" },
  },
  sv: {
    hint: /adress|folkbok|bostad/i,
    noun: String.raw`(?:folkbokförings|hem|bostads)?adress|folkbokföring|bostad`,
    adjectives: { SE: String.raw`svensk\p{L}?`, FI: String.raw`finsk\p{L}?`, NO: String.raw`norsk\p{L}?` },
  },
  da: {
    hint: /adresse|bopæl/i,
    noun: String.raw`(?:bopæls|hjemme)?adresse|bopæl`,
    adjectives: { DK: "danske?", NO: "norske?" },
  },
  no: {
    hint: /adresse|bosted/i,
    noun: String.raw`(?:bosteds|hjemme)?adresse|bosted`,
    adjectives: { NO: "norske?", SE: "svenske?" },
  },
  fi: {
    hint: /osoi|kotipaik/i,
    noun: String.raw`osoi\p{L}{1,5}|kotipaik\p{L}{1,4}`,
    adjectives: { FI: String.raw`suomalai\p{L}{2,5}` },
  },
  pl: {
    hint: /adres|rezyden/i,
    noun: String.raw`adres\p{L}{0,3}|rezydencj\p{L}{1,2}`,
    adjectives: { PL: String.raw`polsk\p{L}{1,3}` },
  },
  cs: {
    hint: /adres|bydli/i,
    noun: String.raw`adres\p{L}{1,3}|trval\p{L}{1,2} bydlišt\p{L}{1,2}`,
    adjectives: { CZ: String.raw`česk\p{L}{1,3}`, SK: String.raw`slovensk\p{L}{1,3}` },
  },
};

/** Customers and offices have addresses, too. */
const OTHERS =
  /customer|client|office|branch|kund|standort|büro|klien|clienti|agences?\b|bureau|oficina|escritório|sede\b|kantoor|kontor|asiak|compan|businesses|e-?mail|web|\bip\b/iu;
const DENIED = new RegExp(
  wholeWords(
    "not|no|without|never|kein\\p{L}{0,2}|nicht|ohne|pas|sans|aucune?|sin|ningun[oa]?|não|sem|non|senza|geen|niet|zonder|nie|bez|inte|ingen|inget|utan|ikke|uden|uten|ei|ilman|není|nemusí\\p{L}?",
  ),
  "iu",
);
const CONTRACTED_NOT = /n['’]t\b/i;

const readers = new Map(
  Object.entries(LANGUAGES).map(([language, { noun, adjectives, isNounFirst }]) => [
    language,
    Object.entries(adjectives).map(([code, adjective]): [string, RegExp] => {
      const phrase = isNounFirst ? `(?:${noun}) (?:${adjective})` : `(?:${adjective}) (?:${noun})`;
      return [code, new RegExp(wholeWords(phrase), "iu")];
    }),
  ]),
);

/** Every part of a country, in English: "any Canadian province", "all fifty states". */
const EVERY_PART: readonly (readonly [code: string, pattern: RegExp])[] = [
  ["US", /\b(?:all|any(?: one)? of the|each of the) (?:50|fifty) (?:U\.?S\.? )?states\b/i],
  ["CA", /\b(?:all|any|every) (?:\w+ )?Canadian provinces?\b|\b(?:all|any|every) provinces? (?:of|in) Canada\b/i],
];
const PART_HINT = quickly(/provinc|fifty|\b50\b/i);
const OPEN = /\b(?:resid\w+|liv\w+|open to|candidates?|applicants?|hir\w+|employ\w*|based|home)\b/i;

/** "We pay people in Denmark and Sweden, so that's where you need to live." */
const NAMED_BEFORE =
  /\b(?:that['’]s|that is|those are|these are|which is) (?:also )?where (?:you|people|candidates|applicants|employees|everyone)(?:['’]ll| will)? (?:need|have|must|should|ought)\b[^.;]{0,12}\b(?:live|be|reside|work)\b/i;

/** Reads the country of a home that a sentence asks for by an adjective, or the places named before "that's where you need to live"; null without. */
export function readDomesticResidence(sentence: string, language: string): PlaceResult | null {
  const back = sentence.includes("where") ? NAMED_BEFORE.exec(sentence) : null;
  if (back !== null) {
    const named = readMentions(sentence.slice(0, back.index));
    return namesAnyPlace(named) ? named : null;
  }
  const part = !PART_HINT.test(sentence) ? undefined : EVERY_PART.find(([, pattern]) => pattern.test(sentence));
  if (
    part !== undefined &&
    OPEN.test(sentence) &&
    !DENIED.test(sentence) &&
    !/\b(?:customers?|clients?)\b/i.test(sentence)
  )
    return { ...emptyResult(), countries: new Set([part[0]]), nationwide: new Set([part[0]]) };
  if (
    LANGUAGES[language]?.hint.test(sentence) !== true ||
    OTHERS.test(sentence) ||
    DENIED.test(sentence) ||
    CONTRACTED_NOT.test(sentence)
  )
    return null;
  const result = emptyResult();
  for (const [code, pattern] of readers.get(language) ?? []) {
    if (!pattern.test(sentence)) continue;
    result.countries.add(code);
    result.nationwide.add(code);
  }
  return result.countries.size === 0 ? null : result;
}
