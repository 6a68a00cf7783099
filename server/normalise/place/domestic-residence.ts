import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
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
    hint: quickly(
      /address|residen|soil|citizenship|passport|permit|work(?:ing)? rights?|right to work|authori[sz]ation/i,
    ),
    noun: String.raw`(?:home |postal |residential |permanent )?address|(?:tax )?resident|(?:tax )?residen(?:ce|cy)|soil|work (?:permit|visa|authori[sz]ation)|work(?:ing)? rights|right to work|citizenship|passport|permanent residen(?:t|cy)`,
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
      AT: "Austrian",
      BE: "Belgian",
      DK: "Danish",
      NO: "Norwegian",
      FI: "Finnish",
      CZ: "Czech",
      RO: "Romanian",
      JP: "Japanese",
      SG: "Singapore(?:an)?",
      IN: "Indian",
      ZA: "South African",
      NG: "Nigerian",
      KE: "Kenyan",
      BR: "Brazilian",
      MX: "Mexican",
      PH: "Philippine|Filipino",
      AE: "UAE|Emirati",
      IL: "Israeli",
      KR: "South Korean",
      HR: "Croatian",
      HU: "Hungarian",
      GR: "Greek",
      BG: "Bulgarian",
      SK: "Slovak",
      SI: "Slovenian",
      RS: "Serbian",
      UA: "Ukrainian",
      TR: "Turkish",
      LT: "Lithuanian",
      LV: "Latvian",
      EE: "Estonian",
      IS: "Icelandic",
      MT: "Maltese",
      AR: "Argentin(?:e|ian)",
      CL: "Chilean",
      CO: "Colombian",
      PE: "Peruvian",
      GH: "Ghanaian",
      EG: "Egyptian",
      PK: "Pakistani",
      MY: "Malaysian",
      ID: "Indonesian",
      TH: "Thai",
      VN: "Vietnamese",
    },
  },
  de: {
    hint: /wohn|adresse|anschrift|boden|staatsgebiet|festland|arbeitserl|arbeitsbew|arbeitsgen|aufenthalts|staatsb|pass/i,
    noun: String.raw`(?:haupt|erst)?wohnsitz\p{L}{0,2}|wohnort|(?:wohn|melde)?adresse|(?:wohn)?anschrift|boden|staatsgebiet|festland|arbeits(?:erlaubnis|bewilligung|genehmigung)|aufenthalts(?:titel|erlaubnis|bewilligung)|staatsbürgerschaft|staatsangehörigkeit|pass`,
    adjectives: {
      DE: String.raw`deutsche\p{L}?`,
      AT: String.raw`österreichische\p{L}?`,
      CH: String.raw`schweizer(?:ische\p{L}?)?`,
    },
  },
  fr: {
    hint: /territoire|sol|domicile|adresse|résidence|permis|titre|autorisation|nationalité|passeport/i,
    isNounFirst: true,
    noun: String.raw`territoire(?: national)?|sol|domicile|adresse|résidence(?: fiscale)?|permis de (?:travail|séjour)|titre de (?:travail|séjour)|autorisation de travail|nationalité|passeport`,
    adjectives: { FR: "français(?:e)?", BE: "belge", CH: "suisse", LU: "luxembourgeois(?:e)?", CA: "canadien(?:ne)?" },
  },
  es: {
    hint: /territorio|suelo|domicilio|direcci|residencia|permiso|ciudadan|nacionalidad|pasaporte/i,
    isNounFirst: true,
    noun: String.raw`territorio(?: nacional)?|suelo|domicilio|dirección|residencia(?: fiscal)?|permiso de (?:trabajo|residencia)|ciudadanía|nacionalidad|pasaporte`,
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
    hint: /territ|solo|endere|morada|resid|visto|cidadania|nacionalidade|passaporte/i,
    isNounFirst: true,
    noun: String.raw`território(?: nacional)?|solo|endereço|morada|residência(?: fiscal)?|visto de trabalho|cidadania|nacionalidade|passaporte`,
    adjectives: { BR: "brasileir[oa]", PT: "portugu(?:ês|esa)" },
  },
  it: {
    hint: /territorio|suolo|indirizzo|domicilio|residenza|permesso|cittadinanza|passaporto/i,
    isNounFirst: true,
    noun: String.raw`territorio(?: nazionale)?|suolo|indirizzo|domicilio|residenza(?: fiscale)?|permesso di (?:lavoro|soggiorno)|cittadinanza|passaporto`,
    adjectives: { IT: "italian[oa]" },
  },
  nl: {
    hint: /adres|plaats|gebied|bodem|vergunning|nationaliteit|paspoort/i,
    noun: String.raw`(?:woon|post)?adres|woonplaats|grondgebied|bodem|(?:werk|verblijfs|tewerkstellings)vergunning|nationaliteit|paspoort`,
    adjectives: { NL: "nederlandse?", BE: "belgische?", DE: "duitse?" },
  },
  sv: {
    hint: /adress|folkbok|bostad|tillstånd|medborgar/i,
    noun: String.raw`(?:folkbokförings|hem|bostads)?adress|folkbokföring|bostad|(?:arbets|uppehålls)tillstånd|medborgarskap`,
    adjectives: { SE: String.raw`svensk\p{L}?`, FI: String.raw`finsk\p{L}?`, NO: String.raw`norsk\p{L}?` },
  },
  da: {
    hint: /adresse|bopæl|tilladelse|statsborg/i,
    noun: String.raw`(?:bopæls|hjemme)?adresse|bopæl|(?:arbejds|opholds)tilladelse|statsborgerskab`,
    adjectives: { DK: "danske?", NO: "norske?" },
  },
  no: {
    hint: /adresse|bosted|tillatelse|statsborg/i,
    noun: String.raw`(?:bosteds|hjemme)?adresse|bosted|(?:arbeids|oppholds)tillatelse|statsborgerskap`,
    adjectives: { NO: "norske?", SE: "svenske?" },
  },
  fi: {
    hint: /osoi|kotipaik/i,
    noun: String.raw`osoi\p{L}{1,5}|kotipaik\p{L}{1,4}`,
    adjectives: { FI: String.raw`suomalai\p{L}{2,5}` },
  },
  pl: {
    hint: /adres|rezyden|obywatel|zezwol|pozwol/i,
    noun: String.raw`adres\p{L}{0,3}|rezydencj\p{L}{1,2}|obywatelstw\p{L}{1,2}|(?:ze|po)zwoleni\p{L}{1,2}`,
    adjectives: { PL: String.raw`polsk\p{L}{1,3}` },
  },
  cs: {
    hint: /adres|bydli/i,
    noun: String.raw`adres\p{L}{1,3}|trval\p{L}{1,2} bydlišt\p{L}{1,2}`,
    adjectives: { CZ: String.raw`česk\p{L}{1,3}`, SK: String.raw`slovensk\p{L}{1,3}` },
  },
};

