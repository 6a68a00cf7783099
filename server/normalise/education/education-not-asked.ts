import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "../text/quick-expression.ts";

/** Says that the employer asks for no degree: "não exigimos licenciatura", "nie wymagamy studiów". */
const ASKS_FOR_NONE = folded(
  /(?<!\p{L})(?:não (?:exig|ped|precis)\p{L}{1,5}|non (?:chied|richied|esig|serv)\p{L}{1,6}|nie (?:wymag|potrzeb)\p{L}{1,6}|(?:wij|we) (?:vragen|eisen) geen|vi (?:kräver|begär) (?:inte|ingen)|vi (?:kræver|krever) (?:ikke|ingen)|emme (?:vaadi|edellytä)|ne(?:vyžad|požad)uj\p{L}{1,4})(?!\p{L})/iu,
);

/** The employer pays for it: "Po roku pracy opłacimy Ci studia", "free tuition toward a bachelor's degree". */
const PAID_FOR = quickly(
  /(?<!\p{L})(?:(?:free |paid |covers? )tuition|(?:we|we['’]ll|company) (?:will )?(?:pay|fund|cover|sponsor)s? (?:for )?(?:your|a|the)|(?:zahlen|bezahlen|finanzieren|übernehmen) (?:wir|dir|die kosten)|wir (?:zahlen|bezahlen|finanzieren|übernehmen)|(?:on|nous) (?:te |vous )?(?:paie|payons|finance|finançons)|(?:te |le )?(?:pagamos|financiamos|costeamos)|(?:paghiamo|finanziamo)|(?:betalen|bekostigen|vergoeden) (?:wij|we)|(?:wij|we) (?:betalen|bekostigen|vergoeden)|(?:opłacimy|opłacamy|sfinansujemy|finansujemy|dofinansujemy|dofinansowujemy|pokryjemy|zapłacimy)|vi (?:bekostar|finansierar|betalar|betaler|dækker|dekker)|(?:maksamme|kustannamme)|(?:zaplatíme|hradíme|uhradíme|proplatíme))(?!\p{L})/iu,
);
/** Money for studies: "奨学金", "bolsas de estudo". */
const GRANTS = quickly(
  /学費|奨学金|学位取得(?:を)?支援|(?<!\p{L})(?:bolsas? de estudos?|borse? di studio|becas? (?:de|para) estudios?|bourses? d['’]études|stipendien)(?!\p{L})/iu,
);

/** Whatever somebody has: "Of je nu mbo, hbo of helemaal niets hebt afgemaakt". */
const WHATEVER = quickly(
  /(?<!\p{L})(?:of je nu|ob du (?:nun )?|que (?:tu|vous) aye?z?|(?:da igual|no importa) si|tanto faz se|che tu abbia|czy masz|oavsett om du|uanset om du|enten du|olipa sinulla|ať už máte|whether you)(?!\p{L})[^.;]{3,80}(?<!\p{L})(?:niets|geen|nichts|keinen?|rien|aucun|nada|ningun[oa]?|nenhum|niente|nessun[oa]?|nie|żadn\p{L}{1,3}|inget|ingen|intet|ikke|nothing|none|no degree|mitään|nic|žádn\p{L}{1,3})(?!\p{L})/iu,
);
/** It doesn't matter which of several somebody has: "que vous ayez un bac+2 ou un bac+5, peu importe". */
const EITHER_WAY = quickly(
  /(?<!\p{L})(?:ob (?:du|sie|mit)|que (?:tu|vous)|tanto si|si tienes|se (?:tens|tem|hai)|che tu abbia|om du|onko sinulla|jestli máte)(?!\p{L})[^.;]{3,90}(?:egal|peu importe|da igual|no importa|tanto faz|não importa|non importa|spelar ingen roll|er ligegyldigt|betyr ingenting|ei ole väliä|je nám jedno)(?!\p{L})/iu,
);
/** Whatever school somebody went to. */
const WHATEVER_SCHOOL = quickly(
  /学歴(?:は|を|も)?(?:一切)?(?:、)?(?:問いません|問わず|不問|不要|見ません|見ない|気にし|重視し|関係(?:ありません|なく|なし))/u,
);

/** "We don't ask about your degree". */
const NOT_ASKED_ABOUT = folded(
  /(?<!\p{L})(?:we|nobody|no one) (?:don['’]t|doesn['’]t|won['’]t|never|do not|will not) (?:ask|care) (?:you )?(?:about|for) (?:your|an?|any) (?:\p{L}{1,10} )?(?:degree|diploma|qualification)/iu,
);

const NOBODY = [PAID_FOR, GRANTS, WHATEVER, EITHER_WAY, WHATEVER_SCHOOL, NOT_ASKED_ABOUT];

/** Returns whether a sentence asks nobody for education: the employer pays for it, or whatever people have is enough. */
export const asksNobody = (sentence: string): boolean => NOBODY.some((pattern) => pattern.test(sentence));

/** Returns a sentence without the clause that says what the employer doesn't ask for. */
export function withoutNeedless(sentence: string): string {
  const start = ASKS_FOR_NONE.exec(sentence)?.index;
  if (start === undefined) return sentence;
  const end = sentence.slice(start).search(/[,;]/u);
  return sentence.slice(0, start) + (end === -1 ? "" : sentence.slice(start + end));
}

const SCHOOLING =
  "(?:abschl[uü]ss\\p{L}{0,3}|studium|diplom\\p{L}{0,2}|ausbildung|zeugniss?e?|(?:doktor|uni|studien|hochschul)\\p{L}{2,12}|titel|diplômes?|bac|licence|master|études|título|títulos|titulación|carrera|estudios|grado|máster|doctorado|bachillerato)";
/** Says that a diploma isn't needed, in German, French and Spanish: "einen Abschluss brauchst du nicht". */
const NEEDLESS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${SCHOOLING}(?!\p{L})[^.;,:]{0,25} (?:(?:brauchst du|brauchen sie|benötigst du|musst du|verlangen wir|erwarten wir|fordern wir) (?:nicht|kein)|(?:ist|sind) (?:uns |für uns |hier |dabei )?(?:nicht wichtig|egal|unwichtig|nebensächlich|nicht entscheidend|nicht nötig)(?! (?:in )?welch)|interessier(?:t|en) uns nicht|spiel(?:t|en) (?:für uns |hier )?keine rolle|n['’](?:est|a|ont) (?:pas|aucune)|ne compte(?:nt)? pas|importe(?:nt)? peu|no (?:es|son|se|nos|hace|importa|(?:ped|exig|requer|neces|precis|busc|mir)\p{L}{1,5})|on s['’]en (?:fiche|moque)|nos da igual|da igual|no cuenta)|(?:brauchst|brauchen|benötigst|verlangen|erwarten|musst|fordern) (?:du |sie |wir )?(?:dafür |hierfür )?(?:kein|keinen|keine) (?:\p{L}{3,20} )?${SCHOOLING}|(?:pas besoin|nul besoin|inutile|peu (?:nous )?importe\p{L}{0,2}|aucun|sans|no (?:pedimos|exigimos|necesitas|requiere|hace falta|hacen falta|es necesario)|da igual|no importan?|sin)(?: (?:d['’]|de |un |une |le |la |les |el |los |tu |tus |tener |avoir ){0,3}| )(?:\p{L}{3,15} )?${SCHOOLING})(?!\p{L})`,
    "iu",
  ),
);
/** Words fused with their "not" and other ways to say that something doesn't count. */
const COUNTS_NOTHING = quickly(
  /(?<!\p{L})(?:ne(?:ní|jsou|ptá|trvá|kouk|potřebuj|vyžaduj|požaduj|hraj|hraje|rozhoduj|záleží|řeší|hled|musí|zajím|podmiň)\p{L}{0,4}|saknar betydelse|spelar ingen roll|oviktigt?|behövs inte|underordnet|betyder intet|uden betydning|uten betydning|mindre viktigt?|merkityksetö\p{L}{1,3}|irrilevante|poco importa|nessun[oa]?|irrelevante|tanto faz|pouco importa|dispensável|nenhuma?)(?!\p{L})/iu,
);

/** Returns whether a sentence in German, French or Spanish says that no diploma is needed. */
export const isNeedless = (sentence: string): boolean => NEEDLESS.test(sentence);

/** Returns whether a clause says that what it names doesn't count. */
export const countsNothing = (clause: string): boolean => COUNTS_NOTHING.test(clause);

/** "CAP exigé, première expérience appréciée": what is welcome is another matter. */
const FIRMLY_ASKED = folded(
  /^[^,;.]{0,40}(?<!(?:pas|non|no|não|sans être) )(?:exigée?s?|requise?s?|obligatoires?|acceptée?s?|admise?s?|suffi(?:t|sante?)|impérati(?:f|ve)s?|imprescindibles?|excluyentes?|obligatori[oa]s?|obrigatóri[oa]s?|requerid[oa]s?|exigid[oa]s?|richiest[oae]|mini(?:mum)?(?! (?:souhait|appréci|dese|prefer|desir|plus))|mínimo|minimo)(?!\p{L})/iu,
);

/** Returns whether what follows a name asks for it firmly. */
export const isFirmlyAsked = (after: string): boolean => FIRMLY_ASKED.test(after);
