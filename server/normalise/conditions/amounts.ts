import { folded } from "#normalise/text/folded-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { LEAST, MORE, MOST } from "#normalise/terms/years-words.ts";

const JOIN = String.raw`(?:[-–—~〜～]|(?<!\p{L})(?:to|bis|à|a|tot|do|till|til|och|og|až|la|până la|und|and|et|y|e|en|i|or|oder|ou|o|of|lub|eller|sau|nebo|tai|vagy|veya|ve|ile|és|și|ja)(?!\p{L}))`;

/** Numbers in words, as contracts are named by them: "a six-month contract". */
export const WORDS: Record<string, number> = {};
for (const [value, names] of Object.entries({
  1: "one ein eine einem einen einjährig un une una um uma één een ett et en ettårig én eén uno jeden jedna jedno jedną jednym yksi yhden yhtenä",
  2: "two zwei deux dos dois duas doi două twee dwa dwóch två due dwie dwoma dva dvě kaksi kahden kahtena",
  3: "three drei trois tres três trei drie trzy trzech tre trzema tři kolme kolmen kolmena",
  4: "four vier quatre cuatro quatro patru cztery fyra fire quattro čtyři neljä neljän",
  5: "five fünf cinq cinco cinci vijf pięć fem cinque pięciu pět viisi viiden",
  6: "six sechs seis șase zes sześć sex seks sei sześciu šest kuusi kuuden",
  7: "seven sieben sept siete sete șapte zeven siedem sju syv sette siedmiu sedm seitsemän",
  8: "eight acht huit ocho oito opt osiem åtta otto ośmiu otte åtte osm kahdeksan",
  9: "nine neun neuf nueve nove nouă negen dziewięć nio ni dziewięciu devět yhdeksän",
  10: "ten zehn dix diez dez zece tien dziesięć tio dieci dziesięciu deset kymmenen",
  11: "eleven elf elva undici elleve",
  12: "twelve zwölf douze douăsprezece doce doze twaalf dwanaście tolv dodici dwunastu dvanáct kaksitoista",
  14: "fourteen vierzehn quatorze catorce veertien",
  15: "fifteen fünfzehn quinze quince vijftien",
  16: "sixteen sechzehn seize dieciséis dezesseis zestien szesnaście sedici sexton seksten",
  18: "eighteen achtzehn dix-huit dieciocho dezoito achttien osiemnaście arton diciotto atten osiemnastu osmnáct kahdeksantoista",
  20: "twenty zwanzig vingt veinte vinte twintig dwadzieścia tjugo tyve venti kaksikymmentä dvacet",
  24: "twenty-four vierundzwanzig vingt-quatre veinticuatro vierentwintig ventiquattro tjugofyra",
  25: "twenty-five fünfundzwanzig vingt-cinq veinticinco vijfentwintig venticinque tjugofem",
  28: "twenty-eight achtundzwanzig vingt-huit achtentwintig",
  30: "thirty dreißig trente treinta trinta dertig trzydzieści trettio tretti tredive trenta kolmekymmentä třicet",
  32: "thirty-two zweiunddreißig trente-deux tweeëndertig",
  35: "thirty-five fünfunddreißig trente-cinq",
  36: "thirty-six sechsunddreißig trente-six zesendertig trentasei",
  37: "thirty-seven siebenunddreißig trente-sept syvogtredive",
  40: "forty vierzig quarante cuarenta quarenta veertig czterdzieści fyrtio førti quaranta",
}))
  for (const name of names.split(" ")) WORDS[name] = Number(value);
/** The source of a number in words. */
export const NUMBER_WORDS = Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");

const DIGITS = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;

function span(number: string): string {
  return String.raw`(?<![\p{L}\d$€£%]|\d[.,:])(?<low>${number})(?: ?${JOIN} ?(?<high>${number}))?(?<more>\+)?`;
}

/** The source of an amount in digits: `20`, `37,5`, `20-30`, `20 to 30`, `20+`. One expression holds it once. */
export const AMOUNT = span(DIGITS);
/** As `AMOUNT`, or in words: `six`, `three to six`. */
export const AMOUNT_IN_WORDS = span(`${DIGITS}|${NUMBER_WORDS}`);

const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text.replace(",", "."));

/** What makes an amount behind a label a bound. */
export const BOUND =
  "up to|max(?:imum|\\.)?|min(?:imum|\\.)?|at least|no (?:less|more) than|not more than|bis zu|mindestens|höchstens|maximal|minimal|minimaal|maximaal|minstens|hoogstens|au moins|(?:au )?maximum|(?:au )?minimum|máximo|mínimo|hasta|até|minimo|massimo|fino a|almeno|minst|högst|upp till|mindst|højst|op til|høyst|opp til|co najmniej|maksymalnie|vähintään|enintään";
