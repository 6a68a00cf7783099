import { inPlainQuantities } from "#normalise/text/plain-quantities.ts";
import { inPlainWords } from "./contract-wording.ts";
import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { rememberedSentence } from "#normalise/text/remembered.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { AMOUNT_IN_WORDS, boundsOf, widest } from "../amounts.ts";
import { coversLeave, IS_PERMANENT, WITH_START } from "./engagement-cues.ts";
import { untilItsEnd } from "./engagement-end.ts";
import { NAMES_ENGAGEMENT, SURE_ENGAGEMENT } from "./engagement-words.ts";
import { engagementLengths, unspacedEngagement, withNumbers } from "./engagements.ts";
import { inNumbers, MONTH, NAMES_UNIT, WEEK, YEAR } from "./written-lengths.ts";
import { monthRange } from "../month-ranges.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const LENGTH = String.raw`${AMOUNT_IN_WORDS}[ -]?(?:\(\d{1,2}\) ?)?(?:(?<month>${MONTH})|(?<year>${YEAR})|(?<week>${WEEK}))(?!\p{L})`;

/** What an engagement is called, where its length comes first: "6-month contract", "12 months fixed term". */
const NAME_BEHIND = String.raw`[ -](?:(?!and |or |of |with |in |after |your |our |the |a |an |we |you |it |notice|trial|probation)[\p{L}-]{1,15} ){0,2}?(?:contracts?|fixed[- ]term|limited|befristet\p{L}{0,2}|tidsbegränsad|ftc|assignments?|engagements?|temporary|interim|(?:maternity|paternity|parental|leave)(?: leave)? cover|cover|secondment|internship|traineeship|apprenticeship|residency|placement|freelance|vertrag|befristung|projektvertrag|contrat|cdd|mission|contrato|opdracht|overeenkomst|zu besetzen|à pourvoir|te vervullen|do obsadzenia|umow[aęy]|kontrakt|vikariat|anställning|visstid\p{L}{0,12}|anstilling|engasjement|contratto)(?!\p{L})(?! (?:management|negotiation|law|experience|administration|manufacturing|work|drafting|erfahrung))`;
/** Its name or a label before the length: "fixed-term contract of 12 months", "Laufzeit: 6 Monate", "CDD de 6 mois". */
const NAME_BEFORE = String.raw`(?<!\p{L})(?:an initial|zu besetzen|(?:position|role|job|post|contract) is limited to|(?:assignment|contract|project|role|engagement) (?:is expected to|will|should) (?:last|run)|cover(?:ing)? (?:\p{L}{1,12} ){0,2}?(?:maternity|paternity|parental) leave|contract(?: (?:length|duration|period|term|position|role))?|duration|fixed[- ]term(?: (?:contract|position|role|appointment))?|ftc|limited[- ]term|term|length(?: of (?:contract|assignment))?|assignment|engagement|temporary(?: (?:contract|position|role|assignment))?|secondment|internship|befristet(?:e[rsn]?)?(?: (?:\p{L}{1,20} ){0,2}(?:anstellung|stelle|vertrag|arbeitsvertrag))?|befristung|(?:elternzeit|mutterschutz|schwangerschafts)vertretung|praktikum|laufzeit|dauer|projektdauer|projektlaufzeit|vertragsdauer|einsatzdauer|vertragslaufzeit|cdd|durée(?: (?:maximale|maximum|minimale|prévue|initiale|estimée|totale))?(?: d[eu] (?:contrat|la mission|mission))?|mission(?: freelance| longue| courte)?|contrat(?: à durée déterminée| temporaire| d['’](?:alternance|apprentissage)| de professionnalisation)?|remplacement (?:d['’]un )?congé (?:maternité|parental|paternité)|stage|proyecto|sustitución por (?:baja|permiso) (?:maternal|paternal|de maternidad|de paternidad)|duración(?: (?:máxima|mínima|prevista|inicial|estimada|aproximada|total))?(?: del contrato)?|contrato(?: temporal| por obra| a termo certo| a termo| a prazo| por prazo determinado| temporário)?|duração(?: (?:máxima|mínima|prevista|inicial|estimada|total))?(?: do contrato)?|prazo(?: determinado)?|estágio|looptijd|duur|contractduur|periode|tijdelijk(?:e)?(?: (?:contract|functie|opdracht))?|opdracht|zwangerschapsvervanging|umow[aęy](?: (?:na czas określony|zlecenie|o pracę)){0,2}|zastępstwo|kontrakt|czas trwania(?: umowy| projektu)?|visstid\p{L}{0,12}|tidsbegränsad(?: anställning)?|vikariat|anställningstid|projektanställning|tidsbegrænset(?: (?:stilling|ansættelse))?|varighed|varighet|durata(?: (?:prevista|massima|minima|iniziale|stimata|complessiva))?|contratto(?: a tempo determinato)?|määräaikainen(?: työsuhde)?|kesto)`;
const JOINED = String.raw`(?: ?[:=–,-]| \()? ?(?:(?:of|for|is|lasting|auf|von|für|über|de|d['’]|da|por|pour|voor|van|na|okres|på|om|av|di|per|initially|approximately|approx\.|about|up to|bis zu|max\.|zunächst|vorerst|inicial|initially|est|i|ca\.|circa|minimum|at least|den|la|een|period|the|first|eine|dauer|durée|duración) ){0,3}`;

