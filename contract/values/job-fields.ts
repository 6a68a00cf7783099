import type {
  ApplicationForm,
  AskedLanguage,
  Bounds,
  Disclosure,
  ExtraPay,
  TravelShare,
} from "#contract/schemas/job-terms.ts";
import type { Eligibility, EmploymentType, Level, SalaryRange, VisaSponsorship } from "#contract/schemas/job.ts";

/** An employer has at most this many industries. */
export const MAX_INDUSTRIES = 3;

/** How a field is stored, and what it holds where nothing states it. */
interface FieldType<T> {
  sql: "text" | "text[]" | "jsonb" | "boolean" | "timestamptz";
  unstated: T;
}

/**
 * How the postings of one opening decide a field, in order of trust. `lead`: the leading posting's value. `fullText`: that of the
 * first posting with its whole text. `first` and `firstList`: the first value stated. `any`: whether one posting says so. `computed`:
 * `mergeJob` works it out, and a posting has no such field. `places`: from the places of all postings.
 */
export type MergeRule = "lead" | "fullText" | "first" | "firstList" | "any" | "places" | "computed";

interface JobField {
  type: FieldType<unknown>;
  merge: MergeRule;
  /**
   * `asIs`: a job in a list carries the stored value under the same name. `worded`: it carries what `job-cards.ts` makes of it. `page`: only
   * the job's page carries it, as it is stored.
   */
  card: "asIs" | "worded" | "page" | false;
}

const text: FieldType<string> = { sql: "text", unstated: "" };
const flag: FieldType<boolean> = { sql: "boolean", unstated: false };
const time: FieldType<Date> = { sql: "timestamptz", unstated: new Date(0) };
const json = <T>(unstated: T): FieldType<T> => ({ sql: "jsonb", unstated });
const optionalText = <T extends string = string>(): FieldType<T | null> => ({ sql: "text", unstated: null });
const textList = <T extends string = string>(): FieldType<T[]> => ({ sql: "text[]", unstated: [] });

const NO_PLACES: Eligibility = {
  scope: "unstated",
  countries: [],
  regions: [],
  states: [],
  excluded: [],
  timeZones: null,
  evidence: "",
};

/**
 * The fields of a job, each declared once: columns, rows, the merge of postings, cards, `explain` and the factories of tests follow.
 * A column has the field's name in snake case. Slugs are those of the taxonomy; null or an empty list means "not stated".
 */
