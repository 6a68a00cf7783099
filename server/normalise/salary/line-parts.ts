import { folded } from "#normalise/text/folded-expression.ts";
import { quickly, replacedQuickly } from "#normalise/text/quick-expression.ts";
import { leadsToPay, NOT_SALARY_BEFORE, OTHER_MONEY_BEFORE } from "./salary-words.ts";

/** Parts of a line that say one thing each: "Berlin | Full-time | €70k". */
const SEPARATOR = /[|•·](?: |(?=[\p{Sc}\d]))/gu;
/** The words of a part that say what the amount in the next one is: "Base salary | $90,000", "Sign-on bonus | $5,000". */
const NAMES_AMOUNT = quickly(
  /(?<!\p{L})(?:salar(?:y|ies)|pay|rate|wages?|comp(?:ensation)?|base|ote|package|bonus(?:es)?|commissions?|stipend|allowance|budget|reimbursement|incentives?|premium|referral|revenue|fees?|price|gehalt\p{L}*|\p{L}*(?:gehalt|lohn|vergütung|budget|prämie|zuschuss|pauschale)|salaire|rémunération|prime|salario|sueldo|bono|salário|bônus|prémio|prêmio|stipendio|retribuzione|premio|salaris|loon|toeslag|vergoeding|wynagrodzenie|pensja|premia|stawka|lön|tillägg|løn|lønn|tillegg|tillæg|palkka|lisä|mzda|plat|odměna|salariu|primă)(?!\p{L})|給|賃|賞与|手当|年収/iu,
);

/**
 * Returns where the part of a line begins that an amount stands in: what stands before a separator is about something else, unless it names the amount.
 * 0 where nothing separates them.
 */
export function segmentStart(text: string, at: number): number {
  let start = 0;
  let last = 0;
  if (!/[|•·]/.test(text)) return 0;
  for (const { index } of text.slice(0, at).matchAll(SEPARATOR)) {
    last = start;
    start = index + 1;
  }
  return start > 0 && NAMES_AMOUNT.test(text.slice(last, start - 1)) ? last : start;
}

/** Money that comes beside the pay. */
const BONUS =
  "bonus(?:es)?|commissions?|incentives?|stipends?|allowances?|premium|bon[oi]|bônus|bónus|premi[aeo]|prim[ae]s?|prämien?|provision(?:en)?|commissies?|prowizj\\p{L}{1,2}|odměn\\p{L}{1,2}|gratifica\\p{L}{2,4}|comisi(?:ón|ones)|comiss(?:ão|ões)|provvigion[ei]";
/** How often it comes, before its noun and behind it. */
const EVERY_SO_OFTEN =
  "annual|yearly|monthly|weekly|daily|year[- ]end|jährliche[rnms]?|monatliche[rnms]?|jaarlijkse|maandelijkse|roczn\\p{L}{1,2}|miesięczn\\p{L}{1,2}|årlig[at]?|månatlig[at]?|månedlig[et]?|ročn\\p{L}{1,2}|měsíčn\\p{L}{1,2}|vuosittai\\p{L}{2,5}|kuukausittai\\p{L}{2,5}";
const ITS_PERIOD =
  "annuel(?:le)?s?|mensuel(?:le)?s?|anual(?:es)?|anuais|mensual(?:es)?|mensal|mensais|annual[ei]|mensil[ei]|roczn\\p{L}{1,2}|miesięczn\\p{L}{1,2}|lunar[ăe]?|anuală";
/** A bonus with the period that it is paid in, which isn't that of the pay beside it: "€5,500 + annual bonus". */
const BONUS_WITH_PERIOD = replacedQuickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:${EVERY_SO_OFTEN}) (?:\p{L}{1,14} ){0,2}?(?:${BONUS})|(?:${BONUS}) (?:de \p{L}{3,14} )?(?:${ITS_PERIOD})|(?:jahres|monats|jaar|maand|års|måneds|månads|vuosi|kuukausi)(?:end)?(?:bonus(?:ta)?|prämie|provision|premie|palkkio))(?!\p{L})`,
    "giu",
  ),
);

/** Returns a text without the periods that bonuses are paid in. */
export function withoutBonusPeriods(text: string): string {
  return BONUS_WITH_PERIOD.replace(text, (whole) => "_".repeat(whole.length));
}

/** Places, levels and years of training that a list states the pay of, one after the other. */
const KINDS =
  "group|zone|tier|level|grade|band|step|region|area|location|class|category|stufe|gruppe|entgeltgruppe|tarifgruppe|ortszone|gebiet|klasse|niveau|échelon|groupe|catégorie|nivel|grupo|zona|categoría|nível|categoria|livello|gruppo|fascia|schaal|trede|groep|niveau|stopień|poziom|grupa|strefa|nivå|steg|grupp|zon|trin|gruppe|sone|trinn|taso|ryhmä|vyöhyke|stupeň|skupina|pásmo|treapta|nivelul|grupa";
/** Which of them: "B", "2", "III", "3rd". */
const NUMBER = String.raw`(?:\d{1,2}|[a-h]|i{1,3}|iv|vi?)(?:st|nd|rd|th|er|e|ère|º|ª|\.)?`;
/** Years of training, with their number before them. */
const YEARS =
  "(?:ausbildungs|lehr)jahr|year|année|año|ano|anno|leerjaar|rok(?:u)?(?: nauki)?|året|år|vuosi|ročník|an(?:ul)?";
/** "Group B: ", "Level 5 - ", "2. Ausbildungsjahr: ", "im 3. Lehrjahr ": what the amount behind it is the pay of. */
export const LISTED = folded(
  new RegExp(
    String.raw`(?:^|[^\p{L}\d])(?:(?<kind>${KINDS}) ?(?<name>${NUMBER})|(?<order>\d)(?:st|nd|rd|th|er|e|ère|ème|º|ª|\.)? ?(?<year>${YEARS}))(?: \([^()]{1,40}\))? ?(?:[:=–-]|is|pays|ist|est|es|é|è|wynosi|är|er|on|je)? ?$`,
    "iu",
  ),
);

/** Where or for what people work, which can stand above pay. */
const OF_WORK = /contracts?|projects?|market(?:ing)?|industry|customers?|families|equipment|incentives?/giu;

/** Returns whether the line above an amount labels it as other money: "Minimum deposit:". */
export function labelsOtherMoney(lead: string): boolean {
  const label = /:\s*$/.test(lead) ? lead.trimEnd().slice(0, -1).replace(OF_WORK, "") : "";
  return label !== "" && !leadsToPay(label) && (NOT_SALARY_BEFORE.test(label) || OTHER_MONEY_BEFORE.test(label));
}
