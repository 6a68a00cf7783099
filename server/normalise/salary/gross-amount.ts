import { folded } from "#normalise/text/folded-expression.ts";
const GROSS = String.raw`brutt?o|nett?o|gross|net|bruts?|nets?|brutos|netos|brut[oa]|hrub(?:ého|á|ý)|čist(?:ého|á|ý)|lord[io]|nett[io]|na rękę|na ruku|na łapę|líquidos?|líquidas?|limpios|de bolsillo|bruttoa|nettoa|före skatt|efter skatt|før skatte?n?|etter skatt|i handen|schoon|în mână`;
/** How pay names its period right behind the amount, as the source of an expression. */
export const PERIOD = String.raw`p\/[umh]|p\.?[umh]\.?|(?:\/ ?|per |pro |par |por |al |all['’]|na |za |de l['’]|die |im |in der |in de |in het |i |om |pr\.? |an? |pe )\p{L}{1,9}\.?`;
/** "2650 bruto", "15,98 p/u bruto": what the amount is follows it. */
export const GROSS_BEHIND = folded(new RegExp(String.raw`^ ?,?(?:${PERIOD})? ?\(?(?:${GROSS})(?!\p{L})`, "iu"));
/** Pay per hour that needs no sign. */
export const LEAST_HOUR = 5;

/** Returns whether a number below a thousand without a sign may be money: "15,98 p/u bruto". */
export const isGrossAmount = (value: number, after: string): boolean => value >= LEAST_HOUR && GROSS_BEHIND.test(after);
