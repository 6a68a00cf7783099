import type { JobFieldName } from "../job-fields.ts";

/** What an operator can find about one field of one published job. */
export const VERDICTS = ["right", "wrong", "not-stated", "missed", "unclear"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts on a value that we read, and on a field for which we read none: then `right` says that the posting states none. */
export const VERDICTS_ON_VALUE: readonly Verdict[] = ["right", "wrong", "not-stated", "unclear"];
export const VERDICTS_ON_SILENCE: readonly Verdict[] = ["right", "missed", "unclear"];

/** Fewer labels than this say too little: no share is shown. */
export const FEWEST_LABELS = 30;
/** Cards that an operator gets a day. */
export const CARDS_PER_DAY = 10;

/**
 * The fields that operators judge, by the name that people read. `remote` is the verdict that publishes a job; the others are job
 * fields whose evidence is stored.
 */
export const JUDGED_FIELDS = {
  remote: "Fully remote",
  eligibility: "Where from",
  salary: "Salary",
  employmentType: "Employment type",
  levels: "Level",
  roles: "Role",
  techStack: "Technologies",
  industries: "Industries",
  education: "Education",
  degreeOptional: "Degree optional",
  yearsAsked: "Years of experience",
  languagesAsked: "Languages asked",
  adLanguage: "Language of the ad",
  visaSponsorship: "Visa sponsorship",
  workAuthorisation: "Work permit",
  securityClearance: "Security clearance",
  hoursAsked: "Hours a week",
  contractMonths: "Contract length",
  deadline: "Application deadline",
  travel: "Travel",
  onCall: "On-call",
  vacancy: "Vacancy or talent pool",
  disclosures: "Legal disclosures",
  extraPay: "Pay beside the base",
  onTargetPay: "On-target pay",
  applicationForm: "Application questions",
  agency: "Staffing agency",
} as const satisfies Partial<Record<JobFieldName | "remote", string>>;

export type JudgedField = keyof typeof JUDGED_FIELDS;
export const JUDGED_FIELD_NAMES = Object.keys(JUDGED_FIELDS) as JudgedField[];
/** Fields of which only published values can be drawn: a job without the value isn't published, so recall can't be measured here. */
export const WITHOUT_RECALL: readonly JudgedField[] = ["remote"];
