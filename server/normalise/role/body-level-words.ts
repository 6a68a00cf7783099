import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Level } from "#contract/schemas/job.ts";
import { LEVELS } from "#contract/schemas/job.ts";
import { EVERY_PASSED } from "./described-levels.ts";
import { UNIT_HEADS } from "./heads.ts";

/** What stands for a level beside the name of a role in a sentence, in the languages of the readers. */
const WORDS = {
  entry: String.raw`entry[- ](?:level)?|(?:paid )?(?:intern(?:ship)?|apprentice(?:ship)?|traineeship|trainee(?:stelle|program\p{L}{0,4})?)|graduate trainee|auszubildende[rn]?|azubi|werkstudent(?:in)?|praktikant(?:in|en)?|volontär(?:in)?|berufseinsteiger(?:in)?|berufseinstieg|einstiegs(?:position|stelle)|alternant(?:e|·e|\(e\))?|apprenti(?:e|·e|\(e\))?|débutant(?:e|·e|\(e\))?|becari[oa]|aprendiz|pasante|estagiári[oa]|tirocinante|stagista|apprendista|stażyst\p{L}{1,2}|praktykant\p{L}{0,2}|lärling|lærling|elev|harjoittelija\p{L}{0,3}|stážist\p{L}{1,3}|(?<!self[- ])(?<!self)starter`,
  junior: String.raw`junioř(?:i|ům|ech)|junior(?:s|es|zy|a|y|i|ů|ar|ien|in|i\p{L}{1,2}|ní\p{L}{0,3}|sk\p{L}{1,4}|nivå|niveau|tas\p{L}{1,4}|-?level)?|junior(?!en|at|ity|hold|lag|tr[æä]n|a[ck]ad|lands|s)\p{L}{4,20}|juniorst(?:illing|elle)\p{L}{0,3}|júnior(?:es|e|a)?|jr\.?|młodsz\p{L}{1,4}|nuoremp\p{L}{1,4}|mladší(?:ho|m|mu)?`,
  mid: String.raw`mid[- ]?level|mid[- ]?weight|middle[- ]level|mid[- ]grade|mid(?=[ /.,:;)–-]|$)|mid(?:zi|zy|ów)|intermediate|medior\p{L}{0,10}|(?:nivel|nível|livello) (?:m[eéè]di[ou]|interm[eé]di[oa]|mid)|nível plen[oa]|(?:nivel|livello|poziom\p{L}?) middle|mittler\p{L}{1,2} (?:ebene|niveau|level)|gemiddeld niveau|średni\p{L}{0,4} (?:poziom\p{L}{0,2}|szczebl\p{L}{1,2})|regular(?:a|em|zy|ów)|(?<=poziom(?:ie)? )regular|mellomnivå|mellemniveau|keskitaso\p{L}{0,3}|mid-tas\p{L}{2,4}|semi[- ]?s[eé]nior(?:es)?|ssr|(?<!(?<!\p{L})(?:em|en|a|ao|de) )plen[oa]s?(?! (?:emprego|rendimiento|direito|centro|funcion))|confirmée?s?|intermédiaires?|intermedi[oa]|mida|midów|mellannivå|středn\p{L}{1,2} úrov\p{L}{1,3}`,
  senior: String.raw`senioř(?:i|ům|ech)|senior(?:s|es|zy|a|y|i|ů|ar|ien|in|i[ak]\p{L}{0,1}|itaso\p{L}{0,6}|ní\p{L}{0,3}|sk\p{L}{1,4}|nivå|niveau|tas\p{L}{1,4}|-?level)?|senior(?!en(?!tw)|it|liv|boend|häls|center|sent|hus|omsorg|pleje|pleie|bost|lägen|tal|ers)\p{L}{4,20}|s[éê]nior(?:es|e|a)?|sr\.?|starsz(?:y|ego|ą|a|ych|ej|emu)|vanhemp\p{L}{1,4}|starší(?:ho|m|mu)?|doświadczonego seniora`,
  lead: String.raw`principal|chief \p{L}{3,14}|executive(?=[- ]level)|ward sister|führungskr(?:aft|äfte)|leitungskraft|staff[- ]level(?!s)|staff(?= (?:\p{L}{2,20} ){0,2}(?:engineer|developer|scientist|designer|researcher))|(?:tech(?:nical)?|team|shift|squad)[- ]?lead(?:er)?|lead (?:\p{L}{2,20} ){0,2}(?:engineer|developer|designer|scientist|architect|educator|teacher|chef|consultant|counsel|nurse|analyst|manager|recruiter|writer|artist)|head of|(?:department|ward|unit|branch|plant|shift|people|kitchen|nurse|floor) manager|managing director|director|supervisor|teamleiter(?:in)?|teamleitung|(?:filial|markt|küchen|stations|schicht|gruppen|werkstatt|lager|betriebs|restaurant|kita|standort|pflegedienst|wohnbereichs|hausdamen)leitung|abteilungsleit(?:er(?:in)?|ung)|bereichsleit(?:er(?:in)?|ung)|\p{L}{3,14}direktor(?:in)?|geschäftsführer(?:in)?|leiter(?:in)? (?:der|des)|chefkoch|szef(?:owa|owej|ową|a|em)? \p{L}{4,12}|köksmästare|chefe de (?:receção|cozinha|equipa|turno|secção|serviço|sala|loja|armazém)|chefköchin|küchenchef(?:in)?|chef(?:arzt|ärztin|redakteur(?:in)?)|oberarzt|oberärztin|direct(?:eur|rice)|responsable (?:d['’](?:équipe|agence|atelier|exploitation)|de (?:service|magasin|site|secteur|rayon|équipe|equipo|tienda|turno|departamento|área|sección|planta|almacén))|jef[ae] de (?!proyect|produ)\p{L}{3,14}|directora?|gerente (?!de (?:proje|proye|cont|cuent|produ))\p{L}{2,14}|diretora?|líder de equip[aeo]|responsabile (?:di |del(?:la|l['’]|lo)? ?)(?:reparto|team|negozio|area|filiale|punto vendita|unità|settore|squadra|sede|ufficio|magazzino|produzione)|direttor[ei]|direttrice|caporeparto|hoofd|leidinggevende|kierowni(?:k|czka|ka|czkę|kiem|czką)(?! (?:projekt|produkt|kontrakt|budow))|dyrektor\p{L}{0,3}|lider(?:a|em|ka|kę)? zespołu|(?:avdelnings|avdelings|afdelings|enhets|sektions|seksjons|gruppe|team|butiks|butikk|skift|vagt|kjøkken|køkken|køks|köks|lager|produktions|produksjons|restaurang|restaurant|hotell?|verkstads|verksteds|værksteds|drifts|områdes|område)(?:leder|ledare|chef|sjef)|enhetschef|\p{L}{3,12}direktør|(?:vuoro|tiimi|osasto|yksikön|yksikkö|myymälä|varasto|ravintola|tuotanto|keittiö|tehdas)päälli\p{L}{2,6}|esihenkilö\p{L}{0,4}|esimie\p{L}{1,5}|tiiminvetäj\p{L}{1,4}|\p{L}{3,14}johtaja\p{L}{0,3}|vedoucí(?:ho|m|mu)?(?! projekt)|ředitel\p{L}{0,4}|șef(?:ă)? de \p{L}{4,9}|${UNIT_HEADS}`,
} as const satisfies Record<Level, string>;

