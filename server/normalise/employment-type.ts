import { latinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { EmploymentType } from "#contract/schemas/job.ts";
import { TITLE_EMPLOYMENT } from "#taxonomy/employment/employment-words.ts";
import { fieldType, NOT_CONTRACT } from "./employment/field-type.ts";
import { byLanguage, ORDER, UNSPACED, UNSPACED_LETTERS } from "./employment/forms-by-language.ts";
import { languageByLetters, seeksSomebody, typeOfSought, withoutHandled } from "./employment-people.ts";
import { isOnlyPermanent, typeByWording, withoutShares } from "./employment-wording.ts";
import { isOfOthers } from "./handled-contracts.ts";
import type { Evidenced } from "./result.ts";
import type { PreparedText, Sentence } from "./text/prepared-text.ts";
import { MAX_TITLE_CHARACTERS } from "./role/title.ts";
import { quickly } from "./text/quick-expression.ts";

const TITLE_INTERN = folded(
  /\b(?:intern|internship|working student|werkstudent(?:in)?|praktikant(?:in)?|praktikum|pflichtpraktikum|stagiaire?|(?<!\b(?:growth|early|late|later|mid|seed|center|main|sound|multi|single|first|next|all|any|each|every|on|pre-seed)[- ])stage(?![- ](?:production|design|hand|craft|tech|light|set|gate|play))|stagista|tirocinante|praktykant(?:ka)?|alternance|alternant(?:e)?|apprentice(?:ship)?|becari[oa]|prácticas|estagiári[oa]|estágio|co-?op|trainee|staż|ausbildung|azubi)\b(?! (?:program|coordinator|manager|recruit\w*|lead))/i,
);
const TITLE_CONTRACT = quickly(
  /\b(?:contract(?:or)?(?= ?(?:[-–—|,:;)\]/]|$|role|position|to hire|basis|opportunity|only|remote|part|w2|1099|c2c))|(?:^|[([|,–—-]\s*)(?:contract|contractor|temporary|temp|freelance)\b|freelance(?:r)?|temporary|temp(?= ?(?:[-–|,)\]]|$|to))|fixed[- ]term|ftc|maternity (?:leave )?cover|parental (?:leave )?cover|interim|seasonal(?! (?:brand )?(?:campaigns|collections|menus|trends)(?!\w))|1099|c2c|c2h|\d+[- ]?(?:months?|mos?|weeks?) (?:contract|ftc|assignment)|gig|cdd|befristet(?:e[rsnm]?)?|freiberufliche?[rsnm]?|freie[rn]? mitarbeiter(?:in)?|selbst(?:st)?ändige[rn]? (?:handelsvertreter|mitarbeiter)(?:in)?|b2b contract|fractional|independent contractor|commission only|1099)\b/i,
);
const TITLE_PART = folded(
  /\bpart[- ]?time\b|\bprn\b|\bper diem\b|\bteilzeit\b|\bmini-?job\b|\btemps partiel\b|\bmedia jornada\b|\btiempo parcial\b|\bmedio tiempo\b|\b\d{1,2}(?:\s*[-–]\s*\d{1,2})? ?(?:hours?|hrs?|std\.?|stunden)(?: ?(?:\/|per|a|pro) ?(?:week|wk|woche))/i,
);
const TITLE_FULL =
  /\bfull[- ]?time\b|\bvollzeit\b|\btemps plein\b|\bcdi\b|\bpermanent\b(?! resident)|\bfestanstellung\b|\btiempo completo\b|\bjornada completa\b/i;

