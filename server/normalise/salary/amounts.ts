import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { currencies, currencyByCode, currencyBySign } from "#taxonomy/money.ts";

/** One sum of money in a text. */
export interface Amount {
  value: number;
  currency: string | null;
  /** `k`, `lpa`, `万`, …: what multiplied the number, or "". */
  multiplier: string;
  /** Digits as written. */
  digits: string;
  /** Written as money without a sign: "3.200,-", "29 500:-". */
  isRound: boolean;
  start: number;
  end: number;
}

const signs = currencies.flatMap((currency) => currency.signs).sort((a, b) => b.length - a.length);
const isWord = (sign: string): boolean => /^\p{Script=Latin}+\.?$/u.test(sign);
/** Signs that begin with a letter aren't found within words and addresses: "S/" in "jobs/7872". */
const asPrefix = (sign: string): string =>
  /^\p{L}/u.test(sign) ? String.raw`(?<!\p{L})${escapeRegExp(sign)}` : escapeRegExp(sign);
const symbols = signs.filter((sign) => !isWord(sign));
const words = signs.filter(isWord);
const codes = currencies.map((currency) => currency.code).join("|");
const PREFIX = String.raw`(?:(?<![A-Za-z])(?:${codes})\s?(?:\$|€|£)?|${symbols.map(asPrefix).join("|")}|(?<![\p{L}])(?:${words
  .filter(
    (word) =>
      !folded(
        /^(?:dollars?|bucks|dólar(?:es|ů)|dolar(?:ów|y)|dollari|euro[san]?|pounds?|rupees|reais|lei|zl|złotych|złote|fran(?:ken|cs|chi|ků)|dirhams|dinars|d[ht]|kronor|kroner|korun|pesos|forint(?:ot|os|ig|tól)?|lira)$/i,
      ).test(word),
  )
  .map(escapeRegExp)
  .join("|")}))`;
const SUFFIX = String.raw`(?:${symbols
  .filter((symbol) => symbol.length === 1 || /^\p{Script=Cyrillic}+$/u.test(symbol))
  .map(escapeRegExp)
  .join("|")}|(?:US|CAD?|AUD?) ?(?:dollars|\$)|(?:${codes}|${words.map(escapeRegExp).join("|")})(?![\p{L}]))`;