const BY_LEVEL: readonly (readonly [Level, RegExp])[] = LEVELS.map((level) => [level, latinPhrases(WORDS[level])]);
/** Any level. */
export const ANY_LEVEL = `(?:${LEVELS.map((level) => WORDS[level]).join("|")})`;

/** A cheap first test: names any level. */
export const NAMES_LEVEL = quickLatinPhrases(ANY_LEVEL);

/** Words for a level that name people, places or wares: "senior living", "junior school", "senior stakeholders". */
const NO_LEVEL = latinPhrases(
  String.raw`senior[- ](?:wing|ward|floor|day|dogs?|cats?|dining|lunch|club|choir|dance|citizen|pupils?|level students?|students?|year|living|care|cent(?:er|re)s?|citizens?|housing|high|leaders?|leadership|management(?! role| position)|managers and|executives and|stakeholders?|team|colleagues?|staff(?! (?:nurse|engineer|scientist|writer))|services?|communit(?:y|ies)|residents?|home|health|school|users?|market|doctors?|clients?|customers?|level stakeholders|partners and|managementu?)`,
  String.raw`junior[- ](?:school|high|college|academy|league|varsity|doctors?|football|rugby|hockey|team(?:s|\p{L}{0,1})?(?! (?:member|assistant))|colleagues?|staff|squad|club|camp|golf|tennis|isa|members|engineers and|enterprise)`,
  String.raw`mid[- ](?:market|sized?|term|career|range|day|week|atlantic|west|stage|cap)|principal investigators?|principal (?:place|residence|office|dut(?:y|ies)|responsibilit(?:y|ies)|activit(?:y|ies)|contact|accountabilit(?:y|ies)|purpose|objectives?|functions?|location|aim|goal|focus|tasks?)|entry[- ]level (?:job[- ]?seekers|staff|employees|colleagues|workers)|lead (?:generation|time|management|qualification)|directors? of (?:nursing'?s|the board)|board of directors|entry (?:systems?|doors?|tests?|requirements?|point|into)|data[- ]entry|staff (?:accountant|nurse|canteen|members?)|interns(?:hips)?|(?:para|für|voor|dla|for|pour|til|för|de|aux|des|per|di|om|med|hos) s[eéê]nior(?:s|es|en)`,
  String.raw`\p{L}{3,18}johtajan (?:sihteeri|assistent|kuljettaj)\p{L}{0,4}|(?:residencia|résidence|residenza|residência|centro|turismo|moda|público) s[eéê]nior`,
  String.raw`(?:asyst\p{L}{3,6}|asistentk\p{L}{1,2}|řidič\p{L}{0,2}|kierowc\p{L}{1,2}|ass?istent\p{L}{0,2}|assistant|asistent\p{L}{0,2}|secretar\p{L}{1,2}|sekret\p{L}{2,6}|sekretær|adjoint\p{L}{0,3}) (?:to |of |for )?(?:the |our |der |des |del |de la |de |du |di |do |da |til |till |van de |van |dla )?(?:\p{L}{2,12} ){0,1}${ANY_LEVEL}`,
);
const EVERY_NO_LEVEL = folded(new RegExp(NO_LEVEL.source, "gi"));

