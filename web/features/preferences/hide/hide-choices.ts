import type { HideableJob } from "#web/features/preferences/hideable-job.ts";
import type { HideRule } from "#web/features/preferences/search-settings.ts";
import { hideableWords } from "./hideable-words.ts";

/** One entry of the hide menu. */
export interface HideChoice {
  label: string;
  /** The toast's text once the rule is set. */
  done: string;
  rule: HideRule;
}

/** Returns the rules that hide a job alone, or with others by its company, its sources or its kind of employer. */
export function hideChoices({ id, company, sources }: HideableJob): HideChoice[] {
  return [
    { label: "Hide this job", done: "This job is hidden", rule: { by: "jobs", value: id } },
    {
      label: `Hide ${company.name}`,
      done: `${company.name} is hidden`,
      rule: { by: "companies", value: company.slug },
    },
    ...sources.map(({ source, name }): HideChoice => ({
      label: `Hide jobs that are only on ${name}`,
      done: `Jobs only on ${name} are hidden`,
      rule: { by: "sources", value: source },
    })),
    { label: "Hide staffing agencies", done: "Jobs from staffing agencies are hidden", rule: { by: "agencies" } },
  ];
}

/** Returns the rules that hide a job by a word of its title. */
export function wordChoices({ role }: HideableJob): HideChoice[] {
  return hideableWords(role).map((word) => ({
    label: word,
    done: `Jobs with “${word}” are hidden`,
    rule: { by: "keywords", value: word },
  }));
}
