import { quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly, replacedQuickly } from "#normalise/text/quick-expression.ts";

/** How an American contract is taxed or invoiced, between its length and its name: "6-month W2 contract". */
const TAX_FORM = replacedQuickly(
  /(?<=(?:months?|weeks?|years?|mos)[ -])(?:W-?2|1099|C2C|corp-to-corp|B2B)(?:(?:\/| or )(?:W-?2|1099|C2C|corp-to-corp|B2B))? (?=contract|assignment|engagement)/giu,
);

/** Numbers as they stand behind "of" or "for" in Czech and Polish, beside those that stand alone. */
const NUMBERS: Readonly<Record<string, number>> = {
  jednoho: 1,
  dvou: 2,
  tří: 3,
  čtyř: 4,
  pěti: 5,
  šesti: 6,
  sedmi: 7,
  osmi: 8,
  devíti: 9,
  deseti: 10,
  dvanácti: 12,
  osmnácti: 18,
  jednego: 1,
  dwóch: 2,
  trzech: 3,
  czterech: 4,
};
const NUMBER_NAMES = Object.keys(NUMBERS).join("|");
/** Such a length right behind a fixed term: elsewhere as many years are how long somebody has worked. */
const COUNTED = replacedQuickly(
  new RegExp(
    String.raw`(?<=(?:určitou|určité|určitá|určitý|v délce|v trvání|po dobu|na dobu|na období|określony|na okres|na czas) )(?:(?:na|v délce|v trvání) )?(?<count>${NUMBER_NAMES}|[1-5]) (?:(?<year>roku|roky|rok|let|lat|lata)|měsíců|miesięcy|miesiące)(?!\p{L})`,
    "giu",
  ),
);

/** Returns a sentence whose fixed terms are written in words that other expressions know. */
export const inPlainWords = (sentence: string): string =>
  COUNTED.replace(TAX_FORM.replace(sentence, ""), (found) => {
    const [number = "", unit = ""] = found.split(" ").slice(-2);
    const count = NUMBERS[number.toLowerCase()] ?? Number(number);
    return `${/^[rl]/iu.test(unit) ? 12 * count : count} months`;
  });

/** A post, or the money for one. */
const POST = quickPhrases(
  String.raw`posts?|positions?|role|job|fellowships?|studentships?|appointment|stelle|position|poste|bourse|puesto|plaza|beca|vaga|posto|bolsa|cargo|posizione|borsa|functie|baan|aanstelling|positie|stanowisko|etat|tjänsten|anställningen|stillingen|ansættelsen|tehtävä|paikka|virka|työpaikka|pozice|místo`,
);
/** Right before a length: the post is to be had for so long. */
const OFFERED_FOR = quickly(
  /(?<!\p{L})(?:(?:is|are) (?:available|tenable|offered|on offer) (?:for|over)(?: (?:a|the) (?:period|total|term) of)?(?: up to| initially)?|est (?:disponible|proposée?|offerte?|ouverte?) pour(?: une durée de)?|(?:está disponible|se ofrece) (?:por|durante)|(?:está disponível|é oferecid[oa]) (?:por|durante)|è (?:disponibile|offert[oa]) per|(?:is beschikbaar|wordt aangeboden) voor|jest (?:dostępn[eay]|oferowan[eay]) (?:na|przez)|(?:utlyses|erbjuds) (?:för|på|under|i)|är (?:tillgänglig|ledig) (?:i|under)|er (?:ledig|tilgængelig|tilgjengelig) i|(?:opslås|utlyses|tilbydes|tilbys) (?:for|i|på)|on (?:avoinna|tarjolla|täytettävänä)|je (?:k dispozici|nabízen[oa]|vypsán[oa]) na) $/iu,
);
/** Verbs whose other half stands behind the length: "steht für 36 Monate zur Verfügung". */
const HALF_BEFORE = folded(/(?<!\p{L})(?:steht|ist|wird) (?:zunächst |vorerst )?(?:für|auf) $/iu);
const HALF_BEHIND = folded(/^ (?:zur verfügung|zu vergeben|zu besetzen|ausgeschrieben|angeboten|verfügbar)(?!\p{L})/iu);

/** Returns whether a post is offered for the length that stands between two texts. */
export function isOfferedFor(before: string, behind: string): boolean {
  if (!OFFERED_FOR.test(before) && !(HALF_BEFORE.test(before) && HALF_BEHIND.test(behind))) return false;
  return POST.test(before.split(/[.;:!?]/u).at(-1) ?? "");
}
