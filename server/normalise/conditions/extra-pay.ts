import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import type { ExtraPay } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { type QuickExpression } from "#normalise/text/quick-expression.ts";

interface Kind {
  says: QuickExpression;
  /** Another sense of the words, or another kind of payment. */
  other: RegExp;
  denied: RegExp;
}

const no = (what: string): RegExp =>
  phrases(String.raw`${NO} (?:\p{L}{1,15} ){0,3}?(?:${what})`, String.raw`${REFUSED} [^.;,]{0,50}?(?:${what})`);
const NO = String.raw`(?:no|without|not|never|n['’]t|isn['’]t|aren['’]t|doesn['’]t include|excluding|excl\.?|keine|kein|ohne|sans|pas de|sin|sem|geen|zonder|bez|ingen|utan)`;
/** Says that somebody doesn't get or give what follows, some words further on. */
const REFUSED = String.raw`(?:(?:not|never) (?:be )?(?:eligible|entitled)|ineligible|(?:do|does|will|can) ?not (?:offer|pay|provide|give|have|come with|qualify for)|(?:do|does|wo|ca)n['’]t (?:offer|pay|provide|give|have|come with|qualify for)|(?:zahlen|bieten|gibt es) (?:wir )?(?:keine[nr]?|nicht)|n(?:e |['’])(?:proposons|offrons|versons|prévoit|propose) (?:pas|aucune?)|no (?:ofrecemos|pagamos|incluye|tiene)|não (?:oferecemos|pagamos|inclui|há)|non (?:offriamo|è previst[oa]|prevede|include)|bieden (?:we |wij )?geen|nie (?:oferujemy|wypłacamy|przewidujemy)|erbjuder (?:vi )?(?:inte|ingen|inga)|tilbyder (?:vi )?(?:ikke|ingen)|tilbyr (?:vi )?(?:ikke|ingen)|emme (?:tarjoa|maksa)|ne(?:nabízíme|vyplácíme)|nu (?:oferim|acordăm))`;
/** Names a bonus beside the pay in other languages: "Gehalt + Bonus". */
const PAY_AND_BONUS = String.raw`(?:gehalt|lohn|vergütung|salaire|rémunération|fixe|sueldo|salario|retribución|salário|remuneração|stipendio|retribuzione|salaris|loon|wynagrodzenie|pensja|lön|lønn?|palkka|mzda|plat|salariu) (?:\+|&|und|et|y|e|en|i|och|og|ja|a|și|plus|zzgl\.?|sowie|mais|más|più) (?:\p{L}{3,14} )?(?:bonus(?:es|ar|er|y|ów|uri)?|bonos?|bônus|bónus|bonussen|prämien?|primes?|premies|premi[ei]?|prémie|prémios?|prêmios?|bonukset)`;

