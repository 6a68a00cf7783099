import { isOfferedFor } from "./contract-wording.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import { WORDS } from "../amounts.ts";
import { coversLeave, HAS_LASTED, isJobsLength, lastsBefore, NAMES_LASTING } from "./engagement-cues.ts";
import {
  BEGINS_OTHER,
  CONTRACT_BEHIND,
  ENGAGEMENT,
  JOINS_FOR,
  NAMES_ENGAGEMENT,
  OF_CONTRACT,
  SURE_ENGAGEMENT,
  WITH_CUSTOMERS,
} from "./engagement-words.ts";

/** Forms of numbers beside those that other amounts are written in. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...WORDS,
  ...Object.fromEntries(
    (
      [
        [2, "to"],
        [2, "kahdeksi"],
        [3, "kolmeksi"],
        [4, "neljäksi"],
        [5, "viideksi"],
        [6, "kuuden kuudeksi"],
        [10, "ti"],
        [11, "onze once jedenaście yksitoista jedenáct"],
        [13, "thirteen dreizehn treize trece treze tredici dertien trzynaście tretton tretten kolmetoista třináct"],
        [15, "femton femten quindici piętnaście viisitoista patnáct"],
        [14, "quattordici czternaście fjorton fjorten neljätoista čtrnáct"],
      ] as const
    ).flatMap(([count, names]) => names.split(" ").map((name) => [name, count])),
  ),
};
const NUMBER_NAMES = Object.keys(NUMBERS)
  .filter((name) => name.length > 1)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const NUMBER = String.raw`\d{1,2}|${NUMBER_NAMES}`;
const MONTHS = String.raw`months?|mos|monat\p{L}{0,2}|mois|meses|mês|maand(?:en)?|mnd|mdr?|mies|měs|miesi[ąęe]c\p{L}{0,3}|månad(?:er)?s?|mån|måneder?s?|mesi|kk|kuukau\p{L}{1,5}|měsíc\p{L}{0,3}|lun[iă]`;
const YEARS = String.raw`years?|jahre?n?|ans?|année|años?|anos?|jaar|lata?|rok[uy]?|let|års?|anno|anni|ani|vuo(?:tta|den|si|deksi)`;
const WEEKS = String.raw`weeks?|wochen?|semaines?|semanas?|weken|tygodni\p{L}{0,2}|veckor|uger|uker|settimane|viikkoa|viikon|týdn\p{L}|săptămâni`;
const LENGTH = folded(
  new RegExp(
    String.raw`(?<![\p{L}\d.,:€$£+/-])(?:(?<low>${NUMBER}) ?(?:-|–|to|bis|à|a|do|tot|till|til|až|la) ?)?(?<number>${NUMBER})[ -]?(?:\(\d{1,2}\) ?)?(?:(?<months>${MONTHS})|(?<years>${YEARS})|(?<weeks>${WEEKS}))(?!\p{L})`,
    "giu",
  ),
);
/** A cheap first test of units. */
const NAMES_UNIT = quickly(
  new RegExp(
    plainFirst(
      /mont|monat|\bmos\b|mois|mes|mês|maand|mnd|\bmdr?\b|mies|mån|\bkk|kuukau|měs|year|jahr|jähr|jaar|jarig|ann[éio]|a[ñn]os?\b|\bans?\b|\blat|letn|\blet\b|\brok|rocz|roč|år|vuo|week|woch|sema|weken|tygod|veck|uger|uker|settim|viik|týdn|annu|anua|semest|trimest|bienn|\blun[iă]|\bani\b|săpt/i
        .source,
    ),
    "i",
  ),
);