/** Contracts that end: a few words may stand between their name and their length. */
const ENDING = String.raw`(?<!\p{L})(?:fixed[- ]term|ftc|(?:maternity|paternity|parental)(?: leave)? cover|temporary|traineeship|contract|assignment|engagement|project|befristet\p{L}{0,2}|befristung|(?:\p{L}{1,20})?vertretung|zwangerschapsverlof|vertrag|anstellung|einsatz|projekt(?:vertrag)?|praktikum|cdd|contrat|mission|alternance|stage|remplacement|contrato|sustitución|proyecto|projeto|prácticas|estágio|contract|opdracht|vervanging|umow[aęy]|zastępstwo|kontrakt|staż|\p{L}{0,12}vikariat|uppdrag(?:et)?|visstid\p{L}{0,12}|tidsbegränsad\p{L}{0,2}|tidsbegrænset|midlertidig|oppdrag(?:et)?|engasjement|contratto|tirocinio|sostituzione|smlouva|dob[uy] určit\p{L}{1,3}|määräai\p{L}{1,8}|sijaisuu\p{L}{1,4}|zástup(?: za \p{L}{3,12})?|tempo determinato|uitzendcontract|jaarcontract|klus)`;
/** Words after which the length is one of something else. */
const NOT_BETWEEN =
  "and|or|but|after|within|with|every|each|first|last|next|past|permanent|unlimited|unbefristet\\p{L}{0,2}|notice|management|negotiations?|law|experience|und|oder|nach|mit|erste[nr]?|et|après|avec|premiers?|y|tras|después|con|primer\\p{L}{0,2}|após|com|primeir\\p{L}{1,2}|met|eerste|lub|po|z|och|eller|efter|med|første|första|og|dopo";