/** What stands between two levels that are both meant. */
const BETWEEN = folded(
  /^[^a-zÀ-ɏ]{0,4}(?:(?:level|niveau|nivå|profiles?|(?:\p{L}{3,14} ){1,2})[^a-zÀ-ɏ]{0,3})?(?:[/|,-]|(?:or|and|to|als auch|als|sia|as well as|wie auch|come|jak i|jak również|sowie|quanto|che|oder|und|bis|ou|et|comme|o|y|e|como|of|en|lub|oraz|i|eller|och|og|tai|ja|nebo|a|sau|til|till)(?![a-zÀ-ɏ]))(?: an?| ein\p{L}{0,2}| un\p{L}?| een)?[^a-zÀ-ɏ]{0,4}$/iu,
);
/** As in titles, a senior manager is on both levels. */
const SENIOR_MANAGER = latinPhrases(String.raw`(?:senior|sr\.?|snr) manager`);

/** Returns the levels that a phrase of a few words names beside a role. */
export function levelsNamed(phrase: string): Level[] {
  const current = /j[uú]nior/iu.test(phrase) ? phrase.replace(EVERY_PASSED, " mid ") : phrase;
  const rest = current.replace(EVERY_NO_LEVEL, " … ").replace(/semi[- ]?s[eé]nior(?:es)?/giu, " ssr ");
  const found = BY_LEVEL.flatMap(([level, pattern]) => {
    const match = pattern.exec(rest);
    return match === null ? [] : [{ level, start: match.index, end: match.index + match[0].length }];
  }).toSorted((one, other) => one.start - other.start);
  const levels = found.map(({ level }) => level);
  if (levels.includes("senior") && SENIOR_MANAGER.test(rest)) return ["senior", "lead"];
  if (found.slice(1).every(({ start }, at) => BETWEEN.test(rest.slice(found[at]?.end, start))))
    return LEVELS.filter((level) => levels.includes(level));
  // "A junior team leader", "a senior director": as in titles, one of two decides.
  return levels.includes("entry")
    ? ["entry"]
    : levels.includes("junior")
      ? ["junior"]
      : [levels.includes("lead") ? "lead" : (levels[0] ?? "mid")];
}
