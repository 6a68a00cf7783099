import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { currencyOfCountry } from "#taxonomy/money.ts";
import { findAmounts } from "./amounts.ts";
import type { Candidate } from "./candidate.ts";

/** Pay of Chinese words without a sign. */
export const isChinese = ({ text, sign }: Candidate) => sign === null && /薪|万/.test(text);
/** Pay in lakhs. */
export const isIndian = ({ span, amount }: Candidate) =>
  /^(?:lakhs?|lacs?|lpa)$/.test(span.high?.multiplier ?? amount.multiplier);

const KRONA = new Set(["SEK", "NOK", "DKK", "ISK"]);
const DOLLARS = new Set(["CAD", "AUD", "NZD", "SGD", "HKD"]);
const PESOS = new Set(["MXN", "ARS", "CLP", "COP", "UYU"]);
/** Currencies that share a word or a sign with the first of them: rupees, dirhams, CFA francs, yen and yuan. */
const SHARED: readonly (readonly string[])[] = [
  ["INR", "PKR", "LKR", "NPR"],
  ["MAD", "AED"],
  ["AED", "MAD"],
  ["XOF", "XAF"],
  ["JPY", "CNY"],
];
/** In these words a bare "$" is a peso; English ads there mean US dollars. */
const SPANISH_PAY = folded(
  /(?<!\p{L})(?:sueldo|salario|renta|remuneraci|mensual|quincenal|semanal|a la semana|por semana|al día|por día|diarios|pesos|brut[oa]s|net[oa]s|líquid[oa]s|libres|de bolsillo|al mes|por mes|se paga|pagamos|pago|te damos|ganas|ganarás|en mano|la hora|por hora|jornal|honorarios|cobrarás|cobras|ofrecemos|desde \$|hasta \$|prestaciones|comisiones|auxilio|subsidio|valor (?:de la )?hora|hora cátedra|pregrado|jornada|apoyo|beca)/iu,
);

/** "$48.000": thousands behind a point, as dollars are never written. */
const POINTED = /^[^\d]{0,4}\d{1,3}(?:\.\d{3})+(?![.,]?\d)/u;

/** "$22 an hour equivalent", "$90,000 or the local equivalent"; not "full-time equivalent". */
const OR_EQUIVALENT =
  /^(?:\/| an | per )(?:hour|hr|h) equivalent|\b(?:or|and)(?: the| its)? local (?:currency )?equivalent/i;

/** Returns whether the sign at the amounts is one that the country's currency shares with another: "$" in Canada, "kr" in Norway. */
function isSharedSign({ text, span, sign }: Pick<Candidate, "text" | "span" | "sign">, ofCountry: string): boolean {
  const written = text.slice(Math.max(0, span.start - 4), span.end + 6);
  // "$22 an hour equivalent" is converted for each country.
  if (sign === "USD" && OR_EQUIVALENT.test(text.slice(span.end, span.end + 40))) return false;
  if (sign === "USD")
    return (
      !/US\s?\$|USD/.test(written) &&
      (DOLLARS.has(ofCountry) ||
        (PESOS.has(ofCountry) && (POINTED.test(text.slice(span.start, span.end)) || SPANISH_PAY.test(text))))
    );
  if (SHARED.some(([first, ...others]) => first === sign && others.includes(ofCountry)))
    return !/INR|AED|MAD|XOF|XAF|JPY/i.test(written);
  if (sign === "MXN") return !/MX/.test(written) && PESOS.has(ofCountry);
  return sign !== null && KRONA.has(sign) && KRONA.has(ofCountry) && !/SEK|NOK|DKK|ISK/i.test(written);
}

