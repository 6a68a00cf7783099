import { folded } from "#normalise/text/folded-expression.ts";
import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { NOT_ASKED, WELCOME } from "../terms/cues.ts";
import { levelNear } from "./language-levels.ts";
import type { Found } from "./language-mentions.ts";

// "Both official languages" of a country that has two.

const BOTH_OFFICIAL = quickPhrases(
  String.raw`(?:both|the two|canada['’]s|in both(?: of)?(?: the)?)(?: \p{L}{1,12})? (?:official|national) languages|(?:les )?deux langues (?:officielles|nationales)|beide(?:n)? (?:amts|landes)sprachen|(?:beide|twee) (?:landstalen|officiële talen)|molem(?:mat|pia|pien|milla|mista) (?:kotimais|virallis)\p{L}{2,5} kiel\p{L}{2,6}|båda (?:de )?(?:inhemska|officiella) språken|bilingualism \((?:english|french)\)`,
);
/** Countries of two official languages, by names and towns that their ads hold. */
const COUNTRIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    phrases(
      String.raw`canad\p{L}{0,5}|qu[eé]bec|ontario|ottawa|montr[eé]al|new brunswick|nouveau-brunswick|toronto|moncton|manitoba|gatineau`,
    ),
    ["en", "fr"],
  ],
  [
    phrases(
      String.raw`suome\p{L}{0,4}|suomi|finland|helsin\p{L}{1,6}|turku|åbo|vaasa|vasa|espoo|kotimai\p{L}{2,8}|inhemska`,
    ),
    ["fi", "sv"],
  ],
  [phrases(String.raw`belg\p{L}{1,5}|brussel\p{L}{0,2}|bruxelles|gent|antwerpen|liège|namur`), ["fr", "nl"]],
];
const DENIED = folded(
  /(?<!\p{L})(?:not|no|n['’]t|pas|nicht|niet|ei|inte|(?:offers?|provides?|services?|customers?|clients?|published|available|website|documents?) (?:\p{L}{1,12} ){0,3}in)(?!\p{L})/iu,
);

/** Reads both official languages of the country that a posting names, where one of its sentences asks for them. */
export function officialLanguages(title: string, all: readonly Sentence[]): Found[] {
  const sentence = all.find(
    ({ text, section }) => !NOT_ASKED.has(section) && BOTH_OFFICIAL.test(text) && !DENIED.test(text),
  );
  const match = sentence === undefined ? null : BOTH_OFFICIAL.exec(sentence.text);
  if (sentence === undefined || match === null) return [];
  const named = (pattern: RegExp) => pattern.test(title) || all.some(({ text }) => pattern.test(text));
  const languages = COUNTRIES.find(([pattern]) => named(pattern))?.[1] ?? [];
  const { text } = sentence;
  const near = levelNear(text.slice(0, match.index), text.slice(match.index + match[0].length));
  const level = near === "vague" ? null : near;
  const required = sentence.section !== "nice-to-have" && !WELCOME.test(text);
  return languages.map((language) => ({ language, level, isImplied: level === null, required, evidence: text }));
}