const LABEL = quickly(
  /\b(?:(?:employment|job|position|contract|work(?:er)?|engagement|assignment|vertrags|anstellungs|beschäftigungs)[- ]?(?:types?|status|category|class(?:ification)?|art)|vertragsart|anstellungsart|beschäftigungsart|arbeitszeit|type de contrat|tipo de contrato|jornada(?: laboral| de trabajo| de trabalho)?|type of (?:employment|contract|position))\s*[:–-]\s*([^\n]{2,80})|^(?:contrat|terms?|schedule|type|hours|work schedule|job schedule)\s*[:–-]\s*([^\n]{2,80})/i,
);
/** A form of employment behind a label of something else, to which it belongs as well: "Duration: Internship, 3 months". */
const FORM_BEHIND_LABEL = quickly(
  /^(?:contract(?: (?:duration|length))?|status|duration|length|position|employment|basis|engagement|job|(?:pay )?rate|compensation|salary|location|experience) ?[:–-] ?((?:freelance(?:r|rs)?|contractor|internship|temporary|full[- ]?time|part[- ]?time|fixed[- ]?term)(?!\p{L})[^\n]{0,60})/iu,
);
const DURATION = quickly(
  /\b(?:job |contract |project |assignment |contract length|length of contract|position )?(?:duration|length|term)\s*[:–-]\s*(?:\d{1,2}|six|twelve|three)\s*(?:[-–+]\s*\d*)?\s*\+?\s*(?:months?|weeks?|mos?)\b/i,
);