/** Countries with dollars, as the words before amounts name them: "For Canada-based roles, we expect $116,000". */
const DOLLAR_COUNTRIES: readonly [RegExp, string][] = [
  [/\bcanad(?:a|ian)\b/i, "CAD"],
  [/\baustralian?\b/i, "AUD"],
  [/\bnew zealand\b/i, "NZD"],
  [/\bsingapore(?:an)?\b/i, "SGD"],
];
const OTHER_COUNTRY = /\b(?:US|USA|U\.S\.|united states|americans?|mexico|global|worldwide)\b/i;

/** Returns the currency of the only country that the sentence names before a bare "$". */
function dollarsNamedBefore({ before, text, span }: Candidate): string | null {
  if (OTHER_COUNTRY.test(before) || /US ?\$|USD/i.test(text.slice(Math.max(0, span.start - 4), span.end + 6)))
    return null;
  const named = DOLLAR_COUNTRIES.filter(([country]) => country.test(before));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** "$95,000 + super": the pension that Australian employers pay, right beside the amounts. */
const WITH_SUPER =
  /^[^.;]{0,40}(?:\+|&|(?<!\p{L})(?:plus|and|with|incl\p{L}{0,7}\.?|excl\p{L}{0,7}\.?))(?: of)? ?(?:\d{1,2}(?:\.\d{1,2})?% )?super(?:annuation(?!\p{L})|(?= ?(?:$|[.,;:+&)(/|]|and |plus |contributions?|guarantee)))/iu;
/** Says that the job is in Australia. */
const AUSTRALIAN = quickly(
  /(?<!\p{L})(?:(?:full )?australian (?:(?:full|unrestricted) )?work(?:ing)? rights|(?:right|rights|eligible|entitled) to work in australia|australian (?:citizens?|residents?|citizenship)(?! or us)|fifo (?:roster|role|ex|out of|from)|ex perth|perth airport)(?!\p{L})/iu,
);

/** Returns the country whose money a posting speaks of: Australia where its text does, though its place was taken for another ("Newman, WA"). */
export function moneyCountry(country: string | null, text: string): string | null {
  return country === "US" && /(?<!\p{L})super(?:annuation)?(?!\p{L})|AUD|A\$/u.test(text) && AUSTRALIAN.test(text)
    ? "AU"
    : country;
}

/** "$160,000 CAD/USD": another currency that the same amount may be in. */
const OR_CODE = /^\s?(?:\/|or|oder|ou|o|of|lub|eller|tai|nebo|sau)\s?([A-Z]{3})\b/;

/** Returns the currency of an amount: as written, as its sign means in the country named or in the job's only one, else that country's. */
export function currencyFor(candidate: Candidate): string | null {
  const { context, after, sign } = candidate;
  const trailing = /^\s*(?:\(?(?:in )?)(USD|EUR|GBP|CAD|AUD|NZD|CHF|SGD|PLN|COP|MXN|ARS|CLP|BRL|HKD|INR|ZAR)\b/.exec(
    after,
  )?.[1];
  if (trailing !== undefined) return trailing;
  const ofCountry = context.country === null ? null : (currencyOfCountry(context.country)?.code ?? null);
  if (ofCountry !== null && OR_CODE.exec(after)?.[1] === ofCountry) return ofCountry;
  if (sign === "USD") {
    const named = dollarsNamedBefore(candidate);
    if (named !== null) return named;
    if (WITH_SUPER.test(after) && !/US ?\$|USD/i.test(candidate.text)) return "AUD";
  }
  if (sign !== null && ofCountry !== null && isSharedSign(candidate, ofCountry)) return ofCountry;
  if (sign !== null) return sign;
  if (isChinese(candidate)) return "CNY";
  return isIndian(candidate) ? "INR" : ofCountry;
}

/** Returns the currency of an ad whose amounts with a sign are all in one, which those without are in, too. */
export function onlyCurrencyOf(texts: readonly string[]): string | null {
  const written = new Set(texts.flatMap((text) => findAmounts(text).flatMap(({ currency }) => currency ?? [])));
  return written.size === 1 ? ([...written][0] ?? null) : null;
}
