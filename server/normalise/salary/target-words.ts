import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import type { Candidate } from "./candidate.ts";

/** Says that somebody meets every target, in the languages of the readers: what stands beside it is the base and the variable pay of a year together. */
const REACHED = [
  String.raw`ote|on[- ]target(?! to )|at (?:full |100 ?% )?(?:target|quota|plan)|at (?:full|100 ?%) (?:attainment|achievement)|total target(?:ed)? (?:earnings|cash|comp(?:ensation)?|pay)|target total (?:cash|comp(?:ensation)?)|target(?:ed)? (?:earnings|cash|compensation|pay)(?! (?:\p{L}{3,8} )?(?:ranges?|bands?)(?!\p{L}))|(?:if|when|once|where) (?:you|targets|all targets|quota) (?:hit|meet|reach|make|achieve|are met|are hit|is met|is reached)(?: (?:your|the|all))?(?: (?:full|annual))?(?: (?:targets?|quotas?|plan|numbers?|goals?))?`,
  String.raw`(?:bei|mit) (?:voller |vollständiger |100[- ]?%(?:iger)? |hundertprozentiger )?ziel(?:erreichung|erfüllung)|ziel(?:gehalt|einkommen|jahresgehalt|vergütung)|wer (?:seine|die|alle|sein) (?:vollen )?ziele? erreicht|wenn (?:du|sie|ihr) (?:deine|ihre|die|alle|eure) ziele? erreich(?:st|en|t)`,
  String.raw`(?:à|avec|une fois les?|si les) objectifs? (?:atteints?|réalisés?|remplis?|sont atteints)|à l['’]objectif|à 100 ?% (?:des objectifs|d['’]atteinte)|(?:package|rémunération|salaire) cible`,
  String.raw`(?:al|si|quien|cuando|una vez|tras|con) (?:se )?(?:cumpl\p{L}{1,5}|alcan[zc]\p{L}{1,4}|logr\p{L}{1,4})(?: el 100 ?% de)?(?: (?:su|sus|tu|tus|los|las|la|el))? (?:cuotas?|metas?|objetivos?)|(?:a|con) (?:los )?objetivos? (?:cumplidos?|alcanzados?)|a objetivo|(?:cuota|meta) cumplida`,
  String.raw`(?:atingid[ao]s|cumprid[ao]s|batid[ao]s|alcançad[ao]s) (?:as|os|a|o)? ?(?:metas?|objetivos?)|(?:ao|quem|se) (?:atingi\p{L}{1,3}|atinge|bate[r]?|bater|cumpri\p{L}{1,3}|cumpre|alcança\p{L}{0,2})(?: 100 ?% d)?(?: ?(?:as|os|a|o|suas|sua))? (?:metas?|objetivos?)|batendo (?:as? )?metas?|com (?:as )?metas (?:batidas|atingidas)|com objetivos (?:atingidos|cumpridos)`,
  String.raw`(?:a|ad|con) (?:obiettiv[oi] raggiunt[oi]|target)|(?:al|con il) raggiungimento (?:del 100 ?% )?(?:degli obiettivi|dell['’]obiettivo|dei target)|(?:chi|se) raggiung[ei] (?:gli obiettivi|l['’]obiettivo|il target)|raggiungendo gli obiettivi`,
  String.raw`bij (?:(?:honderd procent|100 ?%|volledige?|het (?:behalen|halen) van)(?: (?:je|jouw|de|alle))? )?(?:targets?|doelstelling(?:en)?|doelrealisatie)|(?:wie|als je|als u) (?:zijn|haar|je|jouw|uw|de|alle) (?:targets?|doelstelling(?:en)?) (?:haalt|behaalt)`,
  String.raw`(?:przy|po) (?:(?:pełn(?:ej|ym)|100 ?%|stuprocentow(?:ej|ym)) )?(?:realizacji|wykonaniu|osiągnięciu)(?: 100 ?%)? (?:celów|celu|planów|planu|targetów|targetu)|realizując plan|(?:kto|jeśli) (?:z?realizuje|wykona) (?:plan|cele)`,
  String.raw`vid (?:full |100 ?% )?(?:måluppfyllelse|målbudget)|vid uppnådd[a]? (?:budget|mål)|(?:den som|om du|när du|som) (?:når|uppnår|håller) (?:sin |din |sina |dina )?(?:budget|budgeten|mål|målen)|på budget`,
  String.raw`(?:når|hvis) (?:du|man) (?:rammer |når )?(?:dit |din |dine |sit )?(?:budget(?:tet)?|mål(?:ene|et)?)|ved (?:fuld |100 ?% )?(?:målopfyldelse|opnået budget|budgetopfyldelse|opfyldt budget|opnåede mål)`,
  String.raw`på budsjett|ved (?:full |100 ?% )?(?:måloppnåelse|oppnådd budsjett|nådd budsjett|oppnådde mål)|(?:når|hvis|den som) (?:du |man )?(?:når|treffer|oppnår) (?:budsjettet|budsjett|målene|målet|salgsmålet)`,
  String.raw`tavoitteen täyttyessä|tavoitteiden (?:täyttyessä|toteutuessa)|tavoitteet (?:saavuttamalla|saavutettuasi|saavuttaen)|tavoite(?:palkka|ansio|palkkaus)|(?:kun|jos) (?:saavutat|täytät) tavoittee(?:t|si)|tavoitetasolla`,
  String.raw`(?:při|po) (?:100 ?% )?(?:plnění|splnění|dosažení) (?:plánu|cílů|cíle|targetu)|(?:kdo|když|kdy[žz]) (?:s?plní(?:te)?|dosáhne(?:te)?) (?:plán|plánu|cíle?|cílů|target)`,
  // "Llegando a meta", "en atteignant vos objectifs": the gerunds of the Romance languages.
  String.raw`(?:llegando|alcanzando|cumpliendo|logrando|superando)(?: a)?(?: (?:la|el|los|las|tus?|sus?))? (?:metas?|objetivos?|cuotas?)|llegar a (?:la )?meta|(?:atingindo|batendo|cumprindo|alcançando)(?: (?:as?|os?|suas?|tuas?|seus?))? (?:metas?|objetivos?)|en (?:atteignant|réalisant|remplissant) (?:vos |tes |les |l['’])?objectifs?|(?:raggiungendo|centrando|realizzando) (?:gli |i |l['’]|il |tutti gli )?(?:obiettiv[oi]|target)`,
  // "Hit target and you're on £62,000".
  String.raw`(?:hit|meet|reach|make|beat) (?:your |the |all (?:your )?)?(?:targets?|quota|plan|numbers) and|erreichst du (?:deine|dein|die|alle) ziele?|(?:atteignez|atteins) (?:vos|tes|les|l['’]) ?objectifs?(?: et)?|(?:cumple|alcanza|llega a) (?:tu |tus |los |el )?objetivos? y|bat[ea] (?:a |as )?metas? e|raggiungi (?:l['’]obiettivo|gli obiettivi) e|haal je (?:je |de |alle )?targets?(?: en)?|(?:zrealizuj|zrealizujesz) (?:plan|cele)(?: i)?|(?:når|slår) du (?:din |ditt |dit |dine )?(?:budget|budgeten|budsjettet|budgettet|mål|målen|målet|målene)|saavuta tavoitte(?:et|esi) ja|(?:splň|splníš|splňte|splníte) (?:plán|cíl|cíle)(?: a)?`,
];
const SAID = wholeWords(...REACHED);
/** Japanese has no spaces between words. */
const SAID_JA = "目標(?:を)?(?:100[%％])?達成(?:時|した場合|すれば|すると|で)|想定年収";