const PHRASE_WORDS: [EmploymentType, RegExp][] = [
  [
    "internship",
    folded(
      /\b(?:this|our|paid|unpaid|summer|winter|fall|spring|\d+[- ](?:week|month)|(?:is|for) an?) (?:\w+[- ]){0,3}internship\b(?! (?:program|experience|or))|\binternship (?:position|opportunity|role)\b|\bas an? (?:\w+ ){0,3}intern\b|\byou(?:['’]d| would) be (?:an?|our) (?:\w+ )?intern\b|\bpflichtpraktikum\b|\bwerkstudent(?:in)?\b|\bcontrat (?:d['’])?(?:alternance|apprentissage|de professionnalisation)\b|\bconvention de stage\b|\bthis (?:\w+[- ]){0,3}apprenticeship\b|\bthe apprenticeship (?:lasts|runs|starts|begins|leads|takes)\b|\byou(?:['’]ll| will) be an? (?:\w+ )?(?:apprentice|intern|trainee)\b|\bstage de \d|\bcontrato (?:de )?prácticas\b/i,
    ),
  ],
  [
    "contract",
    folded(
      /\b\d{1,2}\+?\s*(?:[-–to]+\s*\d{1,2}\+?\s*)?[- ]?(?:months?|mos?|weeks?|years?)\+?\s*(?:\(?\w*\)?\s){0,3}?(?:contract|assignment|engagement)\b|\b(?:two|three|four|five|six|nine|twelve|eighteen|twenty-four)[- ](?:months?|weeks?|years?) (?:(?!of )\w+ ){0,2}?(?:contract|assignment|engagement|appointment)\b(?! with (?:the|our) )|\b(?:engagement|basis|status|paid)[ :]{1,2}(?:an? |on )?1099\b|\b1099 or w-?2\b|\bw-?2 or 1099\b|\bcontract[- ]to[- ](?:hire|perm(?:anent)?)\b|\btemp(?:orary)?[- ]to[- ](?:hire|perm(?:anent)?)\b|\bcontract (?:role|position|basis|opportunity|assignment|job|length|duration|work|employee|type: contract)\b|\b(?:this|it) is an? (?:\w+[- ]){0,4}(?:contract|temporary|freelance|seasonal|fixed[- ]term)\b|\b(?:freelance|temporary|seasonal|fixed[- ]term|contractor) (?:role|position|basis|opportunity|assignment|contract|job|work|employment|appointment|post|cover)\b|\bon an? (?:\w+ )?(?:freelance|contract|contractor|temporary|project) basis\b|\bindependent contractor (?:role|position|agreement|status|basis|opportunity|relationship)\b|\bas an? independent contractor\b|\b(?:looking for|seeking|hiring|we need|recruiting) (?:an? )?(?:\w+ ){0,2}?(?:freelance(?:rs?)?|seasonal|temporary|casual|relief)\b|\byou(?:['’]ll| will)? (?:\w+ ){0,3}(?:work|invoice|be paid|be engaged|join)(?: us)? as an? (?:\w+[- ]){0,2}?(?:contractor|freelancer)\b|\b(?:inside|outside) ir35\b|\bcovering (?:for )?(?:an? |our )?(?:\w+['’]s )?(?:maternity|parental|paternity) leave\b|\b1099 (?:contract\w*|position|role|basis|independent|employee|opportunity)\b|\bcorp[- ]to[- ]corp\b|\bcontrat à durée déterminée\b|\bcdd\b|\bbefristet(?:e[rsn]?)?\b(?! arbeitserlaubnis)|\bcontrato temporal\b|\bb2b contract\b|\bmaternity (?:leave )?cover\b|\bcontract (?:through|until|ends?|for \d)|\b(?:contratação|contratado|modelo|regime|formato|como) (?:é |de |via |em )?pj\b/i,
    ),
  ],
  [
    "part-time",
    folded(
      /\bjob[- ]share\b|\bpart[- ]time (?:roles?|positions?|basis|opportunit(?:y|ies)|jobs?|employment|remote|contract|work|hours|schedule|employees?|\w+ position)\b|\b(?:this|it) is an? (?:\w+[- ,]){0,4}part[- ]time\b|\b(?:up to |approximately |approx\.? |about |max(?:imum)?\.? )?(?:[5-9]|1\d|2[0-9])\s*(?:(?:-|–|to)\s*(?:1\d|2\d|30)\s*)?\+?\s*(?:hours?|hrs?|std\.?|stunden|heures|horas)\s*(?:\/|per|a|each|pro|par|por)?\s*(?:week|wk|woche|weekly|wöchentlich|semaine|semana)\b|\bteilzeit\b(?! (?:arbeitende|beschäftigte|tätige)[rnm]?\b)|\btemps partiel\b|\bmedia jornada\b|\btiempo parcial\b|\bjornada parcial\b|\bper diem (?:position|role|basis|employee)\b|\bprn (?:position|role|basis)\b|\bpart[- ]time\b(?=\s*(?:$|[·•|]))|(?:^|[·•*|] ?)part[- ]time\b(?! or full)/i,
    ),
  ],
  [
    "full-time",
    folded(
      /\bfull[- ]time (?:\w+ )?(?:roles?|positions?|basis|opportunit(?:y|ies)|jobs?|employment|remote|permanent|employees?|salaried|hours|schedule|regular|work|exempt|non-exempt|availability|\w+ position|permanent)\b|\b(?:this|it) is an? (?:\w+[- ,]){0,4}full[- ]time\b|\bpermanent (?:role|position|contract|employment|opportunity|job|full|basis|employee)\b|\bregular full[- ]time\b|\b(?:35|37[.,]5|38|38[.,]5|39|40)\s*(?:\+\s*)?(?:hours?|hrs?|std\.?|stunden|heures|horas)\s*(?:\/|per|a|each|pro|par|por)?\s*(?:week|wk|woche|weekly|semaine|semana|semanales)\b|\b(?:monday|mon)\s*(?:-|–|to|through|thru)\s*(?:friday|fri)\b.{0,40}\b(?:[89](?::\d\d)?\s*(?:am)?|9)\s*(?:-|–|to)\s*[456]|\bin vollzeit\b|\bvollzeit\b|\bunbefristet(?:e[rsn]?)?\b|\bfestanstellung\b|\btemps plein\b|\btemps complet\b|\bcdi\b|\bcontrat à durée indéterminée\b|\btiempo completo\b|\bjornada completa\b|\bcontrato indefinido\b|\bfull[- ]time\b(?=\s*[.,;)·•]|\s*$|\s*[-–—|/(+])|\b(?:employ|hire|engage|take on|bring on)(?:ing)? (?:you|people|everyone|all of us|them|each of you) full[- ]time\b|\bfull[- ]time (?:through|via|with us|from day one|from the start)\b|\byou(?:['’](?:d|ll|re)| are| will be| would be)? (?:be |work(?:ing)? )?(?:with us )?full[- ]time\b|\bwork full[- ]time\b|\bavailable full[- ]time\b|\b(?:contratação|contratado|modelo|regime|formato) (?:é |de |via |em )?clt\b/i,
    ),
  ],
];
const PHRASES = PHRASE_WORDS.map(([type, pattern]) => [type, quickly(pattern)] as const);
/** Of French contracts; in texts of other languages they are clinical documentation and customer due diligence. */
const FRENCH_FORM = /^cd[di]$/i;
const DENIED = folded(
  /\b(?:not (?:an? )?|no |never |manag\w+ |supervis\w+ |hir\w+ |recruit\w+ |engag\w+ |of |former |previous |prior |other |(?:convert|transition|grow|lead|mov|turn|extend)\w* (?:in)?to (?:an? |be )?(?:part[- ]time\/)?|become (?:an? )?|(?:possib\w+|potential|opportunity|option|chance) (?:of|for|to) (?:\w+ ){0,4})$/i,
);
const BARRED_TEXT = quickly(
  /up to \d+ hours per week, flexible|full[- ]time (?:student|equivalent|enrol)|part[- ]time (?:stud(?:y|ies)|degree)|(?:years?|experience) (?:of |in )?(?:\w+ ){0,3}full[- ]time|full[- ]time (?:\w+ ){0,2}experience|full[- ]time or part[- ]time experience|(?:benefits?|eligible|insurance|coverage|perks?) (?:\w+ ){0,6}full[- ]time|for (?:all |our )?(?:full|part)[- ]time employees|(?:b\.? ?e|b\.? ?tech|m\.? ?tech|b\.? ?com|m\.? ?com|bca|mca|bba|mba|b\.? ?sc|m\.? ?sc|graduation|graduates?|degree|diploma|courses?|post[- ]?graduat\w+)\.?,? (?:\(|- ?)?(?:regular |a )?full[- ]time(?! (?:role|position|job|work|employ|contract|permanent))|full[- ]time (?:b\.? ?e|b\.? ?tech|mca|mba|graduat|degree|course|diploma)|federal contractor|authori[sz]ed to work|remote work \d|work full[- ]time when|overtime|experience as an? (?:\w+ )?intern|(?:all|our|eligible) (?:regular )?(?:full|part)[- ]time (?:\w+ )?employees|full[- ]time employees (?:are|can|receive|enjoy|may|will)|as an? full[- ]time employee|previous (?:\w+ )?internship|internships? (?:or|and|experience)|equal opportunity|(?:evaluate|process|consider|assess) your (?:application|candidacy)|(?:support|coach|teach|mentor|train|assess|educat)\w* (?:our |the )?(?:apprentices|learners|interns)(?!\p{L})/iu,
);

/**
 * Returns the employment type: the source's field, else the title, else a labelled line, else a phrase of the body. Null when nothing
 * states it and the hours a week don't decide; full-time is never assumed.
 */
export function readEmploymentType({
  title,
  field,
  prepared,
  language,
  hours,
}: {
  title: string;
  field?: string | undefined;
  prepared: PreparedText;
  /** The language of the text, if known. */
  language: string | null;
  /** The hours a week that the posting states, which decide where no form is named. */
  hours?: Evidenced<Bounds | null>;
}): Evidenced<EmploymentType | null> {
  if (field !== undefined) {
    const value = fieldType(field);
    if (value !== null) return { value, evidence: `employment type: ${JSON.stringify(field)}` };
  }
  const named = titleType(title) ?? (language === null || language === "en" ? null : byShare(title));
  if (named !== null) return { value: named, evidence: `title: ${JSON.stringify(title)}` };
  for (const { text } of prepared.sentences) {
    if (text.length > 300 || (!text.includes(":") && !text.includes("–") && !text.includes("-"))) continue;
    const label = LABEL.exec(text);
    const said = label?.[1] ?? label?.[2] ?? FORM_BEHIND_LABEL.exec(text)?.[1];
    // Spanish and Portuguese name a working day whole or in part.
    const form = said !== undefined && /jornada/i.test(label?.[0] ?? "") ? `jornada ${said}` : said;
    const value = form === undefined ? (DURATION.test(text) ? "contract" : null) : fieldType(form);
    if (value !== null && !BARRED_TEXT.test(text)) return { value, evidence: text };
  }
  const phrase = byPhrase(prepared, languageByLetters(prepared.sentences, language));
  if (hours === undefined) return phrase;
  const week = byWeek(hours);
  // A permanent job of few hours is part-time, unless a full week is offered, too.
  const isShort = phrase.value === "full-time" && week.value === "part-time" && isOnlyPermanent(prepared.sentences);
  return phrase.value === null || isShort ? week : phrase;
}

const FULL_WEEK = 35;
const PART_WEEK = 30;

/** A full week of which fewer hours are possible, too. */
const OR_FEWER =
  /möglich ab|reduzierbar|possible from|possible à partir|posible desde|mogelijk vanaf|możliwe od|möjligt från/iu;
/** A week of 35 hours or more is full-time, one of 30 or less part-time; bounds that allow both say neither. */
function byWeek({ value, evidence }: Evidenced<Bounds | null>): Evidenced<EmploymentType | null> {
  if (value !== null && (value.min ?? 0) >= FULL_WEEK) return { value: "full-time", evidence };
  if (value !== null && OR_FEWER.test(evidence) && (value.max ?? 0) >= FULL_WEEK)
    return { value: "full-time", evidence };
  const isShort =
    value !== null &&
    value.max !== null &&
    (value.max <= PART_WEEK || (value.max < FULL_WEEK && (value.min ?? 0) > 0 && (value.min ?? 0) < PART_WEEK));
  if (isShort) return { value: "part-time", evidence };
  return { value: null, evidence: "" };
}

const TITLE_WORDS = TITLE_EMPLOYMENT.map(([type, source]) => ({
  type,
  pattern: latinPhrases(source),
}));

/** The share of a full week in a title, as Swiss and Nordic postings write it; English ones mean other shares: "Buchhalterin 50 %", "Leitung Pflege (80–100 %)". */
const TITLE_SHARE =
  /(?<![\p{L}\d.,%-])(?:([2-9]\d|100) ?%? ?[-–] ?)?([2-9]\d|100) ?%(?= ?(?:$|[),|/]|\([mwfdh]\s?\/|[mwfdh]\/))/iu;

function byShare(title: string): EmploymentType | null {
  const most = title.includes("%") ? TITLE_SHARE.exec(title.slice(0, MAX_TITLE_CHARACTERS))?.[2] : undefined;
  if (most === undefined) return null;
  return most === "100" ? "full-time" : "part-time";
}

/** Forms in titles of scripts without spaces: "エンジニア（正社員）", "[프리랜서] 개발자". A form that one may grow into isn't the job's. */
function unspacedTitle(title: string): (typeof UNSPACED)[number] | undefined {
  if (!UNSPACED_LETTERS.test(title)) return undefined;
  const own = title.replace(GROWS_INTO, "");
  return UNSPACED.find(({ pattern }) => pattern.test(own));
}

function titleType(title: string): EmploymentType | null {
  const clean = title.slice(0, MAX_TITLE_CHARACTERS).replace(NOT_CONTRACT, " ");
  if (TITLE_INTERN.test(clean)) return "internship";
  if (TITLE_CONTRACT.test(clean)) return "contract";
  if (TITLE_PART.test(clean)) return /full[- ]?time/i.test(clean) ? "full-time" : "part-time";
  if (TITLE_FULL.test(clean)) return "full-time";
  return (TITLE_WORDS.find(({ pattern }) => pattern.test(clean)) ?? unspacedTitle(clean))?.type ?? null;
}

const HINT = quickly(
  new RegExp(
    plainFirst(
      /time|contract|intern|freelanc|tempor|permanent|hour|hrs|zeit|frist|stage|cdi|cdd|season|jornada|contrat|werkstud|praktik|1099|ir35|parental|job[- ]?shar|std\b|stunden|heures|horas|alternance|prácticas|per diem|prn|festanst|vollzeit|maternity|monday|independent|corp|\bpj\b|\bclt\b|mi-temps|mini-?job|euro-basis|halbtags|\bfte\b|invoice|sole trader|self-emp|apprentic|placement|leave\b|out of five|mitarbeit|freiberuf|selbst(?:st)?änd|rechnung|halbe|prozent|prakti[ck]|statut|portage|freelance|prestation|autónom|factur|beca\b|proyecto|honorarios|monotribut|pasantía|plazo fijo|baja|excedencia|sustituc|reemplazo|suplencia|remplacement|open-ended|indefinit|fifths|half a|mornings|afternoons|evenings|shifts|facture|zero|casual|locum|relief|weekend|side (?:job|gig)|half[- ]day|bank shift|secondment|guaranteed|year in industry|trainee|saison|aushilf|abruf|ausbildung|azubi|auszubild|volontar|duales|honorar|vertretung|nebenjob|nebenberuf|pensum|umfang|feste stelle|leiharbeit|praxissem|definitiv|définitiv|plantilla|payroll|on the books|full days|ganztag|dauer|vacation|vacata|pigist|pige\b|poste (?:perm|pér)|emploi perm|quotité|apprenti|service civique|votre compte|temps|fij[oa]|indefinid|eventual|campaña|tiempo|complet[oa]|temporer|\bett\b|refuerzo|vendimia|becari|pasante|practicante|residencia prof|incapacidad|cosecha|recolec|término|formativ|aprendi|etapa|interinidad|fin(?:es)? de semana|intérim|mission|remplac|job d|jobs d|vendang|cueillet|récolte|limitée|taux d|poste à|stagiair|renfort|indépendant|vacations|usage|samedi|week-end|extras|pro\b|ferien|ernte|lehr(?:stelle|ling|auftrag|e)|lernend|bilden aus|samstags|volle|springer|lektionen|helfer|temps\b|temp \b|agency|umbrella|[- ]term\b|specified|assignment|supply|by the (?:day|shift)|harvest|picker|christmas|peak|only\b|while|reduced|sessional|bank (?:nurse|staff|work)|paid (?:per|by)|pay per|w-?2|day rate|fixed|limited|grant|co-?op|pupillage|vacation|release|karenz|drittmittel|leasing|tagessatz|vergütung pro|interim|reduzier|geringf|fsj|freiwillig|referend|100 ?%|emploi|sur appel|rappel|paiement|récolte|cueillette|suppléance|surnum|étudiant|taux ?:|service civ|recogida|poda|sustitut|mercantil|pago por|faena|cubrir|medi[oa] turno|pre-?profes|contratamos|suplen|freelan|interin|autónom|boleta|temporad|dependencia|estable|convenio|formación en|aprendiz|plein/i
        .source,
    ),
    "i",
  ),
);

const GROWS_INTO = /(?:正社員|正職員|정규직|正式员工)(?: ?(?:登用|転換|雇用への|전환|转正))[^)）\]】,、/]{0,8}/gu;
/** Scripts without spaces between words. */
const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(["ja", "zh", "ko"]);
const NOT_OF_THE_JOB: ReadonlySet<string> = new Set(["about", "eeo", "benefits", "process"]);
/** People who already work there, and what they get. */
const OTHERS = quickly(
  /(?<!\p{L})(?:medewerkers|collega|pracownik(?:ów|om|ami|ach)|pracownicy|kolleg|anställda|medarbejdere|medarbeidere|ansatte|työntekij(?:ät|öi|oi|ämme)|zaměstnanc|dipendenti|colaboradores|funcionários|empleados|salariés|collaborateurs|mitarbeitende|munkatárs|співробітник|angajați)/iu,
);

/** An agency seeks people for its clients. */
const ON_BEHALF = quickly(
  /pour le compte d|im auftrag (?:von|unserer|unseres)|on behalf of (?:clients|our clients|customers)|por cuenta de (?:clientes|terceros)|por conta de (?:clientes|terceiros)|per conto di|in opdracht van|w imieniu klient|för (?:våra )?kunders räkning|på vegne af|på vegne av/iu,
);
/** Somebody covers for one of them. */
const SUBSTITUTES = quickly(
  /vertret|vervang|vikari|ersätt|zastęp|sijais|zástup|sostitu|substitu|înlocu|remplac|erstat/i,
);

/** What somebody did before, or brings along: "an apprenticeship or similar experience", "Erfahrung durch Praktika". It isn't the job's own form. */
const BROUGHT_ALONG = folded(
  /(?:support|coach|teach|mentor|train|assess|educat)\w* (?:our |the )?(?:apprentices|learners|interns)|experience|erfahrung|expérience|experiencia|experiência|esperienz|ervaring|doświadczeni|experienț|erfarenhet|erfaring|kokemu|zkušenost|経験|qualification|qualifikation|equivalent|similar|degree|diplom|previous|former|completed|abgeschlossen|vergleichbar|gleichwertig|ähnlich|equivalente|vergelijkbaar|podobn|motsvarande|tilsvarende|vastaava|obdobn|\bor (?:an? )?(?:\p{L}{1,12} )?(?:project|job|course)|já (?:fez|fizeste|tenha|foi|foste|passou)|haber (?:sido|hecho|realizado)|hayas (?:sido|hecho|realizado)|déjà (?:fait|effectué|réalisé|été)|premier stage|un stage réussi|absolviert|gemacht hast|(?:schon|bereits) (?:ein|als|einmal)|già (?:svolto|fatto|stato|completato)|hai (?:svolto|fatto)|aver (?:svolto|fatto)|eerder|gelopen hebt|hebt (?:\p{L}{1,12} ){0,3}gelopen|odbył|odbyt|ukończon|har (?:varit|gjort|været|vært|haft|hatt)|tidigare|tidligere|aiemmin|aiempi|olet (?:ollut|tehnyt|suorittanut)|absolvova|prošl[aiy]? |ai (?:făcut|fost|terminat)|anterior|gjort praktik|have (?:done|been|held|finished)|having (?:done|been)|(?:your|an?|one) (?:earlier|last|past|prior) /iu,
);

/** Interns whom the job looks after: "Ta emot praktikanter", "Du betreust Praktikantinnen". */
const LOOKED_AFTER = quickly(
  /(?:receiv|supervis|guid|host|look(?:ing)? after|betreu|anleit|ausbild|encadr|accueill|tutor|acog|orient|receb|acompanh|accogli|affianc|segui|begeleid|opvang|opiek|wdraż|prowadz|handled|ta emot|tar emot|vägled|modtag|vejled|ta imot|tar imot|veiled|ohja|perehdyt|ved(?:en|eš|ete)|zaškol)[\p{L}]{0,6} (?:[\p{L}]{1,14} ){0,3}?(?:interns|trainees|apprentices|praktikant(?:en|innen|er)|auszubildende\p{L}?|stagiaires|alternant(?:e)?s|apprentis|becari[oa]s|practicantes|aprendices|estagiári[oa]s|aprendizes|tirocinanti|stagisti|apprendisti|stagiairs|stażyst(?:ów|ami|om|ki|ek)|praktykant(?:ów|ami|om|ki)|lärlingar|lærlinger|harjoittelijoi\p{L}{1,3}|praktikant(?:ů|y|kám)|stážist(?:y|ů|ům))(?!\p{L})/iu,
);

interface Reader {
  language: string | null;
  types: readonly { type: EmploymentType; pattern: RegExp }[];
  denied: RegExp | null;
  /** Whether only sentences that hold a general hint are read. */
  isGeneral: boolean;
}

function readerOf(language: string | null): Reader {
  if (language !== null && UNSPACED_LANGUAGES.has(language))
    return { language, types: UNSPACED, denied: null, isGeneral: false };
  const known = language === null ? undefined : byLanguage.get(language);
  return { language, ...(known ?? { types: [], denied: null, isGeneral: false }) };
}

/** Reads the forms of employment that the sentences name in the words of their language. */
function byWords(
  sentences: readonly Sentence[],
  { language, types, denied }: Reader,
  found: Map<EmploymentType, string>,
): void {
  if (types.length === 0) return;
  for (const { text, section } of sentences) {
    if (section === "eeo" || section === "about" || text.length > 300) continue;
    if (ON_BEHALF.test(text)) continue;
    if (OTHERS.test(text) && !SUBSTITUTES.test(text) && !seeksSomebody(text, language)) continue;
    const own = withoutHandled(text, language);
    const sought = typeOfSought(own, language);
    if (sought !== null && !found.has(sought) && !(sought === "internship" && BROUGHT_ALONG.test(own)))
      found.set(sought, text);
    for (const { type, pattern } of types) {
      const match = found.has(type) ? null : pattern.exec(type === "full-time" ? withoutShares(own) : own);
      const before = own.slice(0, match?.index ?? 0);
      if (match === null || denied?.test(before) === true || isOfOthers(before, match[0])) continue;
      if (type !== "internship" || !(BROUGHT_ALONG.test(text) || LOOKED_AFTER.test(text))) found.set(type, text);
    }
  }
}

/** Reads forms that sentences imply without naming them. */
function byWording(sentences: readonly Sentence[], found: Map<EmploymentType, string>): void {
  for (const { text, section } of sentences) {
    const type = NOT_OF_THE_JOB.has(section) ? null : typeByWording(text);
    if (type !== null && !found.has(type)) found.set(type, text);
  }
}

function byPhrase(prepared: PreparedText, language: string | null): Evidenced<EmploymentType | null> {
  const found = new Map<EmploymentType, string>();
  const hinting = prepared.sentences.filter(({ text }) => HINT.test(text));
  for (const { text, section, ...sentence } of hinting) {
    if (section === "eeo" || BARRED_TEXT.test(text)) continue;
    const reader = readerOf(sentence.language ?? language);
    const clean = withoutHandled(text, reader.language).replace(NOT_CONTRACT, " ");
    for (const [type, pattern] of PHRASES) {
      if (found.has(type)) continue;
      const match = pattern.exec(type === "full-time" ? withoutShares(clean) : clean);
      if (match !== null && reader.language !== null && reader.language !== "fr" && FRENCH_FORM.test(match[0]))
        continue;
      const before = clean.slice(0, match?.index ?? 0);
      if (match === null || DENIED.test(before) || reader.denied?.test(before) === true || isOfOthers(before, match[0]))
        continue;
      found.set(type, text);
    }
  }
  for (const [spoken, sentences] of Map.groupBy(prepared.sentences, (sentence) => sentence.language ?? language)) {
    const reader = readerOf(spoken);
    byWords(reader.isGeneral ? sentences.filter((sentence) => hinting.includes(sentence)) : sentences, reader, found);
  }
  if (found.size === 0 || (found.size === 1 && found.has("full-time"))) byWording(prepared.sentences, found);
  for (const type of ORDER) {
    const sentence = found.get(type);
    if (sentence === undefined) continue;
    if (type === "part-time" && found.has("full-time") && !isOnlyPermanent(prepared.sentences)) continue;
    return { value: type, evidence: sentence };
  }
  return { value: null, evidence: "" };
}
