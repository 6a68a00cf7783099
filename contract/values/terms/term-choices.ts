import { type FilterChoice, type FilterName, filterOf, type TermFilterName } from "../filters.ts";
import { AD_LANGUAGES, languageName } from "./languages.ts";
import { UNSTATED } from "../salary/salary-steps.ts";

const LANGUAGES: readonly FilterChoice[] = AD_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }));

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
    { value: UNSTATED, label: "Not stated" },
  ],
  degreeOptional: [
    { value: "yes", label: "Experience replaces a degree" },
    { value: UNSTATED, label: "Not stated" },
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
