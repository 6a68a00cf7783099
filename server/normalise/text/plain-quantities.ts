import { currencies } from "#taxonomy/money.ts";
import { rememberedSentence } from "./remembered.ts";

const CODES = currencies.map(({ code }) => code).join("|");
const PREPOSITION = "(?:in|en|em|i|w|v|na|als|as) ";
/** Money as a label names it, with its period and kind: "EUR/year", "£ p.a.", "brut en €", "PLN netto/mc". */
const MONEY = String.raw`(?=[^()[\]\d:]{0,12}(?:(?<!\p{L})(?:${CODES})(?!\p{L})|[€$£¥₹]|zł|Kč|(?<!\p{L})kr(?!\p{L})|[Ee]uros?))[^()[\]\d:]{1,24}`;
const PERIODS = String.raw`(?: ?\/ ?| p(?:er|ro|ar|or)?[ .\/])(?:\p{L}{1,8}\.?)(?:a\.)?`;
const SHORT_MONEY = String.raw`(?:${PREPOSITION})?(?:${CODES}|[€$£¥₹]|zł|Kč)(?:${PERIODS})?`;
/** What else a label counts in, in the languages that ads are written in. */
const TIMES = String.raw`(?:months?|mths|monaten?|mois|meses|mesi|maanden|mnd|miesi[ąę]c\p{L}{0,3}|månader|måneder|kuukautta|měsíc\p{L}{0,2}|luni|hónap\p{L}{0,3}|years?|yrs?|jahren?|ann?ées?|ans|años|anos|anni|jaren|jaar|lata?|latach|år|vuotta|let|roky|roků|rocích|ani|weeks?|wks?|wochen?|semaines|semanas|settimane|weken|tygodni\p{L}{0,3}|veckor|uger|uker|viikkoa|týdn\p{L}{0,3}|hours?|hrs?|stunden|std\.?|heures|horas|ore|uren|uur|godzin\p{L}{0,3}|timmar|timer|tuntia|hodin\p{L}{0,2})`;
const SHARES = "(?:%|percentage|per ?cent|prozent|pour ?cent|procent|por ?ciento)";
const COUNTED = String.raw`(?:${PREPOSITION})?(?:${TIMES}(?: ?(?:\/|per|pro|par|por|na) ?\p{L}{1,7})?|${SHARES})`;
const SHORT_COUNTED = String.raw`(?:${PREPOSITION}${TIMES}|(?:${PREPOSITION})?${SHARES})`;

const NUMBER = String.raw`\d(?:[\d.,' ’\u00a0\u202f]{0,10}\d)?(?: ?[kK](?!\p{L}))?\+?`;
const VALUE = String.raw`(?:(?:up to|from|at least|min\.|max\.|ca\.|ab|bis|mind\.|desde|hasta|vanaf|tot|od|do|från|upp till|fra|op til|opp til) )?${NUMBER}(?: ?(?:[-–—]|to|bis|à|a|al|do|tot|till|til|and|und|et|y) ?${NUMBER})?(?![\d.,]?\d)`;
/** A unit that stands behind the number all the same. */
const HAS_UNIT = String.raw`(?! ?(?:\p{Sc}|%|\p{L}|\/))`;
const SIGN = "(?: ?[:=]| [–-]) ?";
/** How much of a text before a unit is its label. */
const MOST_LABEL = 60;

/** Codes of currencies are words in lower case: "all", "try". */
const LABELS = [
  new RegExp(String.raw` ?[([](?<unit>${COUNTED})[)\]](?<sign>${SIGN})(?<value>${VALUE})${HAS_UNIT}`, "giu"),
  new RegExp(String.raw` ?[([](?<money>${MONEY})[)\]](?<sign>${SIGN})(?<value>${VALUE})${HAS_UNIT}`, "gu"),
  new RegExp(String.raw`,? (?<unit>${SHORT_COUNTED})(?<sign> ?[:=] ?)(?<value>${VALUE})${HAS_UNIT}`, "giu"),
  new RegExp(String.raw`,? (?<money>${SHORT_MONEY})(?<sign> ?[:=] ?)(?<value>${VALUE})${HAS_UNIT}`, "gu"),
];
/** "% travel: 15", "Percentage of travel: 15". */
const SHARE_FIRST = new RegExp(
  String.raw`^(?<before>\P{L}{0,3})(?:%|percentage|prozentsatz|pourcentage|porcentaje|percentagem|percentuale) ?(?:of |der |de |di )?(?<label>\p{L}[^:=\d]{1,40}[:=] ?)(?<value>${VALUE})${HAS_UNIT}`,
  "iu",
);
const ENDS_LABEL = /[:;!?()[\]\d]/u;
/** Other labels with money are those of deals, budgets and prices. */
const OF_PAY =
  /(?<!\p{L})(?:pay|salar|wage|rate|comp(?:ensation)?(?!\p{L})|earnings|ctc(?!\p{L})|ote(?!\p{L})|package|rémun|rénum|tjm(?!\p{L})|sueldo|retrib|remuner|stipend|ral(?!\p{L})|compenso|wynagr|stawk|pensj|palkka|mzda|plat(?!\p{L})|odměn|fizetés|maaş|ücret|tarif|honorar|gage)|gehalt|lohn|lön(?!\p{L})|lønn?(?!\p{L})|loon(?!\p{L})|salair|salari|salári|vergütung|verdienst|entgelt|bér(?!\p{L})/iu;