const COUNTS: readonly (readonly [count: number, names: string])[] = [
  [1, "ein|een|ett|et|jedno"],
  [2, "zwei|twee|två|to|dwu|dvou|kaksi"],
  [3, "drei|drie|tre|trzy|tří|kolmi"],
  [4, "vier|fyra|fire|cztero|čtyř"],
  [5, "fünf|vijf|fem|pięcio|pěti"],
  [6, "sechs|zes|sex|seks|sześcio|šesti"],
  [7, "sieben|zeven|sju|syv|siedmio|sedmi"],
  [8, "acht|åtta|otte|åtte|ośmio|osmi"],
  [9, "neun|negen|nio|ni|dziewięcio|devíti"],
  [10, "zehn|tien|tio|ti|dziesięcio|desíti"],
  [12, "zwölf|twaalf|tolv|dwunasto|dvanácti"],
  [18, "achtzehn|achttien|arton|atten|osiemnasto|osmnácti"],
];
const BY_COUNT = new Map(COUNTS.flatMap(([count, names]) => names.split("|").map((name) => [name, count] as const)));
const COUNT = [...BY_COUNT.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** A length in one word: "sexmånadersvikariat", "tvåårig", "trzymiesięczna", "einjähriger". */
const COMPOUND = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?<count>${COUNT})(?:(?<months>monatig|maands?|månaders?|måneders?|miesięczn|měsíční)|(?<years>jährig|jahres|jarig|års|årig|letni|vuoti))|(?<half>halbjahres|halfjaar|halvårs|półroczn|půlroční|puolivuoti|semestral)|(?<year>jahres|jaar|års|vuosi|roczn|roční|annual|yearlong|year-long))(?<rest>\p{L}{0,24})(?!\p{L})`,
    "giu",
  ),
);
const NAMES_COMPOUND = folded(
  /monatig|maands|månader|måneder|miesięczn|měsíčn|jährig|jahres|jarig|års|årig|letni|vuoti|halb|halfj|jaar|halvår|półr|půlr|vuosi|roczn|roční|annual|yearlong|year-long|semestral/i,
);
/** Lengths without a number. */
const UNNUMBERED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})na rok(?!\p{L})/giu, "na 12 months"],
  [/(?<!\p{L})puolen vuoden(?!\p{L})/giu, "6 months"],
  [
    folded(
      /(?<!\p{L})(?<!(?:kahden|kolmen|neljän|viiden|kuuden|puolentoista|kuluneen|viime|ensi|tämän|\d) )vuoden(?= (?:määräai|sijais|pesti|projekti|sopimu|mittai))/giu,
    ),
    "12 months",
  ],
  [
    /(?<!\p{L})ett? (?:halv|halvt) års?(?!\p{L})|(?<!\p{L})een halfjaar(?!\p{L})|(?<!\p{L})halvår(?!\p{L})/giu,
    "6 months",
  ],
];

/** Behind a compound, or its rest: an engagement. */
const REST_ENGAGES =
  /vertrag|stelle|vertretung|contract|vikariat|anställning|ansættelse|ansettelse|stilling|engasjement|kontrakt|sopimu|pesti|umow|smlouv/iu;

const WEEKS_A_YEAR = 52;
/** How much before and behind a length can name its engagement. */
const AROUND = 60;
/** How far before a length the job may be named that lasts so long. */
const FAR = 110;
/** How many words may stand between a name and its length. */
const MOST_BETWEEN = 5;

/** A length of an engagement, in months, and where a text states it. */
export interface EngagementLength {
  bounds: Bounds;
  index: number;
  end: number;
}

const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text);

/** Posts that somebody pays for a time. */
const NAMES_POST = folded(
  /(?<!\p{L})(?:post|postdoc|post-doc|position|role|job|phd|studentship|fellowship|stelle|promotion\p{L}{0,7}|doktorand\p{L}{0,8}|stipendi\p{L}{1,3}|poste|thèse|doctorat|post-doctorat|puesto|plaza|contrato|vaga|bolsa|posto|borsa|dottorato|assegno|plek|aanstelling|functie|promotieplaats|stanowisko|etat|tjänsten?|anställningen?|stillingen?|ansættelsen?|ansettelsen?|paikka|tehtävä|místo|pozice|postul|poziția)(?!\p{L})/iu,
);
const FUNDED = String.raw`(?:funded|finanziert|financée?|financiad[oa]|finanziat[oa]|gefinancierd|finansowan[eay]|finansier(?:ad|at|et)|rahoitettu|financován[oa]?|finanțat[ăe]?)`;
const FUNDED_BEFORE = folded(
  new RegExp(
    String.raw`(?<!\p{L})${FUNDED}(?: (?:for|over|für|über|auf|pour|sur|durante|por|per|voor|przez|na|i|på|for|until|pe|pentru|initially|zunächst|d['’]abord|the|first|a|total|of)){0,4} ?$`,
    "iu",
  ),
);
const FUNDED_BEHIND = folded(new RegExp(String.raw`^ (?:\p{L}{1,10} ){0,1}${FUNDED}(?!\p{L})`, "iu"));

function isEngagement(text: string, index: number, end: number): boolean {
  const before = text.slice(Math.max(0, index - AROUND), index);
  if (WITH_CUSTOMERS.test(before)) return false;
  if (isNamedRightBefore(before) || JOINS_FOR.test(before)) return true;
  const behind = text.slice(end, end + AROUND);
  if (isOfferedFor(before, behind)) return true;
  if (OF_CONTRACT.test(behind) || isJobsLength(text.slice(Math.max(0, index - FAR), index), behind)) return true;
  if (NAMES_POST.test(text) && (FUNDED_BEFORE.test(before) || FUNDED_BEHIND.test(behind))) return true;
  const name = SURE_ENGAGEMENT.exec(behind);
  return name !== null && isShort(behind.slice(0, name.index), 2);
}

/** Returns whether a pronoun stands for an engagement whose length follows: "It's a maternity cover; it lasts eight months". */
function isOfNamed(text: string, index: number, isNamed: boolean): boolean {
  const before = text.slice(Math.max(0, index - FAR), index);
  return (isNamed || SURE_ENGAGEMENT.test(before)) && lastsBefore(before);
}

/** Returns whether few words, and none that begins something else, stand between a name and its length. */
function isShort(between: string, most: number): boolean {
  if (/[;!?]|\p{L}{4}\. /u.test(between) || BEGINS_OTHER.test(between)) return false;
  return between.split(" ").filter((word) => /\p{L}/u.test(word)).length <= most;
}

function isNamedRightBefore(before: string): boolean {
  const name = matchesIn(before, ENGAGEMENT).at(-1);
  return name !== undefined && isShort(before.slice(name.index + name[0].length), MOST_BETWEEN);
}

/** Returns a text whose lengths without a number are written with one. */
export const withNumbers = (text: string): string =>
  /na rok|vuoden|halv|halfj/iu.test(text)
    ? UNNUMBERED.reduce((left, [pattern, months]) => left.replace(pattern, months), text)
    : text;

/** Returns the lengths beside which a text, of `withNumbers`, names an engagement that ends, or speaks of one that is `isNamed` before. */
export function engagementLengths(text: string, isNamed = false): EngagementLength[] {
  if (!NAMES_UNIT.test(text) || (!NAMES_ENGAGEMENT.test(text) && !NAMES_LASTING.test(text))) return [];
  const found: EngagementLength[] = [];
  const isCover = coversLeave(text);
  for (const match of matchesIn(text, LENGTH)) {
    const end = match.index + match[0].length;
    if (HAS_LASTED.test(text.slice(Math.max(0, match.index - AROUND), match.index))) continue;
    if (!isCover && !isEngagement(text, match.index, end) && !isOfNamed(text, match.index, isNamed)) continue;
    const { low, number = "", years, weeks } = match.groups ?? {};
    const factor = years !== undefined ? 12 : weeks !== undefined ? 12 / WEEKS_A_YEAR : 1;
    const months = (count: number) => Math.round(count * factor * 100) / 100;
    const [min, max] = [numberOf(low ?? number), numberOf(number)];
    if (min <= max) found.push({ bounds: { min: months(min), max: months(max) }, index: match.index, end });
  }
  for (const match of found.length > 0 || !NAMES_COMPOUND.test(text) ? [] : matchesIn(text, COMPOUND)) {
    const end = match.index + match[0].length;
    const { count, months, half, rest = "" } = match.groups ?? {};
    const isNamed = REST_ENGAGES.test(rest) || CONTRACT_BEHIND.test(text.slice(end, end + AROUND));
    if (!isNamed && !isEngagement(text, match.index, end)) continue;
    const each =
      count === undefined
        ? half === undefined
          ? 12
          : 6
        : (BY_COUNT.get(count.toLowerCase()) ?? 0) * (months === undefined ? 12 : 1);
    found.push({ bounds: { min: each, max: each }, index: match.index, end });
  }
  return found;
}

const UNSPACED_NUMBER = "(?<low>\\d{1,2}|[一二三四五六七八九十半])";
const UNSPACED_UNIT = "(?:(?<month>[かヶケカ個箇]月)|(?<year>年))(?:間)?";
const UNSPACED = [
  new RegExp(
    `(?:合同期限?(?:为|是)?|有期|契約社員|産休|育休|代替|雇用期間|期間の定め|契約期間)[^。0-9]{0,12}${UNSPACED_NUMBER}${UNSPACED_UNIT}`,
    "u",
  ),
  new RegExp(`${UNSPACED_NUMBER}${UNSPACED_UNIT}の(?:有期|契約|産休|育休)`, "u"),
];
const KANJI = "一二三四五六七八九十";

/** As `engagementLengths`, in Japanese: "有期雇用(12か月)", "半年間の有期契約". */
export function unspacedEngagement(text: string): Bounds | null {
  if (!/合同期|有期|契約|産休|育休|雇用期間|期間の定め/u.test(text) || /試用|お客様|顧客|取引先/u.test(text))
    return null;
  const groups = UNSPACED.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  if (groups === undefined) return null;
  const { low = "", year } = groups;
  const count = low === "半" ? 0.5 : KANJI.includes(low) ? KANJI.indexOf(low) + 1 : Number(low);
  const months = count * (year === undefined ? 1 : 12);
  return { min: months, max: months };
}
