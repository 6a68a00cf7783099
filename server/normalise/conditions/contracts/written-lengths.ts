import { everyPhrase } from "#normalise/text/phrases.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import { NUMBER_WORDS, WORDS } from "../amounts.ts";

/** The units of a length, in all languages that ads are read in. */
export const MONTH = String.raw`months?|mos|monate?n?|monatig\p{L}{0,2}|mois|meses|mês|maand(?:en)?|mnd|miesi[ąęe]c\p{L}{0,3}|månad(?:er)?s?|mån|måneder?s?|mesi|kk|kuukau\p{L}{1,5}|měsíc\p{L}{0,3}|lun[iăa]`;
export const YEAR = String.raw`years?|jahre?n?|jährig\p{L}{0,2}|an|ans|année|años?|anos?|jaar|lat|lata|rok|roku|år|årig\p{L}{0,2}|anno|anni|vuo\p{L}{1,5}|ani`;
export const WEEK = String.raw`weeks?|wochen?|semaines?|semanas?|weken|tygodni\p{L}{0,2}|veckor|uger|uker|settimane`;

/** A cheap first test: every unit of time contains one of these fragments. */
export const NAMES_UNIT = quickly(
  new RegExp(
    plainFirst(
      /mont|monat|\bmos\b|mois|mes|mês|maand|mnd|miesi|mån|kk\b|kuukau|měs|lun[iăa]\b|\bani\b|year|jahr|jähr|jaar|ann[éio]|a[ñn]os?\b|(?:[\d+)]|\bune?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\wze|vingt|trente|plus)[ -]?ans?\b|(?:\d|\b)lata?\b|\brok|år|vuo|week|woch|sema|weken|tygod|veck|uger|uker|settim|[月年월년]/i
        .source,
    ),
    "i",
  ),
);

/** Half a year and the like, which other expressions read as months. */
const HALVES: readonly (readonly [RegExp, string])[] = [
  [
    everyPhrase(
      "(?:one|a) and a half years|a year and a half|anderthalb jahren?|eineinhalb jahren?|un an et demi|un año y medio|um ano e meio|un anno e mezzo|anderhalf jaar|półtora roku|(?:ett och ett halvt|halvannet|halvandet|et og et halvt) år|puolitoista vuotta|(?:rok a půl|rok a pol|půldruhého roku)",
    ),
    "18 months",
  ],
  [
    everyPhrase(
      "half a year|half-year(?:ly)?|(?:ein |einem )?halbes jahr|(?:ein|einem) halben jahr|medio año|meio ano|mezzo anno|(?:een )?half jaar|pół roku|(?:ett halvår|ett halvt år|et halvt år|et halvår)|puoli vuotta|půl roku|six-month period",
    ),
    "6 months",
  ],
  [
    everyPhrase(
      "(?<=(?:for|of|lasting) )a year(?! ago)(?=[ .,;)])|(?<=(?:is|lasts) (?:for )?)a year|an? year['’]s(?= contract)",
    ),
    "12 months",
  ],
  [everyPhrase("(?<=(?:kestää|sijaisuus|määräaikainen|työsuhde) )vuoden"), "12 months"],
];
const NAMES_HALF = quickly(
  /halbe|halb jahr|anderthalb|half (?:a|jaar)|half-year|a half|et demi|medio año|y medio|meio ano|e meio|mezzo|halv|pół|půl|puoli|a year|vuoden/i,
);

/** Months up to years: "od 6 months do roku", "six months to one year". */
const TO_YEARS = quickly(
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<low>\d{1,2}|${NUMBER_WORDS})[ -]?(?:${MONTH}) ?(?:to|bis|bis zu|à|a|tot|do|till|til|až|až do|–|-) (?<high>\d|${NUMBER_WORDS}|a|einem|uno)? ?(?:years?|jahre?n?|ans?|años?|anos?|anno|anni|jaar|roku|lat|let|år|vuoteen)(?!\p{L})`,
    "iu",
  ),
);
/** How often or how long a first contract may be renewed, in Japanese. */
const RENEWALS = /(?:更新|最長|通算|延長)[^。、)）]{0,20}/gu;

/** Returns a sentence whose lengths are all written as numbers of months or years, without those of renewals. */
export function inNumbers(sentence: string): string {
  if (/更新|最長|通算/u.test(sentence)) return sentence.replace(RENEWALS, "");
  const text = NAMES_HALF.test(sentence)
    ? HALVES.reduce((left, [pattern, months]) => left.replace(pattern, months), sentence)
    : sentence;
  const match = NAMES_UNIT.test(text) ? TO_YEARS.exec(text) : null;
  if (match === null) return text;
  const { low = "", high = "1" } = match.groups ?? {};
  const most = 12 * (WORDS[high.toLowerCase()] ?? (Number(high) || 1));
  return text.replace(match[0], `${WORDS[low.toLowerCase()] ?? low}-${most} months`);
}
