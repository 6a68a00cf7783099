import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Amount } from "./amounts.ts";

const GROSS = String.raw`brutt?o|nett?o|gross|net|bruts?|nets?|brutos|netos|brut[oa]|hrub(?:ého|á|ý)|čist(?:ého|á|ý)|lord[io]|nett[io]|(?:before|after) tax(?:es)?|na rękę|do ręki|na ruku|v ruce|na łapę|líquidos?|líquidas?|limpios|de bolsillo|bruttoa|nettoa|före skatt|efter skatt|før skatte?n?|etter skatt|i handen|schoon|în mână`;
/** How pay names its period right behind the amount, as the source of an expression. */
export const PERIOD = String.raw`p\/[umh]|p\.?[umh]\.?|(?:\/ ?|per |pro |par |por |al |all['’]|na |za |de l['’]|die |im |in der |in de |in het |i |om |pr\.? |an? |pe )\p{L}{1,9}\.?`;
/** "2650 bruto", "15,98 p/u bruto": what the amount is follows it. */
export const GROSS_BEHIND = folded(new RegExp(String.raw`^ ?,?(?:${PERIOD})? ?\(?(?:${GROSS})(?!\p{L})`, "iu"));
/** "Brutto 4900", "na rękę: 4100", "bruto per maand 2.485": what the amount is stands before it. */
export const GROSS_BEFORE = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${GROSS})(?:,? ?(?:${PERIOD}|miesięcznie|monatlich|maandelijks|mensuels?|mensuales))? ?[:=]? ?(?:ca\.? |ok\. |około |circa |about |rond )?$`,
    "iu",
  ),
);
/** Pay per hour that needs no sign. */
export const LEAST_HOUR = 5;

/** "Uurloon: 14,50", "Der Stundenlohn beträgt 15,20": what the number is for stands right before it. */
const HOURLY_LABEL = quickly(
  new RegExp(
    String.raw`(?:(?:uur(?:loon|tarief|prijs)|stunden(?:lohn|satz|vergütung)|(?:taux|salaire) horaire|hourly (?:rate|pay|wage|salary)|(?:pay|rate) per hour|stawk[aię](?: brutto| netto)?(?: (?:godzinow[aą]|za godzinę))?|timlön(?:en)?|timpenning(?:en)?|timeløn(?:nen)?|timelønn(?:en)?|(?:tarifa|precio|sueldo|valor|preço|salario|salário)(?: (?:por|de la|da))?[ -]hora|precio\/hora|paga oraria|tariffa oraria|retribuzione oraria|hodinovka|hodinová (?:mzda|sazba)|tuntipalkka(?:si)?|tarif(?:ul)? orar)(?: (?:brutt?o|nett?o|brut[oa]?|lord[oa]|hrubého|gross|net))?(?: (?:is|ist|est(?: de)?|es(?: de)?|é(?: de)?|è(?: di)?|wynosi|to|är|er|on|je|este(?: de)?|beträgt|liegt bei|bedraagt|ligt op|s['’]élève à|asciende a|ligger på|udgør|utgjør|činí))?(?: ?[:=])?(?: (?:vanaf|ab|from|dès|od|från|fra|alkaen|van|von|de|ok\.|ca\.|circa|około|rond|etwa|brutto|bruto|brut))?) ?$`,
    "iu",
  ),
);

/** Returns whether the words before a number say that it is an hour's pay, which needs no sign then. */
export const isLabelledHourly = (before: string): boolean => HOURLY_LABEL.test(before);

/** "12.50 an hour", "14,20 die Stunde": pounds and pence with the hour right behind them. */
const HOURLY_BEHIND = folded(
  /^ ?(?:an? hour|per hour|p\/?h(?!\p{L})|ph(?!\p{L})|\/ ?h(?:r|our)?(?!\p{L})|die stunde|pro stunde|\/ ?(?:std|stunde)|(?:de )?l['’]heure|par heure|por hora|a la hora|à hora|all['’]ora|l['’]ora|per uur|p\.?\/?u\.?(?!\p{L})|\/ ?uur|(?:na|za) godz\p{L}{0,4}|\/ ?(?:godz|h)|i timmen|per timme|i timen|pr\.? time|na hodinu|za hodinu|tunnissa|pe oră)(?!\p{L})/iu,
);
const isWithCents = (digits: string): boolean => /^\d{1,3}[.,]\d{2}$/.test(digits);

/** Returns whether a number below a thousand without a sign may be money: "15,98 p/u bruto", "bruto 32 per uur", "uurloon: 14,50". */
export function isGrossAmount(
  { value, digits }: Pick<Amount, "value" | "digits">,
  { before, after }: { before: string; after: string },
): boolean {
  if (value < LEAST_HOUR) return false;
  if (GROSS_BEHIND.test(after) || GROSS_BEFORE.test(before) || HOURLY_LABEL.test(before)) return true;
  return isWithCents(digits) && HOURLY_BEHIND.test(after);
}

/** Returns whether an amount has cents and its hour behind it, which needs no sign either. */
export const isHourWithCents = (digits: string, after: string): boolean =>
  isWithCents(digits) && HOURLY_BEHIND.test(after);