const BETWEEN = String.raw`(?: ?[:(–-]|,)?(?: (?!(?:${NOT_BETWEEN})(?!\p{L}))[\p{L}\d'’-]{1,20}[,:]?){0,6}?,? [(]?`;
/** "A six-month role", "9-month position". */
const ROLE_BEHIND = String.raw`[ -](?:role|position|job|post(?![ -](?:articles?|qualif|graduat|degree|doc|ph|call|admission|training|regist|licen|residency|university|secondary|school))|appointment|gig|stint|opportunity|stelle|poste|puesto|vaga|functie|stilling|tjänst|stanowisko)(?!\p{L})`;
/** What is said of a length that may grow: "six months to begin with", "3 months, renewable". */
const RENEWABLE = String.raw`(?:,| \(|;)? ?(?:with |and )?(?:(?!after |notice )[\p{L}-]{1,15} ){0,3}?(?:renewable(?! (?:energ|power|resourc))|extendable|extensions?|renewal|to begin with|to start(?: with)?|verlängerbar|verlängerung\p{L}{0,12}|renouvelables?|prorrogables?|renovables?|ampliables?|renovação|renováve(?:l|is)|prorrogáve(?:l|is)|verlenging|verlengbaar|przedłuż\p{L}{1,6}|förläng\p{L}{1,5}|forleng\p{L}{1,4}|forlæng\p{L}{1,4}|prorogabil\p{L}|rinnovabil\p{L}|prelungi\p{L}{2,6}|prodlouž\p{L}{2,8}|jatkomahdollisuu\p{L}{1,3}|jatko(?:optio)?)(?!\p{L})`;
/** "The post is funded for nine months", "die Anstellung läuft zwei Jahre", "vikariatet løber i 12 måneder". */
const RUNS = String.raw`(?<!\p{L})(?:(?:post|position|role|job|contract|appointment|assignment|(?:internship|placement|praktikum|stage|estágio|tirocinio|praktikplats|praktikplads)(?: (?:is|ist|est|é|è|är|er) \p{L}{3,9} (?:and|und|et|e|och|og))?|anstellung|stelle|vertrag|einsatz|poste|contrat|mission|puesto|vacante|plaza|contrato|vaga|posto|incarico|contratto|functie|aanstelling|opdracht|umowa|zlecenie|stanowisko|praca|smlouva|anställningen|tjänsten|uppdraget|vikariatet|stillingen|ansættelsen|opgaven|engasjementet|oppdraget|työsuhde|pesti) (?:is funded|is planned|is(?= for )|runs|lasts|ist auf|ist(?= für )|est(?: prévue?| à pourvoir| proposée?)?(?= pour )|es(?: temporal,)?(?= por )|é(?: temporári[oa],)?(?= por )|è(?= per )|är(?= på | i )|er(?= på | i )|jest(?= na )|is(?= voor )|läuft|dauert|dure|court|dura|duurt|loopt|trwa|obowiązuje|trvá|je|gäller|pågår|løber|varer|gælder|gjelder|kestää)|you(?:['’]ll|['’]d| will| would) (?:join|be with|work for) us|you(?:['’]ll| will) be (?:employed|hired|engaged|with us)|we (?:need|want|employ|hire) you|wir (?:brauchen|suchen) (?:dich|sie)|nous (?:avons besoin de vous|vous embauchons)|te (?:necesitamos|contratamos)|precisamos de ti|ti assumiamo|we (?:zoeken|hebben) je nodig|zatrudnimy cię|vi (?:anställer|ansætter|ansetter) dig|palkkaamme sinut) (?:for (?:a (?:period|term|total) of )?|über |auf |für |pour |por |per |för |i |in |på |na |voor )?${LENGTH}`;
/** A length first, and behind a comma what it is one of: "Two years, fixed term", "Drei bis sechs Monate, Pflichtpraktikum". */
const LENGTH_FIRST = String.raw`^\P{L}{0,3}(?=[\p{L}\d])${LENGTH}(?:,| \(|:| –| -) [^.;!?]{0,40}?(?<!\p{L})(?:fixed[- ]term|ftc|temporary|contract|internship|placement|cover|freelance|befristet|(?:pflicht)?praktikum|(?:\p{L}{1,20})?vertretung|projektvertrag|cdd|stage|remplacement|mission|temporal|prácticas|sustitución|estágio|temporári[oa]|tempo determinato|tirocinio|stage|tijdelijk|stageplek|vervanging|czas określony|staż|zastępstwo|vikariat|visstid|tidsbegränsad|praktik|tidsbegrænset|midlertidig|engasjement|määräaikai\p{L}{1,6}|sijaisuus|harjoittelu|doba určitá|dobu určitou|zástup|stáž)(?!\p{L})`;
/** "Zlecenie na sześć miesięcy", "práce na šest měsíců". */
const TASK_FOR = String.raw`(?<!\p{L})(?:zlecenie|projekt|práce|úvazek|pozice|klus|job|gig) (?:na|van|voor|for|of) ${LENGTH}`;
/** "Endet nach 18 Monaten". */
const ENDS_AFTER = String.raw`(?<!\p{L})(?:ends|endet|prend fin|(?:termina|finaliza)|eindigt|kończy się|slutar|slutter|ophører|končí|päättyy) (?:after|nach|après|a los|después de|após|dopo|na|po|efter|etter) ${LENGTH}`;
/** Somebody covers for a colleague for so long. */
const COVERS_FOR = String.raw`(?<!\p{L})(?:cover(?:ing)? for|stand(?:ing)? in for|vertrittst|ersetzt|remplacez|sustituirás|vervangt|zastępujesz|vikarierar för|vikarierer for|sostituirai|sijaistat) [^.;!?\d]{0,50}?,? (?:for |för |i |voor |per |pendant |durante |przez )?${LENGTH}`;
/** A contract that somebody else has signed, and trial periods in Japanese. */
const NOT_OURS = quickly(
  /試用期間|试用期|수습|お客様との契約|(?:maintenance|service|support|cleaning) contracts?|contrats? d['’]entretien|wartungsvertr|contrato de mantenimiento|onderhoudscontract|serviceavtal|(?<!\p{L})(?:has |have )?(?:signed|won|awarded)(?! up)(?= )|unterschrieben|a signé|firmó|assinou|ha firmato|tekende|podpisał|tecknade|underskrev|allekirjoitti|podepsal/iu,
);
/** A contract with a customer or an authority isn't the employee's: "a three-year contract with the city". */
const WITH_OTHERS = folded(
  /^ (?:with|mit|avec|con|com|met|z|med) (?!(?:\p{L}{1,10} )?(?:possib|option|potential|chance|extension|view|opportun|prospect|möglich|verläng|pos{1,2}ib|renouv|prórr|prorr|kans|uitzicht|możliw|förläng|forlæng|forleng|mulighet|mulighed|chans))/iu,
);
/** A fragment that begins with the length is what the ad offers: "6-month contract with a government client". */
const IS_OFFER = /^\P{L}{0,3}(?:(?:this is |it['’]s )?an? )?$/iu;
/** Japanese, Chinese and Korean. */
const UNSPACED = String.raw`(?:契約(?:期間)?|業務委託|派遣|期間|任\s{0,3}期|合同(?:期限?)?|合約|项目周期|계약(?: ?기간)?|임기|기간)(?:(?!令和)[^0-9。.]){0,8}(?:(?:20\d\d|令和\d{1,2})[年./-] ?\d{1,2}[月./-] ?\d{1,2}日?[. ]?(?:から|より|~|〜|～|-|起|부터)?[^0-9。.]{0,3})?(?<low>\d{1,2})(?: ?[-–~〜～] ?(?<high>\d{1,2}))? ?(?:(?<month>[かヶケカ個箇个]月|개월)|(?<year>年|년))`;

/** The same with the length first: "6ヶ月の契約". */
const UNSPACED_FIRST = String.raw`(?<low>\d{1,2})(?: ?[-–~〜～] ?(?<high>\d{1,2}))? ?(?:(?<month>[かヶケカ個箇个]月|개월)|(?<year>年|년))(?:間)?(?:の|的|限定)?(?:契約|有期|業務委託|派遣|合同|合約|계약)`;

/** The ways to state a length, each with a cheap first test: fragments of which every match contains one. */
const NAMED = (
  [
    [
      `${LENGTH}${NAME_BEHIND}`,
      folded(
        /contr|fixed|limited|besetzen|pourvoir|vervullen|obsadz|befrist|tidsbegr|ftc|assignment|enga|tempora|interim|cover|secondment|ship|residency|placement|freelance|vertrag|cdd|mission|opdracht|overeenkomst|umow|kontrakt|vikariat|anst|visstid/i,
      ),
    ],
    [
      `${NAME_BEFORE}${JOINED}${LENGTH}`,
      folded(
        /initial|besetzen|limited|contr|assignment|project|role|cover|duration|fixed|ftc|term|length|engagement|tempora|secondment|internship|befrist|vertret|praktik|laufzeit|dauer|cdd|durée|mission|remplacement|stage|proyecto|sustituci|duraci|duração|prazo|estágio|looptijd|duur|periode|tijdelijk|opdracht|vervanging|umow|zastęp|kontrakt|czas|visstid|tidsbegr|vikariat|anställning|varighe|durata|määräaik|kesto/i,
      ),
    ],
    [
      `${ENDING}${BETWEEN}${LENGTH}`,
      folded(
        /fixed|ftc|cover|tempora|traineeship|contra|assignment|enga|proje|befrist|vertret|zwangerschap|vertrag|anst|einsatz|praktik|cdd|mission|alternance|stage|remplacement|sustituci|proyecto|prácticas|estágio|opdracht|vervanging|umow|zastęp|kontrakt|staż|vikariat|uppdrag|visstid|tidsbegr|midlertidig|oppdrag|tirocinio|sostituzione|smlouva|dob[uy]|määräai|sijaisuu|zástup|determinato|klus/i,
      ),
    ],
    [
      `${LENGTH}${ROLE_BEHIND}`,
      /role|position|job|post|appointment|gig|stint|opportunity|stelle|puesto|vaga|functie|stilling|tjänst|stanowisko/i,
    ],
    [
      `${LENGTH}${RENEWABLE}`,
      /renew|exten|to begin with|verläng|renouv|prorr?og|renov|verleng|przedłuż|f[öo]rl?[äæe]ng|rinnov/i,
    ],
    [
      RUNS,
      folded(
        /funded|planned|\bis (?:for|voor)\b|ist (?:auf|für)| est (?:prévu|à pourvoir|proposé|pour)| es (?:temporal|por )| é (?:tempor|por )| è per | är (?:på|i) | er (?:på|i) |jest na|employed|hired|engaged|(?:need|want|employ|hire) you|(?:brauchen|suchen) (?:dich|sie)|besoin|embauch|necesita|contratamos|precisamos|assumiamo|nodig|zatrudnimy|anställer|ansætter|ansetter|palkkaamme|\bruns\b|lasts|läuft|dauert|\bdur[ea]\b|\bcourt\b|duurt|loopt|trwa|obowiązuje|trv|\bje\b|gäller|pågår|løber|varer|gælder|gjelder|kest|(?:join|with|for) us\b/i,
      ),
    ],
    [
      COVERS_FOR,
      /cover|stand|vertritt|ersetzt|remplace|sustituir|vervangt|zastęp|vikarierer|vikarierar|sostitui|sijaistat/i,
    ],
    [ENDS_AFTER, /ends|endet|prend fin|termina|finaliza|eindigt|kończy|slut|ophører|končí|päätty/i],
    [
      LENGTH_FIRST,
      folded(
        /term|ftc|tempora|contra|internship|placement|cover|freelance|befrist|prakti|vertret|cdd|stage|remplacement|mission|prácticas|sustituci|estágio|determinato|tirocinio|tijdelijk|vervanging|określony|staż|zastęp|vikariat|visstid|tidsbegr|midlertidig|engasjement|määräai|sijaisuus|harjoittelu|určit|zástup|stáž/i,
      ),
    ],
    [TASK_FOR, /zleceni|projekt|práce|úvazek|pozice|klus|\bjob\b|gig/i],
    [UNSPACED_FIRST, /契約|有期|業務委託|派遣|合同|合約|계약/u],
    [UNSPACED, /契約|業務委託|派遣|期間|任\s{0,3}期|合同|合約|周期|계약|임기|기간/u],
  ] as const
).map(([source, hint]) => ({ hint, pattern: folded(new RegExp(source, "giu")) }));
/** Most sentences about contracts name no length and need no closer look. */
const NAMES_LENGTH = quickly(new RegExp(String.raw`${LENGTH}|\d ?(?:[かヶケカ個箇个]月|년|年|개월)`, "iu"));
/** A contract of a year in one word. */
const YEAR_CONTRACT = quickPhrases(
  "jaarcontract|jahresvertrag|contratto annuale|contrato anual|contrat annuel|årskontrakt|årsvikariat|roczn[ay] (?:umowa|kontrakt)|roční smlouva|(?:projekt|kontrakt|umowa) na rok",
);

/** Lengths of something else that stands beside contracts. */
const OTHER = phrases(
  "probation\\p{L}{0,6}|trial|notice|warranty|experience|experienced|customers? sign|subscriptions?|arr|acv|renewals|renewal rates?|leases?|visas?|permits?|tenure|vesting|vest|limitation|guarantee|parental leave of|paid leave|track record",
  "probezeit|kündigungsfrist|erfahrung|berufserfahrung|elternzeit von|(?:période )?d['’]essai|préavis|expérience|periodo de prueba|período de prueba|preaviso|experiencia|período de experiência|aviso prévio|experiência",
  "proeftijd|opzegtermijn|ervaring|werkervaring|okres próbny|okresie próbnym|wypowiedzenia|doświadczeni\\p{L}{1,3}|provanställning|uppsägningstid|erfarenhet|prøvetid|erfaring|periodo di prova|esperienza|koeaika|kokemus\\p{L}{0,6}|zkušební\\p{L}{0,3} dob\\p{L}{1,2}|próbaid\\p{L}{1,5}|deneme süresi|zkušenost\\p{L}{0,2}|prob[ăa]|preaviz\\p{L}{0,2}|experienț\\p{L}{1,2}|garanți\\p{L}{1,2}|applications?|bewerbung\\p{L}{0,3}|candidatures?",
);
/** A length after which something else happens. */
const AFTER =
  /(?<!\p{L})(?:after|nach|après|después de|tras|após|po|efter|dopo|every|alle|within)(?: \p{L}{1,10})? $/iu;
const AFTER_IN_DUTCH = /^na (?:een|één|\p{L}{3,7}|\d{1,2}) (?:jaar|maand|weken)/iu;
/** The first of several projects or tasks. */
const FIRST =
  /(?<!\p{L})(?:first|erste[rsn]?|première?|primer|primeir[oa]|prim[oa]|eerste|pierwsz\p{L}|första|første|ensimmäinen|první) $/iu;
/** Says within a length's words that something has lasted so far: "el proyecto lleva dos años". */
const HAS_LASTED =
  /(?<!\p{L})(?:(?:has|have) been|lleva(?:mos)?|läuft seit|existe depuis|bestaat sinds|trwa od|běží)(?!\p{L})/iu;
/** How much around a length says that it's one of something else. */
const AROUND = 45;
const MOST_MONTHS = 60;
const WEEKS_A_YEAR = 52;

/** Returns bounds in months. Weeks become parts of months. */
function inMonths({ min, max }: Bounds, groups: Record<string, string | undefined>): Bounds {
  const factor = groups["year"] !== undefined ? 12 : groups["week"] !== undefined ? 12 / WEEKS_A_YEAR : 1;
  const months = (count: number | null) => (count === null ? null : Math.round(count * factor * 100) / 100);
  return { min: months(min), max: months(max) };
}

/** A least length that its name stands behind: "minimum contract duration of 6 months". */
const LEAST_NAMED =
  /(?<!\p{L})(?:minimum|min\.|at least|mindest\p{L}{0,12}|minimal[ea]?|mínim[oa]|minim[oa]|minimalny|minsta) ?(?:[\p{L}:]{1,12} ){0,4}$/iu;

/** Returns the bounds of a length; "Praktikum über 6 Monate" lasts six months, not more. */
function statedLength(match: RegExpExecArray): Bounds {
  const bounds = boundsOf(match);
  const start = match.index + match[0].indexOf(match.groups?.["low"] ?? "");
  if (bounds.min === bounds.max && LEAST_NAMED.test(match.input.slice(Math.max(0, start - 40), start)))
    return { min: bounds.min, max: null };
  const isGerman = bounds.max === null && /über (?!mehr)/iu.test(match[0]);
  return isGerman ? { min: bounds.min, max: bounds.min } : bounds;
}

/** Engagements whose months may stand behind them: "Vikariat fra januar til juni". */
const BEFORE_MONTHS = folded(new RegExp(`${ENDING}[^.;!?]{0,30}$`, "iu"));
const NAMES_ENDING = quickly(
  /fixed|ftc|cover|tempora|contra|assignment|enga|proje|befrist|vertret|vertrag|anst|einsatz|praktik|cdd|mission|stage|remplacement|sustituci|estágio|opdracht|vervanging|umow|zastęp|kontrakt|staż|vikariat|uppdrag|visstid|tidsbegr|midlertidig|oppdrag|tirocinio|sostituzione|smlouva|dob[uy]|määräai|sijaisuu|zástup|determinato|internship|praktikant/i,
);

/** Returns the length of an engagement that a sentence bounds by months. */
function inMonthNames(text: string): Bounds[] {
  const range = NAMES_ENDING.test(text) || coversLeave(text) ? monthRange(text) : null;
  if (range === null || OTHER.test(text)) return [];
  return coversLeave(text) || BEFORE_MONTHS.test(text.slice(Math.max(0, range.index - AROUND), range.index))
    ? [{ min: range.months, max: range.months }]
    : [];
}

/** Somebody with experience is sought for so long: "for six months, a developer with experience in SAP". */
const WITH_EXPERIENCE = folded(
  /(?<=\p{L}{4} )(?:mit|with|avec|con|com|met|med|z|s) (?:\p{L}{2,14} )?(?:erfahrung|experience|(?:d['’])?expérience|experiencia|experiência|esperienza|ervaring|doświadczeni|erfarenhet|erfaring|zkušenost)\p{L}{0,3}[^,;.]{0,40}/iu,
);

/** Leave right behind a length: "unbefristeter Vertrag, sechs Wochen Urlaub". */
const IS_LEAVE = folded(
  /^ (?:of |de |di |van |bezahlter? |paid |annual |jahres|betalte? |betald |płatnego ){0,2}(?:(?:annual |paid )?(?:leave|holidays?|vacation)|urlaub|(?:de )?congés?|vacaciones|férias|ferie|vakantie|verlof|urlopu|semester|lomaa|dovolené|concediu|szabads)/iu,
);

/** Whether a length, or what stands around it, is one of something else than an engagement. */
function isOfOther(text: string, index: number, end: number): boolean {
  const behind = text.slice(end, end + AROUND).replace(WITH_EXPERIENCE, "");
  if (HAS_LASTED.test(text.slice(index, end)) || IS_LEAVE.test(behind)) return true;
  const before = text.slice(Math.max(0, index - AROUND), index);
  if (WITH_OTHERS.test(behind) && !WITH_START.test(behind) && !IS_OFFER.test(before)) return true;
  if (AFTER.test(before) || FIRST.test(before) || AFTER_IN_DUTCH.test(text.slice(Math.max(0, index - 3), end)))
    return true;
  const around = (text.slice(Math.max(0, index - AROUND), end) + behind).split(/[;!?]|\.(?=\s)/u);
  return around.some((part) => part.includes(text.slice(index, Math.min(end, index + 20))) && OTHER.test(part));
}

/** Returns the lengths of engagements that other words name than those of `NAMED`. */
function byEngagement(text: string, isNamed: boolean): Bounds[] {
  if (NOT_OURS.test(text)) return [];
  const unspaced = unspacedEngagement(text);
  if (unspaced !== null) return [unspaced];
  return engagementLengths(text, isNamed)
    .filter(({ bounds, index, end }) => (bounds.max ?? 0) <= MOST_MONTHS && !isOfOther(text, index, end))
    .map(({ bounds }) => bounds);
}

function lengthsIn(sentence: string, isNamed = false): Bounds[] {
  const text = inNumbers(inPlainWords(inPlainQuantities(sentence)));
  const named = namedLengths(text);
  if (named.length > 0) return named;
  const other = byEngagement(withNumbers(text), isNamed);
  return other.length > 0 ? other : inMonthNames(text);
}

const lengthsInUnnamed = rememberedSentence((sentence) => lengthsIn(sentence));
const lengthsInNamed = rememberedSentence((sentence) => lengthsIn(sentence, true));

function namedLengths(text: string): Bounds[] {
  if (!NAMES_UNIT.test(text) || !NAMES_LENGTH.test(text) || NOT_OURS.test(text)) return [];
  const found: Bounds[] = [];
  for (const { hint, pattern } of NAMED)
    for (const match of hint.test(text) ? matchesIn(text, pattern) : []) {
      const end = match.index + match[0].length;
      if (isOfOther(text, match.index, end)) continue;
      const bounds = inMonths(statedLength(match), match.groups ?? {});
      const top = bounds.max ?? bounds.min ?? 0;
      if (top > 0 && top <= MOST_MONTHS) found.push(bounds);
    }
  return found;
}

/** A first contract on trial, behind which comes a permanent one: "Umowa na 3 miesiące, potem na czas nieokreślony". */
const THEN_PERMANENT = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:then|afterwards|after that|followed by|danach|anschließend|dann|puis|ensuite|después|luego|depois|poi|in seguito|daarna|vervolgens|potem|następnie|później|kolejn\p{L}{1,2}|därefter|sedan|derefter|deretter|sen jälkeen|poté|potom|následně)(?!\p{L})[^.;]{0,30}(?:permanent|open[- ]ended|indefinite|unbefristet|festanstellung|CDI(?!\p{L})|indéterminée|indefinid|indeterminad|efetiv|sem termo|indeterminat|onbepaalde tijd|vast contract|vaste aanstelling|nieokreślony|bezterminow|tillsvidare|fast(?:ansæt|anställ| ansæt| stilling| anställ)|vakitui|vakina|toistaisek|neurčitou)`,
    "iu",
  ),
);

/** That it may become permanent, which many a contract does that ends by itself: "poté s výhledem na dobu neurčitou". */
const PROSPECT = quickly(
  /possib|prospect|option|chance|a view|möglich|aussicht|perspekti|perspecti|opción|posibilidad|opção|prospettiv|opzion|(?<!\p{L})kans|uitzicht|optie|możliwoś|szans|möjlighet|chans|mulighe[dt]|mahdollisuu|výhled|možnost/iu,
);
/** Returns whether a first contract is followed by a permanent one, and not only by a chance of it. */
function isOnTrial(text: string): boolean {
  const then = THEN_PERMANENT.exec(text);
  return then !== null && !PROSPECT.test(then[0]);
}

/** Titles of engagements that end. */
const TITLE_ENDS = quickPhrases(
  "intern|internship|trainee|placement|praktik(?:um|ant)\\p{L}{0,5}|stage|stagiaire|becari[oa]|prácticas|estágio|estagiári[oa]|tirocin\\p{L}{2,5}|stagista|staż|stażyst\\p{L}|praktyk\\p{L}{1,5}|praktikant|harjoittelija|stáž\\p{L}{0,4}|temporary|fixed[- ]term|contract|freelance|seasonal|befristet|\\p{L}{0,20}vertretung|cdd|\\p{L}{0,12}vikar(?:iat|ie)?|tijdelijk|sijaisuus|sijainen|temporal|temporári[oa]|tempo determinato|sostituzione|zastępstwo|\\p{L}{0,8}befristet\\p{L}{1,2}|befristung|freiberuflich\\p{L}{0,2}|freelancer|freie[rn]? mitarbeit\\p{L}{0,5}|interinidad|interin[oa]|suplencia|término fijo|plazo fijo|docente de cátedra|mission|intérim|remplacement|(?:konsult)?uppdrag|oppdrag|projektanställning|(?:konsulent)?opgave|konsulent|timanställ\\p{L}{1,3}|engasjement|midlertidig|opdracht|zzp(?:['’]er)?|interim|jaarcontract|projekt(?:vertrag|stelle)|bolsa|bolseir[oa]|contratto a termine|co\\.co\\.co|määräaikai\\p{L}{2,6}|freelancer(?:ka)?|contractor",
);
/** A sentence that begins with a length, such as those of internships: "Ten weeks, June to August". */
const BEGINS_WITH_LENGTH = folded(
  new RegExp(
    String.raw`^\P{L}{0,3}(?=[\p{L}\d])${LENGTH}(?=[,.;(]| ?$| (?:ab|from|starting|à partir|desde|vanaf|od|från|fra|dal))`,
    "iu",
  ),
);

/** A length of its own among other facts, or behind "for": "Start: 1 February, 7 months", "zunächst für 36 Monate", "How long: a year". */
const LENGTH_AMONG_FACTS = quickly(
  new RegExp(
    String.raw`(?:[,:;(|·•–—]|(?<!\p{L})(?:for|für|auf|pour|pendant|por|durante|per|voor|gedurende|na|przez|i|på|under|på)) ?(?:about |around |a period of |initially |etwa |rund |ca\. |zunächst |environ |unos |cerca de |circa |ongeveer |około |ungefär |omkring |noin )?(?<![\p{L}\d])(?=[\p{L}\d])${LENGTH}(?= ?(?:$|[,;.)(|·•–—]|(?:ab|from|starting|to start|à partir|à compter|desde|a partir|vanaf|od|från|fra|dal|renouv|with|mit|avec|con|com|met|z|med|einen?|une?|full[- ]time|part[- ]time)(?![\p{L}\d])))`,
    "iu",
  ),
);
/** Lengths of what else ads tell: a training, leave, an answer, what has been so far. */
const OTHER_LENGTH = phrases(
  "training|trained|onboarding|holidays?|vacation|annual leave|years old|old|ago|founded|since|wages?|notice|per year|mentoring|einarbeitung|einarbeitungszeit|urlaub|jahre alt|gegründet|schulung|formation|congés|ancienneté|fondée?|vacaciones|formación|antigüedad|férias|formação|ferie|formazione|opleiding|vakantie|inwerk\\p{L}{2,8}|training|szkoleni\\p{L}{1,2}|urlop\\p{L}{0,2}|utbildning|semester|introduktion|ferie|oplæring|opplæring|uddannelse|perehdyty\\p{L}{1,2}|loma\\p{L}{0,3}|školení|dovolen\\p{L}{1,3}|zaškolení|concediu|instruire",
);

/** Years behind "for", or of people and firms. */
const DONE_FOR = folded(
  /(?:(?<!\p{L})(?:for|für|pour|pendant|por|durante|per|voor|na|przez|i|på) \P{L}{0,2}(?:\p{L}{2,14} )?[\p{L}\d-]{1,14}[ -]\p{L}{1,7}$|(?<!\p{L})(?:have|has|had|haben|hast|hat|avez|ont|avons|tenemos|llevamos|temos|abbiamo|hebben|hebt|mamy|har|on ollut|máme)(?!\p{L}))/iu,
);

/** Returns the length that a sentence begins with, or names among its facts, in a posting whose title says that the engagement ends. */
function ownLength(text: string): Bounds | null {
  const match = BEGINS_WITH_LENGTH.exec(text) ?? (OTHER_LENGTH.test(text) ? null : LENGTH_AMONG_FACTS.exec(text));
  if (match === null || OTHER.test(text)) return null;
  // "For two years" is as often how long somebody has done something.
  if (match.groups?.["year"] !== undefined && DONE_FOR.test(text.slice(0, match.index + match[0].length))) return null;
  return inMonths(statedLength(match), match.groups ?? {});
}

/** A length in a title, in brackets or behind a comma or a dash: "Freelance illustrator (4 months)". */
const TITLE_LENGTH = quickly(new RegExp(String.raw`(?:[([]|[,|–—] ?| - )${LENGTH}(?= ?(?:[)\],|–—]|$))`, "iu"));
const UNSPACED_TITLE_LENGTH =
  /(?:[([（【,、·]|^) ?(?<low>\d{1,2}) ?(?:[-–~〜～] ?(?<high>\d{1,2}) ?)?(?:(?<month>[かヶケカ個箇个]月|개월)|(?<year>年間|년))(?= ?[)\]）】,、·間]|$)/u;

/** Returns the length that a title states. */
function titleLength(title: string): Bounds | null {
  const named = widest(lengthsIn(title));
  const match = named === null ? (TITLE_LENGTH.exec(title) ?? UNSPACED_TITLE_LENGTH.exec(title)) : null;
  return match === null || OTHER.test(title) ? named : inMonths(statedLength(match), match.groups ?? {});
}

const NOT_OF_THE_JOB = new Set(["about", "eeo"]);
/** Among the benefits, only a named contract is the job's. */
const NAMES_CONTRACT = folded(
  /contra[ct]t?|vertrag|befrist|anställning|ansættelse|ansettelse|kontrakt|umow|smlouv|fixed[- ]term|\bcdd\b|determinat|tijdelijk|vikariat|visstid|tidsbegr|midlertidig|engasjement|määräai|sijaisuu|dob[auy] určit|zástup|zastęp|określony|有期|契約/iu,
);

/** Returns how long a contract runs, in months, where it ends by itself. */
export function readContractLength({
  title,
  sentences,
  from,
}: {
  title: string;
  sentences: readonly Sentence[];
  /** The day from which on an engagement is counted whose end alone is stated; without it, such an end isn't read. */
  from?: Date;
}): Evidenced<Bounds | null> {
  const inTitle = titleLength(title);
  if (inTitle !== null) return { value: inTitle, evidence: `title: ${JSON.stringify(title)}` };
  const ends = TITLE_ENDS.test(title);
  let isNamed = false;
  for (const { text, section } of sentences) {
    if (
      isOnTrial(text) ||
      IS_PERMANENT.test(text) ||
      NOT_OF_THE_JOB.has(section) ||
      (section === "benefits" && !NAMES_CONTRACT.test(text))
    )
      continue;
    const wasNamed = isNamed;
    isNamed = NAMES_ENGAGEMENT.test(text) && SURE_ENGAGEMENT.test(text);
    const length =
      widest(wasNamed ? lengthsInNamed(text) : lengthsInUnnamed(text)) ??
      (from === undefined ? null : untilItsEnd(text, from)) ??
      (ends || wasNamed ? ownLength(text) : null) ??
      (YEAR_CONTRACT.test(text) ? { min: 12, max: 12 } : null);
    if (length !== null) return { value: length, evidence: text };
  }
  return { value: null, evidence: "" };
}