export const JOB_FIELDS = {
  /** The job's own title, without places, codes and capitals for emphasis; never translated. */
  title: { type: text, merge: "lead", card: "worded" },
  summary: { type: text, merge: "first", card: "asIs" },
  /** Sanitised HTML (15 tags). */
  description: { type: text, merge: "fullText", card: false },
  /** Plain text with line breaks between blocks. */
  text: { type: text, merge: "fullText", card: false },
  eligibility: { type: json(NO_PLACES), merge: "places", card: "asIs" },
  /** Display text of where the job can be done from. */
  location: { type: text, merge: "places", card: "asIs" },
  remoteEvidence: { type: text, merge: "computed", card: false },
  /** Canonical role slugs, best first. */
  roles: { type: textList(), merge: "firstList", card: "asIs" },
  employmentType: { type: optionalText<EmploymentType>(), merge: "first", card: "asIs" },
  /** The job's function: Engineering, Design, … */
  jobProfile: { type: optionalText(), merge: "first", card: "asIs" },
  levels: { type: textList<Level>(), merge: "firstList", card: "worded" },
  salary: { type: json<SalaryRange | null>(null), merge: "first", card: "worded" },
  /** One of the specification's education values. */
  education: { type: optionalText(), merge: "first", card: "worded" },
  visaSponsorship: { type: optionalText<VisaSponsorship>(), merge: "first", card: "asIs" },
  securityClearance: { type: optionalText<"required">(), merge: "first", card: "page" },
  /** Countries in which people must be allowed to work already: ISO codes, or `EU`. */
  workAuthorisation: { type: textList(), merge: "firstList", card: "page" },
  /** The language of the text, ISO 639-1. */
  adLanguage: { type: optionalText(), merge: "first", card: "page" },
  /** Codes of the languages that are required; `languagesAsked` has their levels, and those that are welcome. */
  languages: { type: textList(), merge: "firstList", card: false },
  languagesAsked: { type: json<AskedLanguage[]>([]), merge: "firstList", card: "page" },
  /** Years of experience, as a choice of the filter; `yearsAsked` has the bounds. */
  experienceYears: { type: optionalText(), merge: "first", card: false },
  yearsAsked: { type: json<Bounds | null>(null), merge: "first", card: "page" },
  /** Whether experience replaces the degree. */
  degreeOptional: { type: optionalText<"yes">(), merge: "first", card: "page" },
  /** Hours a week, as choices of the filter; `hoursAsked` has the bounds. */
  weeklyHours: { type: textList(), merge: "firstList", card: false },
  hoursAsked: { type: json<Bounds | null>(null), merge: "first", card: "page" },
  /** How long the contract runs, as choices of the filter; `contractMonths` has the bounds. */
  contractLength: { type: textList(), merge: "firstList", card: false },
  contractMonths: { type: json<Bounds | null>(null), merge: "first", card: "page" },
  deadline: { type: optionalText<"dated" | "rolling">(), merge: "first", card: "page" },
  /** The last day to apply, as an ISO date. */
  applicationDeadline: { type: optionalText(), merge: "first", card: "page" },
  travel: { type: optionalText<TravelShare>(), merge: "first", card: "page" },
  travelPercent: { type: json<Bounds | null>(null), merge: "first", card: "page" },
  onCall: { type: optionalText<"yes" | "no">(), merge: "first", card: "page" },
  vacancy: { type: optionalText<"open" | "pool">(), merge: "first", card: "page" },
  disclosures: { type: textList<Disclosure>(), merge: "firstList", card: "page" },
  extraPay: { type: textList<ExtraPay>(), merge: "firstList", card: "page" },
  onTargetPay: { type: json<SalaryRange | null>(null), merge: "first", card: "page" },
  /** How much the employer's form asks, as choices of the filter; `applicationForm` has the numbers. */
  applicationEffort: { type: textList(), merge: "firstList", card: false },
  applicationForm: { type: json<ApplicationForm | null>(null), merge: "first", card: "page" },
  /** Technology slugs. */
  techStack: { type: textList(), merge: "firstList", card: "worded" },
  /** Industry slugs. */
  industries: { type: textList(), merge: "firstList", card: "worded" },
  /** A range of the filter, such as `11,50`. */
  companySize: { type: optionalText(), merge: "first", card: false },
  /** The employer's own number of employees, as text. */
  employeeStrength: { type: optionalText(), merge: "first", card: "worded" },
  url: { type: text, merge: "computed", card: "asIs" },
  /** Whether a staffing agency posts it for a client. */
  agency: { type: flag, merge: "any", card: false },
  /** Ids of the sources that carry it. */
  sources: { type: textList(), merge: "computed", card: false },
  /** What decided each field: a sentence, or a field of the source. */
  evidence: { type: json<Record<string, string>>({}), merge: "computed", card: false },
  postedAt: { type: time, merge: "computed", card: "worded" },
  /** True when no source gives a date and `postedAt` is the first time we saw the job. */
  postedAtIsFirstSeen: { type: flag, merge: "computed", card: "asIs" },
  firstSeenAt: { type: time, merge: "computed", card: "worded" },
  lastSeenAt: { type: time, merge: "computed", card: "worded" },
} as const satisfies Record<string, JobField>;

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;

/** A job's stored fields. */
export type JobFieldValues = {
  -readonly [K in JobFieldName]: Fields[K]["type"] extends FieldType<infer T> ? T : never;
};

type NamesWhere<Part> = { [K in JobFieldName]: Fields[K] extends Part ? K : never }[JobFieldName];

/** Fields that a single posting states. */
export type PostingFieldName = Exclude<JobFieldName, NamesWhere<{ merge: "computed" }>>;
/** Fields that a job in a list carries, and those of them that it carries unchanged. */
export type CardFieldName = NamesWhere<{ card: "asIs" | "worded" }>;
export type PlainCardFieldName = NamesWhere<{ card: "asIs" }>;
/** Fields that only the job's page carries. */
export type PageFieldName = NamesWhere<{ card: "page" }>;

export const JOB_FIELD_NAMES = Object.keys(JOB_FIELDS) as JobFieldName[];
export const POSTING_FIELD_NAMES = JOB_FIELD_NAMES.filter(
  (name): name is PostingFieldName => JOB_FIELDS[name].merge !== "computed",
);
export const CARD_FIELD_NAMES = JOB_FIELD_NAMES.filter(
  (name): name is CardFieldName => JOB_FIELDS[name].card === "asIs" || JOB_FIELDS[name].card === "worded",
);
export const PAGE_FIELD_NAMES = JOB_FIELD_NAMES.filter(
  (name): name is PageFieldName => JOB_FIELDS[name].card === "page",
);
export const PLAIN_CARD_FIELD_NAMES = JOB_FIELD_NAMES.filter(
  (name): name is PlainCardFieldName => JOB_FIELDS[name].card === "asIs",
);

/** The column of a field: `jobProfile` is in `job_profile`. */
export function columnOf(field: JobFieldName): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
