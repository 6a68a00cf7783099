import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { coversLeave } from "./engagement-cues.ts";
import { ENGAGES, NAMED, NAMES_ENGAGEMENT, NAMES_RUNNING, OF_OTHERS, RUNS_UNTIL } from "./engagement-words.ts";
import { endsIn, HAS_END, unspacedDatesIn, type WrittenDate } from "../dates-in-text.ts";

/** What right before a date makes it the end of an engagement. */
const UNTIL = folded(
  /(?<!\p{L})(?:until|till|til|through|thru|to|bis|bis zum|bis einschließlich|jusqu['’](?:au|à|en)|au|hasta|hasta el|al|até|até ao?|a|fino al?|tot|tot en met|t\/m|do|till|till och med|t\.?o\.?m\.?|til og med|frem til|fram til|ut|(?:ends|out)(?: on| in)?|endet(?: am| im)?|se termine (?:le|en)|termina (?:el|en|il|a|em)|eindigt(?: op| in)?|slutar(?: den| i)?|udløber(?: den)?|ophører(?: den)?|opphører|päättyy|končí)(?: the| den| der| dem| dia| il| el| le| op| dnia| dne)? ?$/iu,
);
/** More of them, of verbs: "prendra fin le", "your last day will be". */
const ENDS_ON = folded(
  /(?<!\p{L})(?:ud|ends? by|will end(?: on)?|last day (?:is|will be)|endet zum|läuft aus(?: am)?|prend(?:ra)? fin(?: le| en)?|s['’]achève(?:ra)?(?: le| en)?|se terminera(?: le| en)?|finaliza(?:rá)?(?: el| en)?|acaba(?:rá)?(?: el| en| em| a)?|terminará(?: el| en)?|terminará(?: a| em)?|s['’]arrête(?: le| en)?|avsluttes(?: den)?|afsluttes(?: den)?|avslutas(?: den)?|scade(?: il| a)?|scadrà(?: il| a)?|loopt af(?: op)?|kończy się|wygasa|skończy się|går ut(?: den)?|upphör(?: den)?|slutter(?: den)?|utløper(?: den)?|skončí|vyprší)(?: the| den)? $/iu,
);
const UNTIL_DASH = /[–—-] ?$/u;
const UNTIL_BEHIND = /^[^\p{L}\d]{0,2}(?:saakka|asti|mennessä|loppuun)?/iu;
const FINNISH_END = /(?:saakka|asti)|loppuun$/iu;
const MONTH_MS = (365.25 / 12) * 86_400_000;
const DAY_MS = 86_400_000;
const MOST_MONTHS = 60;
/** How far before a date the words of an engagement stand. */
const REACH = 90;

/** Returns whether a date ends something, by the words around it. */
function ends(text: string, { index, end }: WrittenDate): boolean {
  const before = text.slice(Math.max(0, index - 30), index);
  return (
    UNTIL.test(before) ||
    ENDS_ON.test(before) ||
    FINNISH_END.test(text.slice(index, end)) ||
    (FINNISH_END.test(text.slice(end, end + 10)) && UNTIL_BEHIND.test(text.slice(end)))
  );
}

/** Money for the post lasts until then, or somebody replaces a colleague. */
const FUNDED = quickly(
  /(?<!\p{L})(?:(?<!grant-)funded|(?:need|provide|providing) cover|vertrittst|springst|zastoup\p{L}{1,3}|tuura\p{L}{1,3}|money for (?:this|the) (?:post|role|job)|(?:ist |wird )?finanziert|financée?|financiad[oa]|finanziat[oa]|gefinancierd|finansowan\p{L}{1,2}|finansier(?:ad|at|et)|rahoitettu|financován[oa]?)(?!\p{L})/iu,
);
/** A contract with somebody else: "umowa z miastem obowiązuje do końca roku". */
const WITH_PARTY = folded(
  /(?:contract|umowa|contrat|contrato|contratto|vertrag|kontrakt|avtal(?:et)?|aftale|avtale|sopimus|smlouva|overeenkomst) (?:with|mit|avec|con|com|met|z|ze|med|s|se) (?!(?:\p{L}{1,10} )?(?:possib|option|start|chance|exten|möglich|verläng|begin|renouv|prórr|prorr|kans|uitzicht|możliw|förläng|forlæng|forleng|mulig|opcj|opsjon|prodlou|výhled))/iu,
);
/** Whether words name an engagement that ends. */
const isNamed = (text: string): boolean => NAMED.test(text) || RUNS_UNTIL.test(text) || FUNDED.test(text);

/** Cheap first tests: most sentences write no date, and most dates end no engagement. */
const mayEnd = (text: string, isCover: boolean): boolean =>
  (isCover || NAMES_ENGAGEMENT.test(text) || NAMES_RUNNING.test(text) || FUNDED.test(text)) &&
  HAS_END.test(text) &&
  (isCover || isNamed(text));

/** Returns how many months an engagement lasts whose end a sentence states, from its start or `from` on: "Vikariat till och med juni 2027". */
export function untilItsEnd(text: string, from: Date): Bounds | null {
  const isUnspaced = /[\u3040-\u30ff]/u.test(text);
  const isCover = !isUnspaced && coversLeave(text);
  if (isUnspaced ? !/有期|契約(?:期間|社員)|雇用期間|産休|育休/u.test(text) : !mayEnd(text, isCover)) return null;
  if (!isCover && !ENGAGES.test(text) && (OF_OTHERS.test(text) || WITH_PARTY.test(text))) return null;
  const context = { from, dayFirst: true };
  const dates = isUnspaced ? unspacedDatesIn(text, context) : endsIn(text, context);
  for (const date of dates) {
    const before = text.slice(Math.max(0, date.index - REACH), date.index);
    const behind = text.slice(date.end, date.end + 40);
    const isEnd = isUnspaced ? behind.startsWith("まで") : ends(text, date) || UNTIL_DASH.test(before);
    if (!isEnd) continue;
    if (!isUnspaced && !isCover && !isNamed(before) && !isNamed(behind)) continue;
    const start = dates.findLast(({ end, time }) => end <= date.index && time < date.time && date.index - end <= 16);
    if (start === undefined && UNTIL_DASH.test(before)) continue;
    const span = start === undefined ? date.time - from.getTime() : date.time + DAY_MS - start.time;
    const months = Math.round(span / MONTH_MS);
    if (months >= 1 && months <= MOST_MONTHS) return { min: months, max: months };
  }
  return null;
}
