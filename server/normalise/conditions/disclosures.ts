import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import type { Disclosure } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";

const AI = quickPhrases(
  String.raw`ai|a\.i\.|artificial intelligence|automated (?:employment )?decision(?:[- ]making)?(?: tools?| systems?)?|aedt|machine learning|künstliche[rn]? intelligenz|ki|intelligence artificielle|ia|inteligencia artificial|inteligência artificial|kunstmatige intelligentie|sztuczn\p{L}{1,3} inteligencj\p{L}{1,2}|artificiell intelligens`,
);
const SELECTS = quickPhrases(
  String.raw`(?:screen|assess|select|review|evaluat|rank|analy[sz]|process|filter|support|assist|help|sort|match|compar|schedul)\p{L}{0,6} (?:\p{L}{1,15} ){0,6}?(?:applica(?:nts?|tions?)|candidates?|resumes?|résumés?|cvs?|hiring|recruit(?:ing|ment))|(?:recruit(?:ment|ing)|hiring|selection|application) (?:process|decisions?)|bewerb\p{L}{1,12}|auswahlverfahren|candidatures?|candidaturas?|proceso de selección|processo seletivo|sollicit\p{L}{1,8}|rekrutacj\p{L}{1,2}|rekrytering\p{L}{0,12}|ansökning\p{L}{0,4}|urval\p{L}{0,3}`,
);
const USES = phrases(
  String.raw`(?:we|our (?:team|recruiters|hiring (?:team|process)|recruit(?:ing|ment) (?:team|process)|talent team)|company|employer|inc|ltd|gmbh|group)(?: may| might| also| do not| don['’]t| does not| doesn['’]t| never| will not| won['’]t| currently){0,2} (?:use|uses|using|utili[sz]es?|employs?|leverages?|rely|relies)|(?:is|are|be|being) (?:not )?(?:used|utili[sz]ed|reviewed|screened|assessed|assisted|supported|processed)|may be used|(?:may|might) (?:use|leverage|utili[sz]e|employ)|with the (?:help|assistance|aid) of|wir (?:nutzen|verwenden|setzen)|(?:nutzen|verwenden|setzen) wir|(?:uses|utili[sz]es|leverages) (?:an? )?(?:[\p{L}-]{1,20} ){0,2}?(?:ai|artificial intelligence|machine learning|automated)|s['’]appuie sur|recourt à|fait appel à|utiliza|kommt|eingesetzt|nous (?:utilisons|n['’]utilisons)|utilisons|(?:no )?(?:utilizamos|usamos)|(?:não )?(?:utilizamos|usamos)|wij gebruiken|we gebruiken|gebruiken wij|(?:nie )?(?:używamy|korzystamy|wykorzystujemy)|vi använder`,
);
const NOT_USED = phrases(
  String.raw`(?:do|does|will|is|are) (?:not|n['’]t)|don['’]t|doesn['’]t|won['’]t|isn['’]t|aren['’]t|never|no (?:ai|artificial intelligence|automated)|without|keine|nicht|ne (?:\p{L}{1,15} ){0,2}?pas|n['’]utilisons|no (?:utilizamos|usamos)|não|geen|niet|nie|inte|ingen`,
);
/** AI that applicants use, or that the employer sells. */
const OTHER_AI = phrases(
  String.raw`your (?:use of (?:ai|artificial)|application (?:should|must)|answers|own words)|use of ai (?:tools )?(?:by|in your|during|to (?:write|answer|complete))|(?:you|candidates|applicants) (?:may|can|must|should|will|are welcome|are not|are free) (?:not )?(?:\p{L}{1,12} ){0,3}?(?:use|using|rely)|please (?:do not|don['’]t) use|our (?:customers|clients|product|platform)|for (?:companies|employers|recruiters|businesses|enterprises)|helps? (?:companies|employers|recruiters|businesses)|you (?:will|['’]ll) (?:build|design|develop|train)|our ai product|ai-generated (?:applications|answers|responses)`,
);

