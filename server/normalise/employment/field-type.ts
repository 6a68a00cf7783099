import type { EmploymentType } from "#contract/schemas/job.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { MAX_TITLE_CHARACTERS } from "#normalise/role/title.ts";
import { byLanguage, ORDER, UNSPACED, UNSPACED_LETTERS } from "./forms-by-language.ts";

const FULL = folded(
  /\bfull[-_ ]?time\b|\bft\b|\bpermanent\b|\bregular\b|\bsalaried\b|\bvollzeit\b|\bfestanstellung\b|\bunbefristet\b|\btiempo completo\b|\bjornada (?:completa|integral)\b|\bcontrato indefinido\b|\bindefinido\b|\btemps plein\b|\bcdi\b|\btempo integral\b|\bclt\b|\bpełny etat\b|\bumowa o pracę\b|\buop\b|\bheltid\b|\bvoltijds\b|\bfulltime\b|\btempo pieno\b|\bemployee\b|\bpermanente\b/i,
);
const PART = folded(
  /\bpart[-_ ]?time\b|\bper[-_ ]?diem\b|\bprn\b|\bteilzeit\b|\bmini-?job\b|\btiempo parcial\b|\bmedia jornada\b|\bmedio tiempo\b|\bjornada (?:parcial|reducida|reduzida)\b|\btemps partiel\b|\bmeio período\b|\bdeltid\b|\bdeeltijds\b|\bparttime\b|\btempo parziale\b|\bcasual\b/i,
);
const CONTRACT = folded(
  /\bcontract(?:or|ors|ual|ing)?\b|\bfreelance(?:r|rs)?\b|\btemp(?:orary)?\b|\bfixed[-_ ]?term\b|\b1099\b|\bc2c\b|\bcorp[- ]to[- ]corp\b|\bc2h\b|\bb2b\b|\bseasonal\b|\binterim\b|\bmaternity cover\b|\bparental leave cover\b|\bproject[-_ ]based\b|\bgig\b|\bpj\b|\bcdd\b|\bintérim\b|\bbefristet\b|\bzeitarbeit\b|\bfreiberuflich\b|\bselbstständig\b|\btemporal\b|\bautónomo\b|\bindependent contractor\b|\bfractional\b|\bcommission[- ]only\b|\bftc\b/i,
);
const INTERN = folded(
  /\bintern(?:s|ship|ships)?\b|\bpraktik(?:um|ant|antin)\b|\bwerkstudent(?:in)?\b|\bworking student\b|\bstage\b|\bstagiaire\b|\balternance\b|\bapprenti(?:ssage|ce|ceship)\b|\bausbildung\b|\btrainee(?:ship)?\b|\bprácticas\b|\bbecari[oa]\b|\bpasantía\b|\bestágio\b|\bstaż\b|\bco-?op\b|\btirocinio\b/i,
);
/** Contracts that are not the form of a job. */
export const NOT_CONTRACT = folded(
  /\bcontract (?:manager|management|negotiat\w*|administrat\w*|specialist|analyst|review\w*|law|lifecycle|attorney|officer|manufactur\w*|research|sales|compliance|counsel)\b|\bcontracts\b|\bsmart contracts?\b|\b(?:government|federal|defense|general|sub) ?contract(?:or|ors|s|ing)?\b|\btemporary (?:password|visa)\w*|\bb2b (?:saas|sales|marketing|company|software|tech\w*|customers?|clients?|startups?|products?|account|businesses|e-?commerce|market\w*|space|growth|demand|content|platform)\b|\bno c2c\b|\bnot c2c\b|\bcommercial contract\w*/gi,
);

/** Reads a source's own field: `FULL_TIME`, "Contract / Temporary", "Festanstellung, Vollzeit". */
export function fieldType(field: string): EmploymentType | null {
  const text = field
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/[_"[\]]/g, " ")
    .trim();
  if (/^(?:other|volunteer|any|unknown|n\/?a)?$/i.test(text)) return null;
  // Of several types (`["FULL_TIME","CONTRACTOR"]`) the first counts.
  const parts = text
    .split(/\s*(?:[,;/|&]|\b(?:and|or|und|oder|ou|et|y|(?<!umow[aęy] )o)\b)\s*/i)
    .filter((part) => part !== "");
  const read = parts.map(oneType).filter((type) => type !== null);
  if (read.includes("part-time") && read.includes("full-time"))
    return FULL_SCHEDULE.test(text) ? "full-time" : "part-time";
  return read[0] ?? byHours(text);
}

/** Short names that only fields have. */
const FIELD_WORDS: readonly (readonly [EmploymentType, { test(text: string): boolean }])[] = [
  [
    "contract",
    folded(
      /^(?:zzp(?:['’]?er)?|uitzend\p{L}{0,10}|vikariat|visstid|dp[pč]|dohoda|zlecenie|b2b|fixe? dur\p{L}{1,8}|tijdelijk|tempo determinato|a termine|määräaikainen|tidsbegr\p{L}{4,9}|midlertidig|engasjement)$/iu,
    ),
  ],
  [
    "full-time",
    folded(
      /^(?:fast(?: (?:stilling|ansättning|ansettelse|ansættelse))?|tillsvidare\p{L}{0,12}|vast(?: (?:contract|dienstverband))?|onbepaalde tijd|tempo indeterminato|(?:plný|hlavní) (?:úvazek|pracovní poměr)|hpp|vakituinen|kokoaikainen|fastansat|varig)$/iu,
    ),
  ],
];

/** Words for the schedule itself; "permanent" and "regular" can be part-time too. */
const FULL_SCHEDULE =
  /full[-_ ]?time|vollzeit|tiempo completo|jornada completa|temps plein|tempo integral|tempo pieno|heltid|voltijds|pełny etat/i;
const HOURS = /(\d{1,2})(?:\s*(?:-|–|to|bis)\s*(\d{1,2}))?\s*\+?\s*(?:hours?|hrs?|h|std\.?|stunden|heures|horas)\b/i;

/** 35 hours a week or more is full-time; "up to 40" and "10-40" say nothing. */
function byHours(text: string): EmploymentType | null {
  const match = HOURS.exec(text);
  if (match?.[1] === undefined || /\bup to\b|\bmax/i.test(text)) return null;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  if (from >= 35 && to <= 60) return "full-time";
  return to <= 30 && to >= 4 ? "part-time" : null;
}

function oneType(part: string): EmploymentType | null {
  const clean = part.replace(NOT_CONTRACT, " ");
  if (INTERN.test(clean)) return "internship";
  if (CONTRACT.test(clean)) return "contract";
  if (PART.test(clean)) return "part-time";
  return FULL.test(clean) ? "full-time" : inAnyLanguage(clean);
}

/** Reads a form of employment in the words of the language that has one: "Vikariat", "Uitzendwerk", "契約社員". */
function inAnyLanguage(part: string): EmploymentType | null {
  const readers = UNSPACED_LETTERS.test(part) ? [UNSPACED] : [...byLanguage.values()].map(({ types }) => types);
  const found = new Set(
    readers.flatMap((types) => types.find(({ pattern }) => pattern.exec(part) !== null)?.type ?? []),
  );
  return ORDER.find((type) => found.has(type)) ?? FIELD_WORDS.find(([, words]) => words.test(part))?.[0] ?? null;
}