/** How many characters before an amount say whether it's a bound. */
const BEFORE = 24;

/** Returns the bounds that a match of an amount states, with the words around it: "at least 20", "up to 30", "20 or more". */
export function boundsOf(match: RegExpExecArray, behind = ""): Bounds {
  const { low = "", high, more } = match.groups ?? {};
  const start = match.index + match[0].indexOf(low);
  const before = match.input.slice(Math.max(0, start - BEFORE), start);
  const [first, second] = [numberOf(low), high === undefined ? null : numberOf(high)];
  if (second !== null) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (NO_LESS.test(before)) return { min: first, max: null };
  if (NO_MORE.test(before) || AT_MOST_BEHIND.test(behind)) return { min: null, max: first };
  if (more !== undefined || MORE.test(behind.slice(0, 12).trimEnd())) return { min: first, max: null };
  if (MOST.test(before) && !ENGLISH_DO.test(before)) return { min: null, max: first };
  return { min: first, max: isAtLeast(before) ? null : first };
}

/** "Not less than", in all languages, which holds "less than". */
const NO_LESS = folded(
  /(?<!\p{L})(?:(?:no|not) (?:less|fewer) than|nicht weniger als|pas moins de|no menos de|não menos de|non meno di|niet minder dan|nie mniej niż|inte mindre än|ikke mindre (?:end|enn)|ne méně než|nu mai puțin de) ?$/iu,
);
/** "Not more than", in all languages, which holds "more than". */
const NO_MORE = folded(
  /(?<!\p{L})(?:(?:no|not) more than|nicht (?:mehr als|über)|pas plus de|(?:no|não) m[aá][is]s? de|non più di|niet meer dan|nie więcej niż|(?:inte|ikke) (?:mer|mere) (?:än|end|enn)|najwyżej|korkeintaan|ne více než|nejvíce|maximálně|cel mult|nu mai mult de|højst|høyst|inntil|opptil|indtil|maks\.?|max\.?|som mest|al massimo|hooguit|au maximum|maximalement|tout au plus|como mucho|a lo sumo) ?$/iu,
);
/** The same behind an amount and its unit: "15 heures par semaine au maximum". */
const AT_MOST_BEHIND = folded(
  /^[ ,(–-]{1,3}(?:au maximum|maximum|maxim(?:um|al(?:e|nie)?)|max\.?|höchstens|tout au plus|como máximo|máximo|no máximo|como mucho|al massimo|massimo|maximaal|hooguit|maksymalnie|najwyżej|högst|som mest|maks(?:imalt)?\.?|højst|høyst|enintään|korkeintaan|maximálně|nejvýše|maxim|cel mult|at most|or less|or fewer|oder weniger|ou moins|o menos|ou menos|o meno|of minder)(?!\p{L})/iu,
);

/** "You'd do twenty hours": elsewhere the word means "up to". */
const ENGLISH_DO = /(?:you(?:['’](?:d|ll))?|would|will|can|to) do ?$/iu;
/** Words for "about" make no lower bound. */
const ABOUT = folded(
  /(?:around|about|approximately|approx\.|roughly|circa|ca\.|etwa|rund|ungefähr|environ|alrededor de|unos|cerca de|około|ungefär|omkring|noin|zhruba|asi|přibližně|kb\.|körülbelül|yaklaşık|aproximativ|desde|od|ab|von|der) ?$/iu,
);
const isAtLeast = (before: string): boolean => LEAST.test(before) && !ABOUT.test(before);

/** Returns bounds that hold all of several; null without one. */
export function widest(all: readonly Bounds[]): Bounds | null {
  if (all.length === 0) return null;
  const mins = all.map(({ min }) => min);
  const maxes = all.map(({ max }) => max);
  return {
    min: mins.includes(null) ? null : Math.min(...(mins as number[])),
    max: maxes.includes(null) ? null : Math.max(...(maxes as number[])),
  };
}

/** A choice of a filter over amounts: those from `from` up to, but without, that of the next choice. */
export interface Step {
  value: string;
  from: number;
}

/** Returns the choices that bounds touch. `steps` are in rising order, and the first one begins at the least amount. */
export function stepsWithin(bounds: Bounds | null, steps: readonly Step[]): string[] {
  if (bounds === null) return [];
  const { min, max } = bounds;
  return steps
    .filter(
      ({ from }, at) => (max === null || from <= max) && (min === null || (steps[at + 1]?.from ?? Infinity) > min),
    )
    .map(({ value }) => value);
}
