import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { wholeWords } from "#normalise/terms/cues.ts";

const DUTY = String.raw`(?:rotations?|rota|duty|duties|shifts?|schedules?|support|responsibilit(?:y|ies)|roster|rosters|coverage|cover|availability|hours|allowance|compensation|pay|work|weekends?|week|basis|stand-?by|escalations?|incidents?|pager)`;
const IS_ASKED = new RegExp(
  wholeWords(
    String.raw`on-?call(?:[ \/](?!products?|tools?|tooling|software|platforms?|management|scheduling|doctors?|physicians?|engineers?)\p{L}{1,15}){0,2}? ${DUTY}|on call (?:\p{L}{1,15} ){0,1}?(?:rotations?|rota|duty|duties|shifts?|schedules?|support|roster|responsibilit(?:y|ies)|basis)|(?:participat\p{L}{1,5}|shar(?:e|es|ing)|tak(?:e|es|ing) part|join(?:s|ing)?|be|being|carry|go|work|are|is|available|provide) (?:[\p{L}-]{1,15} ){0,3}?on-?call|turns? (?:being )?on[- ]call|carry (?:the|a) pager|(?:be|being|go) on call|on-?call (?:is |may be )?(?:required|expected|paid)|on-?call(?: required| duty)? ?[:–-] ?(?:yes|required|every|one|1|once|about)|pager duty (?:rotation|shifts?)|stand-?by (?:duty|shifts?|rotation|service)`,
    "rufbereitschaft(?:en)?|bereitschaftsdienste?|hintergrunddienst|astreintes?|guardias (?:localizadas|rotativas|de soporte|técnicas|pasivas|24)|(?:realizar|hacer|cubrir) guardias|(?:participar\\p{L}{0,3}|rotación) (?:\\p{L}{1,15} ){0,3}?guardias|sobreaviso|regime de prevenção|(?:escala|regime) de plantão|plantões|consignatiedienst(?:en)?|piketdienst(?:en)?|storingsdienst(?:en)?|bereikbaarheidsdienst(?:en)?|dyżur(?:y|ów|ach|u|ami)?(?: on-call)?|jourtjänst|jourverksamhet|beredskapstjänst|(?:jour|beredskap) (?:ingår|förekommer|var|en vecka)|deltar i (?:\\p{L}{1,10} ){0,2}?(?:jour|beredskap)|rådighedsvagt|vagtordning|tilkaldevagt|vaktordning|reperibilità|päivyst\\p{L}{1,8}|pohotovost\\p{L}{0,2}|オンコール対応|待機当番",
  ),
  "iu",
);
const NONE = new RegExp(
  wholeWords(
    "(?:no|zero|without(?: any)?|never|n['’]t|not) (?:\\p{L}{1,15} ){0,4}?on[- ]?call|on-?call(?: duty| rotation| shifts?)? ?[:–-] ?(?:no|none)|on[- ]?call (?:\\p{L}{1,15} ){0,3}?(?:not|n['’]t|never) (?:required|expected|needed|part)|(?:keine|ohne) (?:\\p{L}{1,15} ){0,2}?(?:rufbereitschaft|bereitschaftsdienste?)|(?:pas d['’]|sans |aucune )astreintes?|rufbereitschaft(?:en)? (?:\\p{L}{1,15} ){0,5}?nicht|sin guardias|no hay (?:\\p{L}{1,15} ){0,2}?guardias|(?:sem|não há) (?:\\p{L}{1,15} ){0,2}?(?:sobreaviso|plantão|plantões)|geen (?:\\p{L}{1,15} ){0,2}?(?:consignatie|piket|storings|bereikbaarheids)dienst(?:en)?|(?:bez|brak) dyżurów|(?:ingen|utan) (?:jour|beredskap)\\p{L}{0,10}|nessuna reperibilità",
  ),
  "iu",
);
/** What the employer makes or has, what people have done elsewhere, and being on the telephone. */
const OTHER = new RegExp(
  wholeWords(
    "(?:experience|familiarity|background|comfort(?:able)?) (?:\\p{L}{1,15} ){0,3}?on[- ]?call|our on[- ]?call (?:product|platform|tool(?:ing)?|software)|on[- ]?call (?:product|platform|management|scheduling|tool(?:s|ing)?|software|doctors?|physicians?|nurses?)|on call with|on a call|(?:software|app|lösung|plattform) (?:\\p{L}{1,15} ){0,2}?(?:plant|verwaltet|organisiert)|pagerduty|opsgenie",
  ),
  "iu",
);

/** Returns whether people are on call; null where nothing says so. A denial counts before a sentence that names it. */
export function readOnCall(sentences: readonly Sentence[]): Evidenced<"yes" | "no" | null> {
  let asked: string | null = null;
  for (const { text, section } of sentences) {
    if (section === "about" || section === "eeo" || text.endsWith("?")) continue;
    if (NONE.test(text)) return { value: "no", evidence: text };
    if (asked === null && IS_ASKED.test(text) && !OTHER.test(text)) asked = text;
  }
  return asked === null ? { value: null, evidence: "" } : { value: "yes", evidence: asked };
}
