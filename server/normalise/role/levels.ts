import { folded } from "#normalise/text/folded-expression.ts";
import { quickly, replacedQuickly } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Level } from "#contract/schemas/job.ts";
import { LEVELS } from "#contract/schemas/job.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { UNIT_HEADS } from "./heads.ts";
import { statedLevels } from "./stated-levels.ts";
import { MAX_TITLE_CHARACTERS } from "./title.ts";

/** Phrases that contain a word for a level but name a role, place, team or customer. They are blanked before the cues are read. */
const MASK = replacedQuickly(
  new RegExp(
    [
      /members? of (?:the )?technical staff|chief of (?:staff|party)|staff (?:accountant|nurse|attorney|writer|pharmacist|assistant|auditor|therapist|reporter|physician|counsel|officer|augmentation|psychologist|psychiatrist|photographer|development|training|sergeant|rn|lawyer|scheduler)s?|(?:medical|support|nursing|house) staff|staffing/,
      /lead[- ](?:generation|gen|qualification|nurturing|management|time|conversion|acid|scoring|intake|routing|research|sourcing|qualif\w{2,7}|paint|abatement|poisoning|hazards?|exposure|inspections?)s?|(?:qualified|sales|marketing) leads?(?= (?:specialist|generation|gen|coordinator|manager))|leads(?: |$)/,
      /middle[- ](?:east|school|market|office|ware|grades?|mile|years)|mid[- ](?:market|west|atlantic|training|cap|town|stream|term|size|sized|enterprise|funnel|michigan|career|tier)|mid(?:west|town|stream|wife)/,
      /senior[- ](?:living|care(?!\w)|center|centre|citizens?|housing|high|leadership team|services?|communit(?:y|ies)|executive service|home ?care|nutrition|market|health|wellness)|(?:for|of|with) seniors/,
      /entry[- ](?:systems?|doors?|control|gates?)|junior[- ](?:varsity|high|college|enterprise|school|golf|tennis|achievement)|jr\.? high/,
      /graduate (?:admissions?|school|degree|programs?|studies|education|medical education|recruit\w*)|(?:under|post)[- ]?graduate|campus (?:recruit\w*|security|director|manager|president|minister)|(?:internship|apprenticeship|intern|graduate|early careers?|traineeship)s?(?= (?:program(?:me)?s? )?(?:coordinator|manager|lead|recruiter|advisor|director|recruitment|program))/,
      /(?:assistenz(?= (?:geschäfts|bereichs))|assistent(?:in|e)?|assistenz|asistente|assistant\(?e?\)?|assessora?|secretari[oa]|sekretär(?:in)?|sekreterare|sekretær) (?:der|des|von|de la|de|du|d[ao]|del|dell[ao]|di|van|til|till) [^,;|(–-]*/,
      /(?:para|für|voor|dla|for|pour|til|för)[^,;|(]{0,25} s[eé]niors|(?:aide|accompagn[a-zà-ÿ]{2,8}|animat[a-zà-ÿ]{2,6}|auxiliaire|services?|soins|résidences?|conseil[a-zà-ÿ]{0,4}|pour|aux|des)[^,;|(]{0,25}? (?:les )?s[eé]niors/,
      /(?:assistant|asst\.?) (?:to|for) [^,;|(–-]*|(?:assistant|secretary|admin|aide|support)[^,;|(–-]{0,30}? (?:to|for)(?: the)? [^,;|(–-]*|(?:reports?|reporting) to [^,;|(]*/,
      /offices? of the [^,;|(]*|(?:president|director|executive|founder)['’]s (?:club|office)|founders? (?:office|associate)/,
      /(?:vice|assistant|deputy|school) principal|principal investigator|principal component|(?:art|creative|funeral|music|stage|casting) director(?='s)/,
      /head ?hunter|head (?:chef|start|cook|coach|nurse|count)|heads[- ]up|headquarters?|over ?head/,
      /subject[- ]matter experts?|expert (?:network|witness|services|contributor|interview)s?|c[- ](?:level|suite)(?= (?:sales|assistant|executive))/,
      /(?:research|teaching|graduate|policy|clinical|postdoctoral|post[- ]doc\w*|legal|visiting|writing|editorial|reporting|medical|mba|summer|congressional) fellow(?:ship)?|fellowship/,
      /(?:hr|talent|people|finance|business|channel|technology|alliance|client|growth|brand|sales|solutions?|legal|strategic|marketing|customer success|implementation) (?:business )?partner(?:ships?)?|partner(?:ships)? (?:manager|success|marketing|development|engineer|sales|solutions?|account|operations|program)/,
      /world war (?:i{1,3}|iv)|(?:phase|part|type|class|title|stage|schedule|group) (?:i{1,3}|iv|v)\b|(?:iv|iii) (?:therapy|nurse|infusion|room|hydration)|(?:level|tier|l|t)[- ]?[1-4](?:\/\d)? (?:\w+ ){0,2}?(?:support|helpdesk|help desk|service desk|technician|desktop|noc|soc)|(?:support|helpdesk|service desk|soc|technician|it|noc)[\w ]{0,30}[,(– -]+(?:level|tier|l|t)[- ]?[1-4]\b|tier[- ]?[1-4]\b/,
      /supervisor[- ]only|clinical supervis\w+|shift work|(?:all|multiple|any|various|open) (?:levels?|seniorit\w+|rank)/,
      /(?:early|late|later|growth|mid|seed|pre-seed|center|main|sound|multi|next)[- ]stage|stage (?:manager|production|design(?:er)?|hands?|craft|technician|lighting|set)|series [a-e]\b|senior support(?=\s*(?:$|[-–—,|(]))|(?:i|1)\/(?:ii|2)(?:\/(?:iii|3))?\b|advisor,? senior|senior advisors network|international|internal|internet|internist/,
      /junior (?:academy|league|squad|football|rugby|hockey|cricket|camp|club)(?![a-z])|(?:lar|residência|residencia|centro|turismo|residenza|públic[oa]|público|clientela?|população|población)(?: d[eao]s?)? s[éê]nior(?:es)?/,
      /(?:principal|senior|lead|staff) (?:project|group|team|platform group)(?=$)|(?:sr|jr)&ed|product lead generation|tech(?:nical)? lead generation/,
    ]
      .map((pattern) => pattern.source)
      .join("|")
      .replace(/^/, "(?<![\\p{L}\\p{N}])(?:")
      .concat(")"),
    "giu",
  ),
);

const END = "(?![\\p{L}\\p{N}])";
const START = "(?<![\\p{L}\\p{N}])";
function words(source: string): RegExp {
  return folded(new RegExp(`${START}(?:${source})${END}`, "iu"));
}

const ROLE_NOUN =
  "(?:engineer(?:ing)?|developer|analyst|designer|manager|administrator|scientist|specialist|consultant|accountant|architect|associate|technician|programmer|representative|coordinator|recruiter|writer|tester|researcher|officer|auditor|assistant|agent|counsel|paralegal|executive|marketer|strategist|planner|buyer|sde|swe|sdet|sre|dba|qa|devops|planist|modeler|underwriter|adjuster|examiner|operator|clerk|planner)";

const INTERN = quickly(
  words(
    "interns?|internships?|co-?op|working students?|werkstudent(?:in)?|werksstudent(?:in)?|praktikant(?:in)?|praktikum|pflichtpraktikum|stagiaire?|stage|tirocinante|praktykant(?:ka)?|studentermedhjælper|becari[oa]s?|prácticas|practicas|pasante|estagi[áa]ri[oa]|estágio|estagio|staż|stażyst[ak]a?|stagista|tirocinio|apprentice(?:ship)?|apprenti(?:e|\\(e\\)|·e)?|alternance|alternant(?:e)?|azubi|auszubildende[rn]?|ausbildung|trainee(?:ship)?|graduate|new grads?|new graduates?|recent graduates?|university grads?|graduate scheme|entry|entry[- ]?level|early[- ]career|fresher|freshers|campus hire|berufseinsteiger(?:in)?|stażystka|стажер|стажёр|aprendiz|lærling|lärling|harjoittelija|stážista|stážistka|apprendista|volontär(?:in)?|studentermedarbejder|elev(?= (?:til|i|innen|på|inden))|(?:kontor|salgs|butiks|handels|kokke|finans|bager|tjener|smede|it-?)elev|elevplads|læreplads",
  ),
);
const STUDENT = quickly(
  words(
    "students?(?=\\s*(?:$|[-–—,|(/]| (?:assistant|worker|developer|engineer|job)))|campus|young professional|absolvent(?:in)?|débutant(?:e)?|no experience",
  ),
);
const JUNIOR = words(
  "juniors?|junior(?!en(?!tw)|sk|at|ity|hold|lag|tr[æä]n|a[ck]ad|lands)\\p{Ll}{4,20}|jr|jnr|młodsz[yai]|младший|júnior|nuorempi|mladší",
);
const ONE = quickly(new RegExp(`${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:i|1)|level (?:1|i)|[le]1)${END}`, "iu"));
/** A Roman numeral that ends a part of the title: `Custodian II`, `Technical Writer V - Dallas`. */
const NUMERAL = /(?<=\p{L}{3,}\)? )(I{1,3}|IV|V)(?=\s*(?:$|[-–—,|(/:;]))/u;
const ASSOCIATE = folded(
  /(?:^|[-–—,|(/:]\s*)\s*assoc(?:iate)?\.? (?:[\w/&+#.-]+ ){0,3}?(?:engineer|developer|scientist|designer|consultant|analyst|recruiter|account executive|product (?:manager|owner)|project manager|accountant|architect|programmer)(?![\p{L}])/iu,
);
const SEMI = words("semi[- ]?senior|semi[- ]?sr|ssr");
const EVERY_SEMI = folded(new RegExp(SEMI.source, "giu"));
const MID = quickly(
  words(
    "mid|mid[- ]?level|mid[- ]?weight|middle(?:weight)?|intermediate|intermédiaire|medior|pleno|pl\\.?|confirmé|confirmée|regular|средний",
  ),
);
const TWO = quickly(
  new RegExp(`${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:ii|2)|level (?:2|ii)|[le][24])${END}`, "iu"),
);
const THREE = quickly(
  new RegExp(
    `${START}(?:${ROLE_NOUN}[ ,-]+(?:level )?(?:iii|iv|3|4)|level (?:3|4|iii|iv)|l5|[e][35]|ic[45])${END}`,
    "iu",
  ),
);
const SENIOR = quickly(
  words(
    "seniors?|senior(?!en(?!tw)|it|liv|boend|häls|center|hus|omsorg|pleje|pleie)\\p{Ll}{4,20}|sr|snr|s[êe]nior|seniorn[yií]|starsz[yai]|vanhempi|starší|старший|expérimenté(?:e)?|experienced|erfahrene[rn]?|sénior",
  ),
);
const SENIOR_FIRST = folded(new RegExp(`^\\s*(?:\\([^)]*\\)\\s*)?(?:${SENIOR.source})`, "iu"));
const LEAD = quickly(
  words(
    "lead|leads|leader|leads?er|tech[- ]?lead|team[- ]?lead(?:er)?|teamleiter(?:in)?|teamleitung|leiter(?:in)?|leitung|abteilungsleiter(?:in)?|bereichsleiter(?:in)?|principal|staff|head|director|direktor(?:in)?|directeur|directrice|directora|diretor|diretora|dyrektor|vp|svp|evp|avp|vice[- ]president|vicepresident|president|chief|ceo|cto|cfo|coo|cmo|cpo|cro|ciso|chro|cio|cdo|founder|co-?founder|cofounder|distinguished|fellow|managing partner|general partner|supervisor|expert|experte|expertin|ведущий|руководитель|kierowni(?:k|czka)|vedoucí|johtava|team(?:ledare|leder)|responsable|responsabile|chef de projet principal|líder|lider|jef[ae](?:/[ae])?|gerente|hoofd|teamhoofd|afdelingshoofd|leidinggevende|direttor[ei]|direttrice|direktør|direktör|dyrektorka|ředitel(?:ka)?|(?:avdelnings|afdelings|avdelings|enhets|sektions|seksjons|gruppe|fag|daglig |driftsom?|regions?|salgs|økonomi|personal)(?:leder|ledare)|\\p{L}{3,16}(?<!s[eo]us|kock|kok)chef|chef för|cheffe (?:de|du|d['’]\\p{L}{3,20})|chef(?:redakteur|arzt|architekt|entwickler|ingenieur|einkäufer)(?:in)?|chefärztin|\\p{L}{3,18}johtaja|\\p{L}{3,20}leitung|abteilungsleitung|szef|szefowa|capo(?:reparto|progetto)?|l[67]|e6|ic[67]|c[- ]level|" +
      UNIT_HEADS,
  ),
);
/** The levels side by side: `Senior/Lead`, `Lead or senior`. */
const SENIOR_OR_LEAD = quickly(
  new RegExp(
    `${SENIOR.source}\\s*(?:/|or|und|and|&|\\||,|–|-|to|bis)\\s*(?:${LEAD.source})|(?:${LEAD.source})\\s*(?:/|or|and|&|\\|)\\s*${SENIOR.source}`,
    "iu",
  ),
);
/** What stands between two names for one role. */
const BETWEEN_ROLES = /\s?(?:[/|]|(?<!\p{L})or(?!\p{L}))\s?/iu;
const SENIOR_ROLE = /^(?:senior|sr|snr)\.?\s+(\p{L}[\p{L}\s]*)/iu;

/** Returns whether a title names one role without and with "Senior", so that it's open to both: "Specialist / Sr. Specialist". */
function isOpenToBoth(title: string): boolean {
  const parts = title.split(BETWEEN_ROLES).map((part) => part.trim().toLowerCase());
  return parts.some((part, at) => {
    const senior = SENIOR_ROLE.exec(part)?.[1]?.trim().split(/\s+/u).slice(0, 3);
    const plain = at === 0 ? undefined : parts[at - 1]?.split(/\s+/u);
    const last = plain?.at(-1);
    return last !== undefined && senior?.includes(last) === true && !SENIOR.test(plain?.join(" ") ?? "");
  });
}
/** Levels in scripts without spaces between words. */
const UNSPACED_LEVELS: readonly (readonly [Level, RegExp])[] = [
  ["entry", /インターン|新卒|未経験|实习|应届|인턴|신입/u],
  ["junior", /ジュニア|初级|주니어/u],
  ["senior", /シニア(?!向け|層|世代|ケア|施設)|高级|资深|시니어(?! ?(?:케어|타운))/u],
  [
    "lead",
    /リードエンジニア|テックリード|チームリーダー|责任者|責任者|管理職(?!候補)|[部課係店所室工園]長(?!候補|代理|補佐|室|秘書|面接)|(?:部門|店舗|チーム|エンジニアリング|施設|エリア)マネージャー|总监|负责人|팀장|파트장/u,
  ],
];
const UNSPACED = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
const MANAGEMENT = words("(?:senior|sr|snr)\\.?\\s+(?:engineering )?manager");
const EXPERT_ROLE = folded(
  /(?:seo|sap|excel|shopify|wordpress|webflow|sales|salesforce|hubspot|crm|amazon|marketing|legal|math|physics|chemistry|biology|language|ppc|tax|domain|support|\bai\b|data|google|ads)\s+experts?/giu,
);

/** "Responsable marketing" is a marketing manager, which names no level; of a team or a site, it's its head. */
const OF_A_FUNCTION = folded(
  /(?<!\p{L})respons(?:able|abile)(?!\p{L})(?! (?:(?:de(?: la| l['’])?|d['’]|du|des|di|del(?:la|l['’])?) ?)?(?:équipes?|atelier|structure|crèche|établissement|boutique|entrepôt|cuisine|restaurant|succursale|chantier|almacén|oficina|planta|taller|sala|cocina|centro|delegación|sucursal|unidad|zona|ufficio|magazzino|stabilimento|officina|cucina|turno|servizio|struttura|divisione|laboratorio|cantiere|service|agence|département|magasin|site|atelier|secteur|pôle|unité|direction|equipo|departamento|tienda|área|turno|sección|reparto|team|negozio|area|filiale|punto vendita|unità|settore|squadra|sede)(?!\p{L}))/giu,
);

function titleLevels(title: string): Level[] {
  const plain = ` ${title.slice(0, MAX_TITLE_CHARACTERS)} `
    .replace(/[‘’]/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\b(sr|jr|snr|jnr)\./gi, "$1 ");
  const masked = MASK.replace(plain, (found) => " ".repeat(found.length))
    .replace(OF_A_FUNCTION, (found) => " ".repeat(found.length))
    .replace(EXPERT_ROLE, (found) => " ".repeat(found.length));
  const found = new Set<Level>();
  if (UNSPACED.test(masked)) for (const [level, pattern] of UNSPACED_LEVELS) if (pattern.test(masked)) found.add(level);
  if (INTERN.test(masked) && !/apprenticeship program/i.test(masked)) return ["entry"];
  if (STUDENT.test(masked) && !/success|services|support|affairs|recruit/i.test(masked)) return ["entry"];
  const semi = SEMI.test(masked);
  const rest = semi ? masked.replace(EVERY_SEMI, " ") : masked;
  if (semi || MID.test(rest)) found.add("mid");
  if (JUNIOR.test(rest)) found.add("junior");
  const lead = LEAD.test(rest);
  const senior = SENIOR.test(rest) && !isOpenToBoth(rest);
  const numeral = NUMERAL.exec(masked)?.[1];
  const numbered: Level | null =
    numeral === "I"
      ? "junior"
      : numeral === "II"
        ? "mid"
        : numeral !== undefined || THREE.test(rest)
          ? "senior"
          : TWO.test(rest)
            ? "mid"
            : ONE.test(rest)
              ? "junior"
              : null;
  if (found.has("junior") && !found.has("mid") && !senior) return ["junior"];
  // "Engineer II - Senior Platform Group" is the second level; in "Senior Engineer II" the number is a grade within senior.
  const graded = senior && SENIOR_FIRST.test(rest);
  if (numbered !== null && found.size === 0 && !graded && !(lead && numbered === "senior")) return [numbered];
  if (senior) found.add("senior");
  if (lead) {
    const both = SENIOR_OR_LEAD.test(rest);
    if (senior && !both) found.delete("senior");
    found.add("lead");
  } else if (MANAGEMENT.test(rest)) found.add("lead");
  if (found.size === 0 && ASSOCIATE.test(masked)) return ["junior"];
  return LEVELS.filter((level) => found.has(level));
}

const FIELD: [RegExp, Level[]][] = [
  [/not[_ ]applicable|unknown|any|^n\/?a$/i, []],
  [/semi[- ]?senior|mid[_ -]{0,3}(?:level)?\s{0,2}\/?\s{0,2}(?:to|-)?\s{0,2}senior|mid[- ]senior/i, ["mid", "senior"]],
  [/junior\s*(?:\/|to|-)\s*mid/i, ["junior", "mid"]],
  [
    /intern|trainee|student|apprentice|graduate|entry|fresher|praktik|no experience|early career|without_experience/i,
    ["entry"],
  ],
  [/junior|associate|\bjr\b|starter/i, ["junior"]],
  [/director|executive|\blead\b|principal|head|\bvp\b|c-level|chief|expert|staff|manager|management/i, ["lead"]],
  [/senior|\bsr\b|experienced professional|advanced|professional_experienced/i, ["senior"]],
  [/mid|intermediate|medior|regular|experienced|professional/i, ["mid"]],
];

/** Parses a source's level ("Mid-Senior level", "entry_level", "SENIOR"). */
export function fieldLevels(field: string): Level[] {
  const parts = field.slice(0, MAX_TITLE_CHARACTERS).split(/\s*[,;|]\s*/);
  const found = new Set<Level>();
  for (const part of parts)
    for (const level of FIELD.find(([pattern]) => pattern.test(part))?.[1] ?? []) found.add(level);
  return LEVELS.filter((level) => found.has(level));
}

function byYears(years: number): Level {
  if (years < 1) return "entry";
  if (years < 3) return "junior";
  if (years < 5) return "mid";
  return years < 9 ? "senior" : "lead";
}

/** Who asks for so many years takes no beginners, whatever a sentence says of some of them. */
const SKILLED = 3;

/**
 * Returns the levels of a job: by its title, else by the source's field, else by a sentence that states it, else by the required years of experience
 * (0 entry, 1–2 junior, 3–4 mid, 5–8 senior, 9 and more lead). Empty when nothing states one.
 */
export function readLevels({
  title,
  level,
  prepared,
  years,
}: {
  title: string;
  level?: string | undefined;
  prepared: PreparedText;
  years: Evidenced<Bounds | null>;
}): Evidenced<Level[]> {
  const named = titleLevels(title);
  if (named.length > 0) return { value: named, evidence: `title: ${JSON.stringify(title)}` };
  const given = level === undefined ? [] : fieldLevels(level);
  if (given.length > 0) return { value: given, evidence: `level: ${JSON.stringify(level)}` };
  const asked = years.value?.min ?? 0;
  for (const { text, section } of prepared.sentences) {
    if (section === "about" || section === "benefits" || section === "eeo" || section === "nice-to-have") continue;
    const stated = statedLevels(text);
    if (stated[0] === "entry" && asked >= SKILLED) continue;
    if (stated.length > 0) return { value: stated, evidence: text };
  }
  const least = years.value?.min ?? years.value?.max ?? null;
  return least === null ? { value: [], evidence: "" } : { value: [byYears(least)], evidence: years.evidence };
}
