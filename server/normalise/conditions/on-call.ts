import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { deniesDuty, deniesUnspaced } from "./duty-denied.ts";
import { isShift, turnIn } from "./on-call-turns.ts";
import {
  deniedDutyIn,
  FURTHER_NAMES,
  isForEnquiries,
  isOfOthers,
  MEDICAL_CALL,
  NO_CALL,
  UNSPACED_NAMES,
  uncertainDutyIn,
  UNDISTURBED,
} from "./on-call-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const DUTY = String.raw`(?:rotations?|rota|duty|duties|shifts?|schedules?|support|responsibilit(?:y|ies)|roster|rosters|coverage|cover|availability|hours|allowance|compensation|pay|work|weekends?|week|basis|model|function|requirements?|needs|stand-?by|escalations?|incidents?|pager)`;
/** Duty at home in the languages whose words for it mean nothing else. */
const DUTY_NAMES = [
  String.raw`rufbereitschaft(?:en|sdienste?n?)?|rufdienste?n?|bereitschaftsdienste?n?|hintergrunddienste?|in bereitschaft(?! zu)|rufbereit|(?:an|in) der bereitschaft teil|(?<!sous )astreintes?(?! (?:financière|journalière|provisoire|définitive|de \d))|guardias(?! (?:de seguridad|civiles|jurados|urbanos))|turnos? de guardia|sobreaviso|(?:regime|escala|estado) de prontidão|rodízio de (?:suporte|plantão|atendimento)|regime de prevenção|plantão|plantões`,
  String.raw`(?:consignatie|piket|storings|bereikbaarheids|wacht)dienst(?:en)?|dyżur(?:y|ów|ach|u|ami|em|owym|ować|ujesz|uje|owy)?|jourtjänst|jour(?:verksamhet|beredskap|schema)\p{L}{0,3}|beredskapstjänst|(?:jour|beredskap) (?:ingår|förekommer|var|en vecka|en helg)|(?:deltar i|ingår i|innebär|innefattar|omfattar|inkluderar|delta i) (?:\p{L}{1,10} ){0,2}?(?:jour|beredskap)(?:en)?`,
  String.raw`rådighedsvagt|vagt(?:ordning|turnus|rotation)\p{L}{0,2}|tilkaldevagt|hjemmevagt|bagvagt|vakt(?:ordning|turnus|rotasjon)\p{L}{0,2}|beredskapsva(?:k|g)t\p{L}{0,3}|hjemmevakt|bakvakt|reperibilità(?! (?:dei|degli|delle|della|del|sul|di (?:ricambi|prodotti|merce|materie|pezzi))(?!\p{L}))|päivyst\p{L}{1,8}(?! ?polikl)|pohotovost\p{L}{0,2}`,
];
const ROTA = "rotations?|rota|roster|schedule";
const IS_ASKED = quickly(
  new RegExp(
    `${wholeWords(
      String.raw`on-?call(?:[ \/](?!products?|tools?|tooling|software|platforms?|management|scheduling|doctors?|physicians?|engineers?)\p{L}{1,15}){0,2}? ${DUTY}|on call (?:\p{L}{1,15} ){0,1}?(?:rotations?|rota|duty|duties|shifts?|schedules?|support|roster|responsibilit(?:y|ies)|basis)|(?:participat\p{L}{1,5}|shar(?:e|es|ing)|tak(?:e|es|ing) part|join(?:s|ing)?|be|being|carry|go|work|are|is|available|provide|rotat\p{L}{1,3}) (?:[\p{L}-]{1,15} ){0,3}?on-?call|(?:turns?|evenings?|weekends?|nights?) (?:and weekend )?(?:being )?on[- ]call|(?:be|being|go|are|is) on call|on-?call (?:is |may be )?(?:required|expected|paid|rotat\p{L}{1,4})|on-?call(?: required| duty)? ?[:–-] ?(?:yes|required|every|one|1|once|about)|stand-?by (?:duty|shifts?|rotation|service)|on stand-?by (?:on|at|some|every|during|one|for)`,
      // The pager and the telephone that go round.
      String.raw`(?:carry|carries|carrying|hold|holds|on|take|takes|mind) (?:the|a|our) (?:pager|bleep|(?:emergency|support|duty) phone)|emergency (?:duty )?(?:rota|rotation)|call-?out (?:allowance|pay|payments|rota)|1 (?:in|:) ?\d{1,2} on-?call|duty phone|(?<!pay)pager (?:one|every|once|1)|carry(?:ing)? the phone|pager (?:duty )?(?:${ROTA}|shifts?)|pager duty (?:rotation|shifts?)|(?:incident|out-of-hours|after-hours|escalation) (?:\p{L}{1,12} ){0,2}?(?:on (?:a|the) )?(?:${ROTA})|out-of-hours (?:\p{L}{1,12} )?(?:on (?:a|the) )(?:${ROTA})`,
      String.raw`(?:rotação|rotación|rotazione|rotation|rotatie|turni|turno|escala|regime|system) (?:de |di |d['’]|van )?on-?call`,
    )}|${UNSPACED_NAMES}`,
    "iu",
  ),
);
/** Names of duty, each of a few languages in an expression of its own. */
const NAMES = [...DUTY_NAMES, ...FURTHER_NAMES, MEDICAL_CALL].map((source) => quickPhrases(source));

/** Returns the words of a sentence that name duty and mean nothing else; null without any. */
function dutyIn(text: string): RegExpExecArray | null {
  const asked = IS_ASKED.exec(text);
  if (asked !== null) return asked;
  for (const pattern of NAMES) {
    const named = pattern.exec(text);
    if (named !== null) return named;
  }
  return null;
}

const NONE = quickPhrases(
  "(?:no|zero|without(?: any)?|never|n['’]t|not) (?:\\p{L}{1,15} ){0,4}?on[- ]?call|on-?call(?: duty| rotation| shifts?)? ?[:–-] ?(?:no|none)|on[- ]?call (?:\\p{L}{1,15} ){0,3}?(?:not|never|(?:is|are)n['’]t) (?:a )?(?:required|expected|needed|part)|(?:don['’]t|do not) do on-?call|(?:hast|leistest|musst) (?:du )?(?:\\p{L}{1,10} )?keine (?:ruf)?bereitschaft|(?:keine|ohne) (?:\\p{L}{1,15} ){0,2}?(?:rufbereitschaft|bereitschaftsdienste?)|keine bereitschaft(?! zu)|(?:pas d['’]|sans |aucune )(?:\\p{L}{1,10} d['’])?astreintes?|rufbereitschaft(?:en)? (?:\\p{L}{1,15} ){0,5}?nicht|(?:sin|ni) guardias|no (?:tendrás|harás|tienes|haces|habrá|se hacen|realizarás) (?:que hacer )?guardias|não (?:fará|terá|faz|fazemos|participa de|haverá) (?:\\p{L}{1,10} )?(?:sobreaviso|plantão|plantões)|no hay (?:\\p{L}{1,15} ){0,2}?guardias|(?:sem|não há) (?:\\p{L}{1,15} ){0,2}?(?:sobreaviso|plantão|plantões)|geen (?:\\p{L}{1,15} ){0,2}?(?:consignatie|piket|storings|bereikbaarheids|wacht)dienst(?:en)?|(?:hoeft|draait|doet) geen (?:\\p{L}{1,15} ){0,1}?diensten buiten|(?:bez|brak|nie ma) dyżurów|(?:ni(?: d['’])?|zéro|jamais d['’]|plus d['’]) ?astreintes?|(?:sin|no hay|ni) guardia|geen piket|(?:ingen|inga|utan|uden|uten) (?:vagter|vakter|vagttelefon|vakttelefon)|(?:ingen|utan) (?:jour|beredskap)\\p{L}{0,10}|(?:nessun\\p{L}?|senza|non è prevista|non c['’]è) (?:\\p{L}{1,9} ){0,2}?reperibilità|(?:va(?:k|g)t(?:er|ordning)?|beredskap) (?:forekommer|inngår|indgår|förekommer|ingår) (?:ikke|inte|ej)|ei (?:ole |kuulu |sisälly |tarvitse )?(?:\\p{L}{1,12} )?päivyst\\p{L}{1,8}|(?:bez|nezahrnuje|není|nemáme|neděláme) pohotovost\\p{L}{0,2}|no (?:incluye|requiere|conlleva|implica) (?:\\p{L}{1,12} )?guardias|não (?:inclui|exige|requer|tem) (?:\\p{L}{1,12} )?(?:sobreaviso|plantão|plantões|prevenção)|nie (?:obejmuje|wymaga|pełnisz|przewiduje|pełnimy) (?:\\p{L}{1,12} )?dyżur\\p{L}{1,3}|non (?:include|richiede|comporta|prevede) (?:\\p{L}{1,12} )?reperibilità|(?:ne|n['’]) ?(?:comporte|prévoit|comprend|inclut|implique) (?:pas|aucune) (?:d['’])?astreintes?|astreinte (?:\\p{L}{1,12} ){0,2}?ne fait pas partie|(?:piket|consignatie|bereikbaarheids|storings|wacht)dienst(?:en)? (?:\\p{L}{1,12} ){0,2}?niet|オンコール(?:対応)?(?:は)?(?:ありません|なし)",
);
/** Duty that isn't asked for, and no pager. */
const NOT_REQUIRED = quickPhrases(
  String.raw`no pagers?|(?:aucune|nulle) astreinte|no se (?:requieren|exigen|piden) (?:\p{L}{1,12} )?guardias|não (?:é|são) (?:exigid|necessári|pedid)[oa]s? (?:\p{L}{1,12} )?(?:sobreaviso|plantão|plantões|prevenção)|non (?:è|sono) (?:richiest|previst)[aei] (?:\p{L}{1,12} ){0,2}?reperibilità|nie są wymagane dyżury|det krävs ingen (?:jour|beredskap)|päivystystä ei (?:ole|kuulu|vaadita)`,
);
/** Further ways to say that nobody is rung. */
const NOBODY_RINGS = [NO_CALL, UNDISTURBED].map((source) => quickPhrases(source));
/** The telephone that goes round: "take the phone one week in seven", "one weekend in six, the phone is yours". */
const PHONE = phrases(
  String.raw`(?:take|takes|hold|mind) the phone|(?:one|every|each) (?:\p{L}{1,8} )?(?:week|weekend|night)s?(?: in \p{L}{1,8})?,? (?:you (?:\p{L}{1,8} ){1,2}|the |our )(?:the |our )?phone`,
);
/** What the employer makes or has, what people have done elsewhere, and being on the telephone. */
const OTHER = quickPhrases(
  "(?:experience|familiarity|background|comfort(?:able)?) (?!(?:with )?(?:being|going|taking|joining|sharing|carrying)(?!\\p{L}))(?:\\p{L}{1,15} ){0,3}?on[- ]?call|our on[- ]?call (?:product|platform|tool(?:ing)?|software)|on[- ]?call (?:schedule )?(?:product|platform|management|scheduling|editor|planner|tool(?:s|ing)?|software|doctors?|physicians?|nurses?|nursing|care|apps?)|(?<!(?:nights?|weekends?|weeks?|shifts?|evenings?) )on call with|on a call|(?:software|app|lösung|plattform) (?:\\p{L}{1,15} ){0,2}?(?:plant|verwaltet|organisiert)|pagerduty|opsgenie|(?:on[- ]?call|out-of-hours) (?:[\\p{L}-]{1,12} ){0,4}?(?:handled|covered|done|taken|run) by (?:another|a separate|a different|a dedicated)|(?:another|a separate|a dedicated) team (?:\\p{L}{1,12} ){0,3}?on[- ]?call|astreintes? (?:\\p{L}{1,12} ){0,3}?(?:assurées?|gérées?) par (?:une autre|un prestataire|l['’]équipe)|astreinte pour vous|macht ein (?:anderes|eigenes) team|(?:inny|osobny) zespół|otro equipo|outr[oa] (?:equipa|time|equipe)|un altro team|een ander team",
);

/** Those who set duty up for others, unless they take part in it themselves. */
const OF_PLANNERS = quickPhrases(
  String.raw`(?:build|design|establish|implement|defin|set(?:ting)? up|introduc|improv|manag|coordinat|schedul)\p{L}{0,4} (?:(?!(?:as|while|when|you|part)(?!\p{L}))[\p{L},/'’-]{1,15} ){0,6}?on[- ]?call|(?:organisier|plan|koordinier)\p{L}{1,3} (?:\p{L}{1,14} ){0,4}?(?:rufbereitschaft|bereitschaftsdienst)\p{L}{0,2}|(?:organis|planifi|coordonn)\p{L}{1,5} (?:[\p{L}'’]{1,14} ){0,4}?(?:[dl]['’])?astreintes?|(?:organiza|planifica|gestiona|coordina)\p{L}{0,2} (?:\p{L}{1,14} ){0,4}?(?:guardias|plantões)`,
);
const TAKES_PART =
  /participat|take part|taking part|serv(?:e|es|ing)|shar(?:e|es|ing)|join|carry|rotate|teilnehm|teilnahme|beteilig|particip|realiz|deltag|delta |neem/iu;

/** Nobody and nothing: what stands before or behind a duty that there isn't. */
const NOBODY = folded(
  new RegExp(
    `${wholeWords("nobody|no[- ]one|none of us|niemand|kein\\p{L}{0,2}|aucun\\p{L}{0,2}|personne|niente|nu avem|fără|nici|nimeni|niciun\\p{L}?|nicio|nadie|ningun\\p{L}{0,2}|ninguém|nenhum\\p{L}{0,2}|nessun\\p{L}{0,2}|geen|nikt|żadn\\p{L}{1,3}|ingen|inga|inget|nikdo|žádn\\p{L}{1,2}|kukaan")}(?: \\p{L}{1,12}){0,3} ?$`,
    "iu",
  ),
);
const NONE_BEHIND = folded(
  /^(?: (?!(?:but|aber|mais|pero|men|maar|ale|und|and)(?!\p{L}))\p{L}{1,12}){0,4} (?:keine?|nicht|ikke|inte|niet|nie|not|pas|no|não|non|ei)(?:[.,;!]|$)/iu,
);

/** Returns whether a named duty is denied by the words around it. */
function isDenied(text: string, { index, 0: named }: RegExpExecArray): boolean {
  const end = index + named.length;
  if (/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u.test(named)) return deniesUnspaced(text, end);
  if (NOBODY.test(text.slice(Math.max(0, index - 40), index)) || NONE_BEHIND.test(text.slice(end))) return true;
  return deniesDuty(text, index, end);
}

/** Returns whether people are on call; null where nothing says so. A denial counts before a sentence that names it. */
export function readOnCall(sentences: readonly Sentence[]): Evidenced<"yes" | "no" | null> {
  let asked: string | null = null;
  for (const { text, section } of sentences) {
    if (section === "about" || section === "eeo" || text.endsWith("?")) continue;
    if (NONE.test(text) || NOT_REQUIRED.test(text) || NOBODY_RINGS.some((pattern) => pattern.test(text)))
      return { value: "no", evidence: text };
    const named =
      dutyIn(text) ?? (text.includes("phone") ? PHONE.exec(text) : null) ?? turnIn(text) ?? uncertainDutyIn(text);
    if (isForEnquiries(text) || OTHER.test(text) || (OF_PLANNERS.test(text) && !TAKES_PART.test(text))) continue;
    const duty = named !== null && !isShift(named[0], text) ? named : null;
    const found = duty ?? (named === null || /^dyżur/iu.test(named[0]) ? deniedDutyIn(text) : null);
    if (found === null) continue;
    const start = found.index + Math.max(0, found[0].search(/on-?call|stand-?by/iu));
    if (isOfOthers(text, start, found.index + found[0].length)) continue;
    if (isDenied(text, found)) return { value: "no", evidence: text };
    if (duty !== null) asked ??= text;
  }
  return asked === null ? { value: null, evidence: "" } : { value: "yes", evidence: asked };
}