const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,]\d{1,2}(?!\d))?`;
const MULTIPLIER = String.raw`k(?![\p{L}\d])|k(?=(?:${codes})(?!\p{L}))|k(?=p\.?a(?!\p{L}))|[kT](?=\s?[€£$])|[kT](?=\s?(?:EUR|CHF|PLN|CZK|NOK|SEK|DKK)(?!\p{L}))|T(?=kr\.?(?!\p{L}))|['’](?= ?(?:-|til |kr(?!\p{L})|kroner|NOK|DKK|i års|pr\.? år))|thousand|tausend|duizend|tisíc|tuhatta|tusind|tusen|tysi(?:ąca?|ące|ęcy)|ezer(?!\p{L})|e(?= ?Ft)|bin(?= ?(?:TL|₺|lira))|t[iy]s\.?|tsd\.?|mille|mila(?!\p{L})|mil(?![\p{L}])|million(?:s|en)?|millió|mio\.?|mln\.?|miljo(?:en|ner)|milh(?:ão|ões)|millones|mili(?:oni|ony|onów)|mm?(?![\p{L}\d'])|billion|bn|b(?![\p{L}\d])|lakhs?|lacs?|lpa|l(?![\p{L}\d'])|crores?|cr(?![\p{L}])|万|만`;
/** "5200zł-6800zł", "5200 brutto-6800": letters before a hyphen make no name of the number behind it where they are a currency, or say that it is gross. */
const BEHIND_CURRENCY = String.raw`(?<=\d(?:k| ?t[iy]s\.?)?\s?(?:${SUFFIX}(?:\s(?:brutt?o|nett?o))?|brutt?o|nett?o)-)`;
const AMOUNT = folded(
  new RegExp(
    String.raw`(?:(?<pre>${PREFIX})\s?|(?<![\d.,])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?:(?<!(?<!\d|eze|tisí|tuse|tausen)\p{L}-)|${BEHIND_CURRENCY}))(?<num>${NUMBER})(?![\d])(?:\s?(?<mult>${MULTIPLIER}))?(?<round>[,.:]-{1,2}(?![\d-]))?(?:(?!\s[$€£]\d)\s{0,4}(?<post>${SUFFIX}))?`,
    "giu",
  ),
);

const FACTORS: [RegExp, number][] = [
  [
    /^(?:k|t|['’]|thousand|tausend|duizend|tisíc|tuhatta|tusind|tusen|tysi(?:ąca?|ące|ęcy)|ezer|e|bin|t[iy]s\.?|tsd\.?|mille|mila|mil)$/i,
    1e3,
  ],
  [
    /^(?:million(?:s|en)?|millió|mio\.?|mln\.?|miljo(?:en|ner)|milh(?:ão|ões)|millones|mili(?:oni|ony|onów)|mm?)$/i,
    1e6,
  ],
  [/^(?:billion|bn|b)$/i, 1e9],
  [/^(?:lakhs?|lacs?|lpa|l)$/i, 1e5],
  [/^(?:crores?|cr)$/i, 1e7],
  [/^[万만]$/, 1e4],
];

/** The factor of a multiplier word; 1 for none. */
export function factorOf(multiplier: string): number {
  return FACTORS.find(([pattern]) => pattern.test(multiplier))?.[1] ?? 1;
}

/** Returns a number times a factor, in cents: "2.3 lakh" is 230,000 and no fraction less. */
export function timesFactor(number: number, factor: number): number {
  return Math.round(number * factor * 100) / 100;
}

/** Reads digits with `, . '` or space as separators: two digits at the end are cents, three after each separator thousands. */
export function readNumber(text: string, scaled: boolean): number {
  const digits = text.replace(/[\s'’]/g, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return Number(digits);
  const tail = digits.length - last - 1;
  const separators = digits.replace(/\d/g, "");
  const decimal = tail !== 3 || (scaled && separators.length === 1 && digits.length <= 5 && digits.startsWith("0"));
  if (!decimal) return Number(digits.replace(/[.,]/g, ""));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`);
}

/** Codes that people write as words and that are no words: "Php 35,000", "45.000 Eur". */
const CAPITALISED_CODE = /^eur$|^(?:Php|Usd|Gbp|Inr|Pln|Chf|Sek|Nok|Dkk|Aud|Aed|Sgd|Myr|Zar|Brl|Mxn|Huf|Czk|Ngn|Kes)$/;

function currencyOf(pre: string | undefined, post: string | undefined): string | null {
  const read = (text: string | undefined): { code: string; iso: boolean } | null => {
    if (text === undefined) return null;
    const trimmed = text.trim();
    const iso = /^[A-Z]{3}/i.exec(trimmed)?.[0];
    if (
      iso !== undefined &&
      currencyByCode(iso) !== undefined &&
      (iso === iso.toUpperCase() || CAPITALISED_CODE.test(iso))
    )
      return { code: iso.toUpperCase(), iso: true };
    if (/^us ?(?:dollars|\$)/i.test(trimmed)) return { code: "USD", iso: true };
    const found = currencyBySign(trimmed) ?? currencyBySign(trimmed.replace(/\s/g, ""));
    return found === undefined ? null : { code: found.code, iso: trimmed.length > 1 };
  };
  const [before, after] = [read(pre), read(post)];
  if (before?.iso !== true && after?.iso === true) return after.code;
  return before?.code ?? after?.code ?? null;
}

/** Every number in the text that may be money, with sign, multiplier and place; whether it is pay is for the caller to say. */
export function findAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of matchesIn(text, AMOUNT)) {
    const { pre, num, mult, round, post } = match.groups ?? {};
    if (num === undefined) continue;
    const multiplier = mult ?? "";
    const number = readNumber(num, multiplier !== "");
    amounts.push({
      value: timesFactor(number, factorOf(multiplier)),
      currency: currencyOf(pre === "R" && !/^\d/.test(text.slice(match.index + 1).trimStart()) ? undefined : pre, post),
      multiplier: multiplier.toLowerCase(),
      digits: num,
      isRound: round !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    });
    if (amounts.length >= 60) break;
  }
  return amounts;
}

/** Returns whether digits are an example rather than an amount: "111111", "12345". */
export function isPlaceholder(amount: Amount): boolean {
  return /^(\d)\1{4,}$/.test(amount.digits) || amount.digits === "123456" || amount.digits === "12345";
}

/** Returns whether a number can be the year of a date. */
export function isCalendarYear(amount: Amount): boolean {
  return amount.currency === null && amount.multiplier === "" && /^(?:19|20)\d\d$/.test(amount.digits);
}
