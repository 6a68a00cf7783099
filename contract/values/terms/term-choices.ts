import { type FilterChoice, type FilterName, filterOf, type TermFilterName } from "../filters.ts";
import { AD_LANGUAGES, languageName } from "./languages.ts";
import { UNSTATED } from "../salary/salary-steps.ts";

const LANGUAGES: readonly FilterChoice[] = AD_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }));

const NOT_STATED: FilterChoice = { value: UNSTATED, label: "Not stated" };

/** The choices of filters about a job's terms. Those of `workAuthorisation` are `unstated` and the countries of the taxonomy. */
const TERM_CHOICES: Record<TermFilterName, readonly FilterChoice[]> = {
  securityClearance: [
    { value: "required", label: "Clearance required" },
    { value: UNSTATED, label: "None asked for" },
  ],
  workAuthorisation: [{ value: UNSTATED, label: "None asked for" }],
  adLanguage: LANGUAGES,
  languages: [{ value: UNSTATED, label: "No language asked for" }, ...LANGUAGES],
  experienceYears: [
    { value: "0-1", label: "Up to 1 year" },
    { value: "2-3", label: "2 to 3 years" },
    { value: "4-5", label: "4 to 5 years" },
    { value: "6-9", label: "6 to 9 years" },
    { value: "10", label: "10 years or more" },
    NOT_STATED,
  ],
  degreeOptional: [{ value: "yes", label: "Experience replaces a degree" }, NOT_STATED],
  weeklyHours: [
    { value: "1-19", label: "Under 20 hours" },
    { value: "20-29", label: "20 to 29 hours" },
    { value: "30-36", label: "30 to 36 hours" },
    { value: "37", label: "37 hours or more" },
    NOT_STATED,
  ],
  contractLength: [
    { value: "1-3", label: "Up to 3 months" },
    { value: "4-6", label: "4 to 6 months" },
    { value: "7-12", label: "7 to 12 months" },
    { value: "13", label: "More than a year" },
    { value: UNSTATED, label: "No end stated" },
  ],
  deadline: [
    { value: "dated", label: "Has a last day to apply" },
    { value: "rolling", label: "Open until filled" },
    NOT_STATED,
  ],
  travel: [
    { value: "none", label: "No travel" },
    { value: "10", label: "Up to 10 % of the time" },
    { value: "25", label: "11 to 25 % of the time" },
    { value: "50", label: "26 to 50 % of the time" },
    { value: "100", label: "More than half of the time" },
    { value: "some", label: "Some travel, no share stated" },
    NOT_STATED,
  ],
  onCall: [{ value: "yes", label: "On-call duty" }, { value: "no", label: "No on-call duty" }, NOT_STATED],
  vacancy: [
    { value: "open", label: "Says that there is an opening" },
    { value: "pool", label: "Talent pool, no opening yet" },
    NOT_STATED,
  ],
  disclosures: [
    { value: "ai-screening", label: "Uses AI to screen applicants" },
    { value: "no-ai-screening", label: "Doesn’t use AI to screen applicants" },
    { value: "pay-law", label: "States pay because a law demands it" },
    { value: UNSTATED, label: "None" },
  ],
  extraPay: [
    { value: "on-target", label: "On-target pay" },
    { value: "commission", label: "Commission" },
    { value: "bonus", label: "Bonus" },
    { value: "equity", label: "Equity" },
    NOT_STATED,
  ],
  applicationEffort: [
    { value: "0", label: "No questions beside the CV" },
    { value: "1-3", label: "1 to 3 questions" },
    { value: "4-9", label: "4 to 9 questions" },
    { value: "10", label: "10 questions or more" },
    { value: "no-essay", label: "No long answers" },
    { value: "essay", label: "Long answers or a video" },
    { value: UNSTATED, label: "Not known" },
  ],
};

/** Returns the declared choices of a filter; empty where they come from the taxonomy or the live jobs. */
export function choicesOf(name: FilterName): readonly FilterChoice[] {
  return filterOf(name).options ?? (TERM_CHOICES as Partial<typeof TERM_CHOICES & Record<string, never>>)[name] ?? [];
}

/** Returns the label of a declared choice; any other value is its own label. */
export function choiceLabel(name: FilterName, value: string): string {
  return choicesOf(name).find((choice) => choice.value === value)?.label ?? value;
}