/** Says that targets are met; a sentence without it states no on-target pay. */
export const SAYS_TARGET = folded(new RegExp(`${SAID}|${SAID_JA}`, "iu"));
/** What holds it before amounts and behind them. No other amount stands between: "base of £50k, at target £80k" says what £80k is. */
const BEFORE = folded(new RegExp(String.raw`(?:${SAID}|${SAID_JA})([^\d;$€£]{0,60})$`, "iu"));
const BEHIND = folded(new RegExp(String.raw`^[^\d;.:,]{0,30}?(?:${SAID}|${SAID_JA})(?![^.;]{0,40}\d{2})`, "iu"));
/** The mark right behind amounts, whatever follows: "$160,000 OTE ($80,000 base)". */
const MARK_BEHIND = /^\s*\(?(?:in )?(?:total )?(?:OTE|on[- ]target(?! to ))\b(?!\s*[:$€£\d])/i;
const BASE = folded(
  /(?<!\p{L})(?:base|basic|fix(?:e[ns]?|um|gehalt)?|grund(?:gehalt|lohn)|fijo|fix[ao]|fissa|vast|podstaw[ay]|fast|pohja(?:palkka)?|pevná)(?!\p{L})[^\d$€£,]{0,30}$/iu,
);
const BASE_BEHIND = folded(
  /^ ?(?:(?:a|per|im|par|al|por|pro) (?:year|month|annum|jahr|monat|an|mois|año|mes|ano|mês) )?(?:is |as )?(?:the )?(?:base|basic|grundgehalt|fixum|fixe|fijo|fix[ao]|fiss[ao])(?!\p{L})/iu,
);
/** Begins the part of on-target pay that is the base: "£60,000 OTE, of which £40,000 is guaranteed". */
const OF_WHICH = folded(
  /(?<!\p{L})(?:of which|davon|wovon|dont|de (?:los|las) (?:cuales|que)|d[oa]s quais|di cui|waarvan|z czego|varav|heraf|hvoraf|hvorav|josta|z toho)(?!\p{L})/iu,
);

/** "Salary Range or On Target Earnings:": either of them. */
const EITHER =
  /(?<!\p{L})(?:salary|pay|base)(?: range| pay| salary)? (?:or|and\/or|\/) (?:on[- ]target|ote)(?!\p{L})/iu;

/**
 * Returns the words right before amounts that are what somebody earns who meets every target: those behind the mention of targets, or those of the
 * clause. Null for other amounts.
 */
export function onTargetLead({ before, after }: Pick<Candidate, "before" | "after">): string | null {
  if (EITHER.test(before)) return null;
  const said = BEFORE.exec(before);
  if (said !== null) {
    const lead = said[1] ?? "";
    return BASE.test(before) || BASE_BEHIND.test(after) || OF_WHICH.test(lead) ? null : lead;
  }
  return MARK_BEHIND.test(after) || BEHIND.test(after) ? (before.split(/[,;:]/).at(-1) ?? "") : null;
}

const FIRST_YEAR = folded(/(?<!\p{L})(?:first[- ]year|year (?:one|1)|1st year)(?!\p{L})[^.;\d]{0,40}$/iu);

/** Returns whether amounts are what those earn on target who have just begun, which is no promise of some day: "First year OTE £40-45k". */
export const ofFirstYear = (candidate: Pick<Candidate, "before" | "after">): boolean =>
  FIRST_YEAR.test(candidate.before) && onTargetLead(candidate) !== null;

/** Says that amounts hold more than the base: bonuses, tips, a pension. */
const TOTALS = [
  "total (?:annual |cash |target |gross |estimated |potential |direct |expected ){0,2}(?:cash|compensation|comp|pay|earnings?|income|rewards?(?: package)?|package|remuneration)|(?:total |whole |full |salary |compensation |remuneration )?package|all[- ]in(?![- ]one)|(?:with|including|incl\\.?) (?:tips|bonus(?:es)?|commissions?|overtime|super(?:annuation)?)|average",
  "gesamt(?:paket|vergütung|gehalt|einkommen|verdienst|bezüge)|(?:inkl(?:usive|\\.)?|mit|samt) (?:bonus|boni|provision(?:en)?|prämien?|trinkgeld|zulagen|zuschlägen)",
  "(?:package|rémunération|rému|salaire) (?:annuel(?:le)? )?(?:total|totale|global|globale)|package|(?:primes?|variable|bonus) (?:compris|comprise|inclus|incluse)s?|avec (?:les )?(?:primes?|pourboires|bonus)",
  "(?:retribución|remuneración|compensación|salario|paquete) (?:anual )?total|paquete(?: retributivo| salarial)?|con (?:bonos?|comisiones|propinas|incentivos)|(?:bonus|comisiones|incentivos) incluid[oa]s?",
  "(?:remuneração|compensação|salário|pacote) (?:anual )?total|pacote(?: salarial)?|com (?:bônus|bónus|prémios|comissões|gorjetas)",
  "(?:retribuzione|compenso|pacchetto|stipendio) (?:annu[ao] )?(?:total[ei]|complessiv[oa])|pacchetto(?: retributivo)?|con (?:premi|bonus|mance|provvigioni)",
  "totaal(?:pakket|beloning|inkomen|salaris)?|totale (?:beloning|vergoeding|pakket|inkomen)|(?:met|inclusief|incl\\.?) (?:bonus|fooien|commissie|toeslagen)",
  "łączni[e]|łączne (?:wynagrodzenie|zarobki)|całkowite (?:wynagrodzenie|zarobki)|pakiet|z (?:premią|premiami|napiwkami|prowizją|bonusem)",
  "total(?:lön|ersättning|paket|løn|lønn|pakke|kompensation)?t?|samlet (?:løn|lønn|pakke|lønpakke)|sammanlagt|(?:med|inkl(?:usive|\\.)?) (?:bonus|provision|provisjon|dricks|drikkepenge|tips|tillägg|tillæg|tillegg)",
  "kokonais(?:palkka|ansio|palkkio|korvaus)\\p{L}{0,4}|yhteensä|(?:bonuksineen|lisineen|provisioineen)|celkov[áýé] (?:mzda|odměna|plat|příjem)|celkem|(?:s|včetně) (?:bonus(?:em|y|ů)|prémi(?:í|emi)|spropitným)",
  "(?:pachet|salariu|venit)(?:ul)? total|pachet(?:ul)?(?: salarial)?|cu (?:bonusuri|comisioane|bacșiș)",
];
const TOTAL_BEFORE = quickly(
  new RegExp(
    String.raw`(?:${wholeWords(...TOTALS)}|総額|総支給額?|込みで?)[^.;:\d]{0,40}(?:: ?)?[^.;:\d]{0,10}$`,
    "iu",
  ),
);
const TOTAL_AFTER = quickly(new RegExp(String.raw`^[^.;,|+\d]{0,24}?(?:${wholeWords(...TOTALS)}|込み)`, "iu"));
const LETTER = /\p{L}/u;

/** Returns whether amounts are said to hold more than the base: "Total compensation: $160,000 - $200,000", "$30 - $40 an hour with tips". */
export function isTotal({ before, after, context }: Pick<Candidate, "before" | "after" | "context">): boolean {
  if (BASE.test(before) || BASE_BEHIND.test(after)) return false;
  return TOTAL_BEFORE.test(LETTER.test(before) ? before : `${context.lead} ${before}`) || TOTAL_AFTER.test(after);
}