const MAY_HOLD_LABEL = /[)\]%\p{L}.€$£] ?[:=–-] ?(?:\p{L}{2,5}\.? ){0,2}\d/u;
const IS_SHARE = new RegExp(`^${SHARES}$`, "iu");
const OPENS_WITH_PREPOSITION = new RegExp(`^${PREPOSITION}`, "iu");

/** Returns a value with its unit where a sentence would have it. */
function written(value: string, unit: string): string {
  const plain = unit.replace(OPENS_WITH_PREPOSITION, "").trim();
  if (IS_SHARE.test(plain)) return `${value}%`;
  const sign = /^[€$£¥₹]/u.exec(plain)?.[0];
  if (sign === undefined) return `${value} ${plain.replace("T€", "k€")}`;
  const rest = plain.slice(1).trim();
  return /^\d/.test(value) ? `${sign}${value}${rest.startsWith("/") ? "" : " "}${rest}`.trim() : `${value} ${plain}`;
}

const TO = "(?:[-–—]|to|up to|bis(?: zu)?|à|jusqu['’]à|a|hasta|até|al|fino a|do|tot|till|upp till|til|opp til|op til)";
const AND = "(?:and|und|et|y|e|en|i|och|og|ja)";
const BETWEEN = "(?:between|zwischen|entre|tussen|tra|fra|między|mellan|mellem|mellom|mezi)";
const SMALL = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
/** The lower end may be one. */
const ONE =
  "(?:monat|jahr|woche|stunde|an|année|semaine|heure|año|mes|semana|hora|ano|mês|anno|mese|settimana|ora|maand|week|uur|miesiąc|godzina|timme|time|kuukausi|tunti|měsíc|hodina)";
/** "6 months to 12 months", "zwischen 20 Stunden und 30 Stunden", "6 månader – upp till 12 månader". */
const UNIT_TWICE = new RegExp(
  String.raw`(?<between>(?<!\p{L})${BETWEEN} )?(?<low>(?<![\d.,])${SMALL}) ?(?<unit>${TIMES}|${ONE}|%)(?<join> ?(?:[–—-] ?)?(?:${TO}|${AND}) ?)(?=${SMALL} ?(?<again>${TIMES}|%)(?!\p{L}))`,
  "giu",
);
const MAY_HOLD_TWO = /\d ?(?:\p{L}{1,9}\.?|%) ?(?:\P{L} ?)?(?:\p{L}{1,6}(?: (?:a|zu|to|till?))? )?\d/u;

/** How many first letters of a unit stay the same from one to several: "1 anno a 2 anni". */
const SAME_LETTERS = 2;
const isSameUnit = (unit: string, again: string): boolean =>
  unit.slice(0, SAME_LETTERS).toLowerCase() === again.slice(0, SAME_LETTERS).toLowerCase();
const JOINS_TWO = new RegExp(`^ ?${AND} ?$`, "iu");

function withUnitOnce(text: string): string {
  if (!MAY_HOLD_TWO.test(text)) return text;
  return text.replace(UNIT_TWICE, (found, ...rest) => {
    const { between = "", low = "", unit = "", join = "", again = "" } = rest.at(-1) as Record<string, string>;
    const isRange = isSameUnit(unit, again) && (between !== "" || !JOINS_TWO.test(join));
    if (!isRange) return found;
    return between === "" ? `${low} - ` : `${between}${low}${join}`;
  });
}

function withUnitsOfLabels(text: string): string {
  if (!MAY_HOLD_LABEL.test(text)) return text;
  let result = text;
  for (const pattern of LABELS)
    result = result.replace(pattern, (found, ...rest) => {
      const { unit, money, sign = "", value = "" } = rest.at(-1) as Record<string, string | undefined>;
      const at = rest.at(-3) as number;
      const before = (rest.at(-2) as string).slice(Math.max(0, at - MOST_LABEL), at);
      const label = before.split(ENDS_LABEL).at(-1) ?? "";
      const isLabelled = /\p{L}/u.test(label) && (money === undefined || OF_PAY.test(label));
      return isLabelled ? `${sign}${written(value, unit ?? money ?? "")}` : found;
    });
  return result.replace(SHARE_FIRST, "$<before>$<label>$<value>%");
}

/** "3 An(s)", "2 year(s)", "5 Jahr(e)". */
const EITHER_NUMBER = /(?<=\d ?\p{L}{2,8})\((s|es|e|en|n|i)\)/gu;
/** No paise: "₹6,00,000.00". */
const NO_PAISE = /(?<=\d,\d\d,\d{3})\.00(?!\d)/g;
const withoutForms = (text: string): string => {
  const plural = text.includes("(") ? text.replace(EITHER_NUMBER, "$1") : text;
  return plural.includes(".00") ? plural.replace(NO_PAISE, "") : plural;
};
/** Facts and ranges stand in short sentences. */
const MOST_CHARACTERS = 600;

/**
 * Returns a sentence with quantities as most sentences write them, so that readers know them: units behind the numbers whose label names them ("Salary
 * (EUR/year): 55000" as "Salary: 55000 EUR/year"), and once for both ends of a range ("6 months to 12 months" as "6 - 12 months").
 */
export const inPlainQuantities = rememberedSentence((text): string =>
  text.length <= MOST_CHARACTERS && /\d/.test(text) ? withUnitOnce(withUnitsOfLabels(withoutForms(text))) : text,
);