const PAY = quickPhrases(
  String.raw`pay|salary|salaries|wages?|compensation|remuneration|gehalt\p{L}{0,6}|mindestgehalt|mindestentgelt|entgelt\p{L}{0,14}|grundgehalt|rémunérations?|salaires?|salarial|salario|remuneração|loon|beloning\p{L}{0,12}|wynagrodze\p{L}{1,5}|lön\p{L}{0,14}|løn|lønn`,
);
/** Laws that make employers state the pay. */
const PAY_LAW = phrases(
  String.raw`(?:pay|salary|wage|compensation) (?:range )?(?:transparency|disclosure|range disclosure) (?:laws?|acts?|statutes?|regulations?|requirements?|legislation|rules?|ordinances?|directive)|equal pay for equal work act|pay transparency act`,
  String.raw`(?:in accordance with|in compliance with|to comply with|complying with|pursuant to|as required by|required by|under|per|consistent with|as per) (?:\p{L}[\p{L}’'.]{0,20},? ){0,7}?(?:laws?|acts?|ordinances?|legislation|regulations?|statutes?|code)(?: (?:\p{L}[\p{L}’'.]{0,20},? ){0,8}?)?`,
  String.raw`entgelttransparenz(?:gesetz|richtlinie)?|(?:gesetzlich|rechtlich) (?:\p{L}{1,15} ){0,4}?verpflichtet|kollektivvertragliche[sn]? mindest\p{L}{1,12}|aufgrund (?:\p{L}{1,15} ){0,2}?(?:gesetzlicher|rechtlicher) (?:vorgaben|bestimmungen|verpflichtung)|transparence (?:des rémunérations|salariale)|ley de transparencia|transparencia (?:salarial|retributiva)|transparência salarial|loontransparantie\p{L}{0,10}|jawnoś\p{L}{1,3} (?:wynagrodzeń|płac)|lönetransparens\p{L}{0,10}|løntransparens\p{L}{0,10}|lønnstransparens\p{L}{0,10}`,
);
/** Of a named law without pay in its name, the sentence has to be about the range. */
const NAMES_PAY_LAW = phrases(
  String.raw`(?:pay|salary|wage|compensation) (?:range )?(?:transparency|disclosure)(?: range)? (?:laws?|acts?|statutes?|regulations?|requirements?|legislation|rules?|ordinances?|directive)|equal pay for equal work act|pay transparency act|entgelttransparenz(?:gesetz|richtlinie)?|transparence (?:des rémunérations|salariale)|transparencia (?:salarial|retributiva)|transparência salarial|loontransparantie\p{L}{0,10}|jawnoś\p{L}{1,3} (?:wynagrodzeń|płac)|lönetransparens\p{L}{0,10}`,
);
const RANGE = phrases(
  String.raw`(?:pay|salary|compensation|wage|hiring|base|hourly)(?: \p{L}{1,15})? (?:range|scale|band|rate|information)s?|ranges?|mindest(?:gehalt|entgelt|grundgehalt|lohn)|mindest\p{L}{1,20}`,
);
/** The notice of American contractors, by its name or its words: who may talk about pay. */
const NOT_PAY_LAW = phrases(
  String.raw`non-?discrimination provision|discharge|retaliat\p{L}{1,5}|discussed|inquired|inquir(?:e|ies|ing)|fair chance|criminal|background|arrest`,
);

const READERS: readonly [Disclosure, (text: string, section: Sentence["section"]) => boolean][] = [
  ["no-ai-screening", (text, section) => isAboutAi(text, section) && NOT_USED.test(text)],
  ["ai-screening", (text, section) => isAboutAi(text, section) && !NOT_USED.test(text)],
  ["pay-law", (text) => isPayLaw(text)],
];

function isAboutAi(text: string, section: Sentence["section"]): boolean {
  if (section === "responsibilities" || section === "about" || section === "requirements") return false;
  return AI.test(text) && SELECTS.test(text) && USES.test(text) && !OTHER_AI.test(text);
}

function isPayLaw(text: string): boolean {
  if (!PAY.test(text) || NOT_PAY_LAW.test(text) || !PAY_LAW.test(text)) return false;
  return NAMES_PAY_LAW.test(text) || RANGE.test(text);
}

/**
 * Returns what a posting discloses because a law demands it: whether software helps to choose among applicants, and that the pay is
 * stated by law. The evidence joins the first sentence of each.
 */
export function readDisclosures(sentences: readonly Sentence[]): Evidenced<Disclosure[]> {
  const found = new Map<Disclosure, string>();
  for (const { text, section } of sentences)
    for (const [disclosure, says] of READERS)
      if (!found.has(disclosure) && says(text, section)) found.set(disclosure, text);
  // “We don’t use AI, except …” discloses use, so the statement of use wins.
  if (found.has("ai-screening") && found.has("no-ai-screening")) found.delete("no-ai-screening");
  return { value: [...found.keys()].sort(), evidence: [...new Set(found.values())].join(" … ") };
}