/** Customers and offices have addresses, too. */
const OTHERS = folded(
  /customer|client|office|branch|kund|standort|büro|klien|clienti|agences?\b|bureau|oficina|escritório|sede\b|kantoor|kontor|asiak|compan|businesses|e-?mail|web|\bip\b/iu,
);
const DENIED = phrases(
  "not|no|without|never|kein\\p{L}{0,2}|nicht|ohne|pas|sans|aucune?|sin|ningun[oa]?|não|sem|non|senza|geen|niet|zonder|nie|bez|inte|ingen|inget|utan|ikke|uden|uten|ei|ilman|není|nemusí\\p{L}?",
);
/** Where a clause ends, whose denial isn't one of the others. */
const CLAUSE = /[;:–—()]|, (?=[^,]{0,20}\b(?:no|not|kein|keine|pas|sin|sem|senza|geen|bez|ingen|uten|uden)\b)/iu;
const CONTRACTED_NOT = /n['’]t\b/i;

/** People of a country, who count where a sentence says who may apply. */
const PEOPLE = String.raw`(?:permanent |tax )?(?:residents|citizens?|nationals?|passport holders?)|(?:green card|passport) holders?|based (?:candidates|applicants|freelancers|contractors|people)|candidates|applicants`;
const people = Object.entries(LANGUAGES["en"]?.adjectives ?? {}).map(([code, adjective]): [string, RegExp] => [
  code,
  new RegExp(wholeWords(`(?:${adjective})[ -](?:or [A-Z]\\p{L}+ )?(?:${PEOPLE})`), "u"),
]);
const PEOPLE_HINT = quickly(/residents|citizen|national|holder|candidates|applicants/i);
const MAY_APPLY =
  /\b(?:only|must|restricted|limited|open to|reserved|apply|hir(?:e|ing)|employ|consider\w*|eligible|exclusively|invite\w*|available to)\b/i;
const NOTICE =
  /\b(?:pay|salary|range|benefits?|privacy|notice|rights|law|discriminat\w*|help\w*|serv\w+|support\w*|sponsor\w*)\b/i;

const readers = new Map(
  Object.entries(LANGUAGES).map(([language, { noun, adjectives, isNounFirst }]) => [
    language,
    Object.entries(adjectives).map(([code, adjective]): [string, RegExp] => {
      const phrase = isNounFirst ? `(?:${noun}) (?:${adjective})` : `(?:${adjective}) (?:${noun})`;
      return [code, phrases(phrase)];
    }),
  ]),
);

/** Every part of a country, in English: "any Canadian province", "all fifty states". */
const EVERY_PART: readonly (readonly [code: string, pattern: RegExp])[] = [
  [
    "US",
    folded(
      /\b(?:all|any|every|each)(?: (?:one )?of the)?(?: other)? (?:U\.?S\.?A?|American) states?\b|\b(?:all|any|every|each)(?: other)? states? (?:of|in|within) the (?:U\.?S\.?A?\b|United States|union|country)/i,
    ),
  ],
  ["US", /\b(?:all|any(?: one)? of the|each of the) (?:50|fifty) (?:U\.?S\.? )?states\b/i],
  ["CA", /\b(?:all|any|every) (?:\w+ )?Canadian provinces?\b|\b(?:all|any|every) provinces? (?:of|in) Canada\b/i],
];
/** Whom a firm serves in all states. */
const SERVED =
  /\b(?:customers?|clients?|serv(?:e|es|ed|ing)|households?|policies|patients?|members|stores|branches|dealers|operat(?:e|es|ing))\b/i;
const PART_HINT = quickly(/provinc|fifty|\b50\b|\bstates?\b/i);
const OPEN =
  /\b(?:resid\w+|liv\w+|open to|candidates?|applicants?|hir\w+|employ\w*|based|home|work|apply|fine|welcome|open|remote|telework\w*|possible|job)\b/i;

/** "We pay people in Denmark and Sweden, so that's where you need to live." */
const NAMED_BEFORE = folded(
  /\b(?:that['’]s|that is|those are|these are|which is) (?:also )?where (?:you|people|candidates|applicants|employees|everyone)(?:['’]ll| will)? (?:need|have|must|should|ought)\b[^.;]{0,12}\b(?:live|be|reside|work)\b|\bapply (?:only )?if (?:that['’]s|that is|those are|this is) where you (?:live|are|reside)|\bapply (?:only )?if you (?:live|reside|are (?:based|located)) there\b|[;,–—] ?(?:and |but )?(?:people |candidates |applicants |anyone |nobody |no one )?(?:elsewhere|anywhere else|in (?:any )?other countr(?:y|ies))\b[^.;]{0,20}\b(?:can['’]?t|cannot|not|unable|no)\b/i,
);

/** Reads the country of a home that a sentence asks for by an adjective, or the places named before "that's where you need to live"; null without. */
export function readDomesticResidence(sentence: string, language: string): PlaceResult | null {
  const back = /there|here/.test(sentence) ? NAMED_BEFORE.exec(sentence) : null;
  if (back !== null) {
    const named = readMentions(sentence.slice(0, back.index));
    return namesAnyPlace(named) ? named : null;
  }
  const part = !PART_HINT.test(sentence) ? undefined : EVERY_PART.find(([, pattern]) => pattern.test(sentence));
  if (part !== undefined && OPEN.test(sentence) && !DENIED.test(sentence) && !SERVED.test(sentence))
    return { ...emptyResult(), countries: new Set([part[0]]), nationwide: new Set([part[0]]) };
  if (language === "en" && PEOPLE_HINT.test(sentence) && MAY_APPLY.test(sentence) && !NOTICE.test(sentence)) {
    const codes = DENIED.test(sentence) ? [] : people.filter(([, pattern]) => pattern.test(sentence));
    const named = new Set(codes.map(([code]) => code));
    if (named.size > 0 && !OTHERS.test(sentence))
      return { ...emptyResult(), countries: named, nationwide: new Set(named) };
  }
  if (LANGUAGES[language]?.hint.test(sentence) !== true || OTHERS.test(sentence)) return null;
  const result = emptyResult();
  for (const clause of sentence.split(CLAUSE)) {
    if (DENIED.test(clause) || CONTRACTED_NOT.test(clause)) continue;
    for (const [code, pattern] of readers.get(language) ?? []) {
      if (!pattern.test(clause)) continue;
      result.countries.add(code);
      result.nationwide.add(code);
    }
  }
  return result.countries.size === 0 ? null : result;
}
