import { folded } from "#normalise/text/folded-expression.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { Candidate, SalaryContext } from "./candidate.ts";
import { currencyFor } from "./currency.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** People whose pay is called a stipend, and what they do. */
const TRAINEES = [
  String.raw`fellow(?:s|ships?)?|intern(?:s|ships?)?|trainees?(?:ships?)?|apprentice\p{L}{0,5}|residen(?:ts?|cy)|staż\p{L}{0,4}|praktyk\p{L}{0,3}|stáž(?:ist\p{L}{1,3}|i|e)?|stažist\p{L}{1,3}`,
  String.raw`praktikant\p{L}{0,5}|\p{L}{0,8}praktikum\p{L}{0,16}|volontär\p{L}{0,5}|stagiaires?|stagist[aei]|stagiairs?|(?:meewerk|afstudeer)stages?(?: \p{L}{1,12})?|stages? (?:de|di|d['’]|curricular\p{L}|extracurricular\p{L}|formativ\p{L}|van|als)|tirocin\p{L}{1,6}|alternan(?:te?|ce)|volontariat|service civique`,
  String.raw`becari[oa]s?|becas?|practicantes?|prácticas|pasant(?:e|ía)s?|estagiári[oa]s?|estágios?|bolseir[oa]s?|bolsas? de (?:investigação|pós|doutoramento|iniciação|mestrado)|aprendi[zc]\p{L}{0,5}`,
  String.raw`praktikanter?|praktikplats\p{L}{0,3}|lärling\p{L}{0,3}|lærling\p{L}{0,3}|harjoittelij\p{L}{1,4}|harjoittelu\p{L}{0,8}|gyakornok\p{L}{0,4}|stajyer\p{L}{0,4}|staj`,
].join("|");
/** Japanese, Korean and Chinese have no spaces between words. */
const TRAINEES_EAST = "인턴|实习|實習|インターン";
const TRAINEE = folded(new RegExp(String.raw`(?<!\p{L})(?:${TRAINEES})(?!\p{L})|${TRAINEES_EAST}`, "iu"));
/** "Stage" opens the title of a trainee, and those of people who work on stages. */
const STAGE =
  /^\W*stage(?!\p{L})(?! (?:manager|director|hand|crew|technician|design|lighting|sound|mechanic|builder|carpenter|assistant))/iu;

/** Returns whether a title names a trainee: "Growth Marketing Intern", "Stage Développeur Web". */
export const isTraineesTitle = (title: string): boolean => STAGE.test(title) || TRAINEE.test(title);

/** Returns whether a title or a sentence is about trainees. */
export const isOfTrainees = (text: string, { trainee }: Pick<SalaryContext, "trainee">): boolean =>
  trainee === true || TRAINEE.test(text);

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