const KINDS: Readonly<Record<ExtraPay, Kind>> = {
  "on-target": {
    says: quickPhrases(
      String.raw`ote|on[- ]target[- ](?:earnings?|income|compensation|pay|commission|bonus)|variable (?:pay|compensation|earnings)|target (?:pay|compensation|earnings)(?! (?:\p{L}{3,8} )?(?:ranges?|bands?)(?!\p{L}))|zielgehalt|variable[rnms]? (?:vergütung|gehaltsanteil|anteil)|(?:rémunération|part|salaire) variable|variable (?:déplafonné|non plafonné)|(?:salario|retribución|remuneración|parte) variable|(?:remuneração|salário) variável|variabele? (?:beloning|salaris|vergoeding)|premia uznaniowa|wynagrodzenie zmienne|rörlig (?:lön|del|ersättning)`,
    ),
    other: phrases(
      String.raw`(?:attain|achiev|deliver|stay|keep|hit|are|remain|be|being|run) (?:\p{L}{1,10} )?on[- ]target`,
    ),
    denied: no("ote|variable"),
  },
  commission: {
    says: quickPhrases(
      String.raw`(?:uncapped|monthly|quarterly|generous|competitive|plus|\+|and|with|sales|base \+|on|commission) commissions?(?: (?:structure|plan|scheme|package|earnings|payments|only|accelerators?))?|commission[- ](?:structure|plan|scheme|only|based|eligible|package|accelerators?)|commissions? (?:on|per|for) (?:each|every|all|sale|closed|deal)|(?:plus|und|\+|zzgl\.?) provision(?:en)?|(?:plus|\+|en|met) commissies?|provvigion[ie]|provision(?:en)?(?: auf| pro|smodell| für jeden)|provisionsbasis|commissions? (?:non plafonnées?|sur (?:les )?ventes)|comisiones(?: por (?:venta|objetivo)s?)?|comissão|comissões|commissieregeling|prowizj\p{L}{1,2}|provisionslön|provisionsbaserad`,
    ),
    other: phrases(
      String.raw`european commission|commission-free|(?:exchange|federal|trade|competition|securities|planning) commission|commissioning|(?:install|start|test|configure|build|repair|maintain|assemble|start-up,?)\p{L}{0,3}(?: \p{L}{1,12}){0,3},? (?:and|or|&) commission|commission (?:systems?|equipment|machin\p{L}{1,4}|plants?|tracking|calculat\p{L}{1,4}|reports?|reporting|statements?|reconciliation|disputes?|data)|opportunit\p{L}{1,3} commission|equal employment`,
    ),
    denied: no("commissions?"),
  },
  bonus: {
    says: quickPhrases(
      PAY_AND_BONUS,
      String.raw`(?:compensation|salary|salaries|pay|base|wages?|benefits),? (?:&|and|plus|with) (?:\p{L}{3,14} )?bonus(?:es)?|bonus component|(?:success|gain|results?)[- ]sharing`,
      String.raw`(?:annual|performance|yearly|quarterly|discretionary|company|year-end|profit|cash|target|monthly|individual|achievement|results?|holiday|christmas|performance-based|retention)(?:[- ](?:performance|based|target|cash|company|related|incentive|discretionary)){0,2} bonus(?:es)?|bonus(?:es)? (?:plan|scheme|program(?:me)?|structure|opportunit(?:y|ies)|eligib\p{L}{1,6}|target|potential|pool|of up to|up to|based on|is|for performance)|(?:salary|base|pay|\+|plus|and an?|eligible for an?|target),? (?:annual )?bonus(?:es)?|profit[- ]sharing|\d{1,2} ?% (?:annual |target |performance )?bonus|bonuszahlung(?:en)?|jahresbonus|leistungsbonus|leistungsprämie|erfolgsbeteiligung|gewinnbeteiligung|prime(?:s)? (?:annuelle|sur objectifs|de performance|d['’]intéressement|d['’]objectifs)|intéressement et (?:la )?participation|bonus annuel|bono (?:anual|por objetivos|por desempeño|de desempeño)|bônus (?:anual|por desempenho|por resultados)|plr|ppr|winstdeling|eindejaarsbonus|(?:jaarlijkse|prestatie) ?bonus|premi[ae] (?:roczn\p{L}{1,2}|kwartaln\p{L}{1,2}|miesięczn\p{L}{1,2})|bonus roczny|årlig bonus|bonusprogram|vinstdelning|premio di (?:risultato|produzione)`,
    ),
    other: phrases(
      String.raw`referral|sign(?:ing)?[- ]?on|signing|sign-?up|bonus points?|(?:a|as a|big|huge|added|is a|real|definite) bonus(?! (?:of|plan|scheme|program|structure|up|component|pool|target))|it['’]s a bonus|welcome bonus|werber|empfehlungs\p{L}{1,10}|cooptation|relocation bonus|casino|deposit bonus|player`,
    ),
    denied: no(
      String.raw`(?:jahres|monats|leistungs|jaar|eindejaars|års|vuosi)?bonus(?:es)?|bon[oi]s?|bônus|bónus|primes?|(?:jahres|leistungs)?prämien?|premi[aeo]s?|premii|prémi[oe]s?|prémi[aí]|prêmios?`,
    ),
  },
  equity: {
    says: quickPhrases(
      String.raw`(?:stock|share|employee) options?|options package|rsus?|restricted stock(?: units?)?|phantom (?:stock|shares|equity)|virtual (?:shares?|stock)|vsop|esops?|espp|bspce|employee (?:stock|share) (?:ownership|purchase|option)(?: plan| scheme| program(?:me)?)?|equity (?:package|grants?|compensation|stake|plan|options?|incentives?|participation|awards?|refresh\p{L}{0,4}|upside|component|ownership|program(?:me)?|for all|in the company)|(?:offer|offers|including|include|includes|plus|receive|get|\+|meaningful|generous|competitive|significant|early|employee|salary and|salary,|bonus,|benefits,|bonus and|pay,|real|startup|founding|eligible for) equity(?! and (?:inclusion|access|justice|belonging))|mitarbeiterbeteiligung|unternehmensanteile|virtuelle (?:anteile|beteiligung|optionen)|(?:parts|actions) de l['’]entreprise|actions gratuites|opciones sobre acciones|acciones de la empresa|opções de ações|stock-?opties|aandelenopties|aandelen in het bedrijf|opcje na akcje|udziały w spółce|pakiet akcji|aktieoptioner|personaloptioner|teckningsoptioner`,
    ),
    other: phrases(
      String.raw`(?:experience|knowledge|understanding|familiarity|expertise|familiar) (?:with|of|in) [^.;]{0,80}(?:equity|stock|options|rsus?)|tax(?:es|ation)? (?:\p{L}{1,10} ){0,3}(?:on|of|related to|for) (?:\p{L}{1,10} ){0,2}(?:equity|stock)|equity managers?|(?:executive|deferred) compensation|help(?:s|ing)? (?:employees|people|clients|customers|users|founders) [^.;]{0,80}(?:equity|stock|options)|private equity|equity (?:research|markets?|trad(?:ing|ers?)|analysts?|derivatives|funds?|capital|partners|sales|financing|law|issues|audit|lens|release|method|accounting|administration|management)|(?:racial|health|gender|social|pay|brand|home|diversity,?|educational|global|global health) equity|diversity|inclusion|job[- ]share|(?:data|trading|trades?) (?:in |on |of )?(?:stock|share) options|stock options? (?:trading|markets?|pricing)|administ\p{L}{1,8} (?:\p{L}{1,10} ){0,4}?(?:equity|stock|rsus?|espp)`,
    ),
    denied: no("equity|(?:stock )?options?"),
  },
};
const NAMES = Object.keys(KINDS) as ExtraPay[];
const NOT_OF_THE_JOB = new Set(["eeo", "responsibilities", "requirements", "nice-to-have"]);

/** Returns what a job pays beside its base pay. The evidence joins the first sentence of each. */
export function readExtraPay(sentences: readonly Sentence[]): Evidenced<ExtraPay[]> {
  const found = new Map<ExtraPay, string>();
  for (const { text, section } of sentences) {
    if (NOT_OF_THE_JOB.has(section)) continue;
    for (const name of NAMES) {
      const { says, other, denied } = KINDS[name];
      if (found.has(name) || !says.test(text) || other.test(text) || denied.test(text)) continue;
      found.set(name, text);
    }
  }
  return { value: NAMES.filter((name) => found.has(name)), evidence: [...new Set(found.values())].join(" … ") };
}
