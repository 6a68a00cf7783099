import { folded } from "#normalise/text/folded-expression.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { Candidate } from "../candidate.ts";
import { currencyFor } from "../currency.ts";
import { isOfTrainees } from "./trainees.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** What trainees live on, which is an allowance beside the pay of others; the noun stands a few words before the amount. */
const ALLOWANCE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?<of>\p{L}{3,14})[ -])?(?:stipends?|stypendi\p{L}{1,3}|allowance|rimborso(?: spese)?|indennità|contributo|gratification|gratificatie|indemnité|bourse|bolsa|subsídio|beca|apoyo|ayuda|dotación|asignación|vergoeding|stagevergoeding|bijdrage|ersättning|godtgørelse|godtgjørelse|odměna|příspěvek|ösztöndíj|juttatás|bursă|indemnizație|praktikantenvergütung|taschengeld|zakgeld|argent de poche|bolsillo)(?!\p{L})(?<for>[^.;\d]{0,40})$|(?:实习|實習)?(?:补贴|補貼|津贴|津貼)[^。\d]{0,6}$|(?:실습|훈련)?(?:지원금|수당)[^.\d]{0,6}$`,
    "iu",
  ),
);
/** Costs that such money can be for instead. */
const COSTS = folded(
  /(?<!\p{L})(?:travel|transport|commut|hous|accommodat|lodging|rent|lunch|meal|food|relocat|internet|phone|mobile|equipment|laptop|home|remote|wellness|gym|book|learn|train|educat|conferenc|child|parking|trasfert|viagg|past[oi]|vitto|alloggio|chilometr|trasporto|reis|thuis|onkost|fahrt|essen|verpfleg|wohn|umzug|miet|aliment|refei|morad|vivienda|comida|alquiler|trajet|déplac|repas|logement|dojazd|posił|mieszk|bolig|rese|rejse|mat|asunt|matk|ubytov|strav|utaz|étkez|lakhat|férias|natal|turno|risco|doença|desemprego)|餐|交通|住|宿|식대|교통|통신/iu,
);
const FOR_COSTS = folded(
  /^ ?(?:(?:a|per|al|par|por|im|pro) \p{L}{2,8} )?(?:for|towards?|für|pour|para|per|voor|na|för|til|till) /iu,
);
const MONTHS_IN: Partial<Record<string, number>> = { hour: 160, day: 21, week: 4.3, month: 1 };
/** Dollars a month that somebody in training may live on, where living is expensive and elsewhere. */
const EXPENSIVE = new Set("USD EUR GBP CHF CAD AUD NZD SGD SEK NOK DKK JPY".split(" "));
const leastOfTrainees = (currency: string): number => (EXPENSIVE.has(currency) ? 120 : 45);
const MOST_OF_TRAINEES = 6000;

/** Returns whether an allowance is what the trainee lives on whom the ad seeks: "Interns receive a monthly stipend of KES 30,000". */
export function isTraineesPay(candidate: Candidate): boolean {
  const { text, before, after, amount, sign, statedPeriod, context } = candidate;
  if (statedPeriod === null || sign === null) return false;
  const months = MONTHS_IN[statedPeriod];
  if (months === undefined) return false;
  const found = ALLOWANCE.exec(before);
  if (found === null || !isOfTrainees(text, context)) return false;
  const { of = "", for: purpose = "" } = found.groups ?? {};
  if (COSTS.test(of) || COSTS.test(purpose) || COSTS.test(found[0].slice(0, 4))) return false;
  if (FOR_COSTS.test(after) && COSTS.test(after.slice(0, 40))) return false;
  const currency = currencyFor(candidate) ?? sign;
  const dollars = amount.value * months * (currencyByCode(currency)?.usd ?? 1);
  return dollars >= leastOfTrainees(currency) && dollars <= MOST_OF_TRAINEES;
}

/** Returns whether a trainee can be paid this little a month: people in training live on less than others. */
export const isLittleForTrainees = (value: number, currency: string | null): boolean =>
  value * (currencyByCode(currency ?? "USD")?.usd ?? 1) >= leastOfTrainees(currency ?? "USD");
