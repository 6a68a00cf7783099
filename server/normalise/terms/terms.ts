import type { NormalisedPosting } from "#normalise/result.ts";
import type { PreparedText, Sentence } from "#normalise/text/prepared-text.ts";
import { readDegreeOptional } from "./degree-optional.ts";
import { experienceChoice, readExperienceYears } from "./experience-years.ts";
import { readLanguagesAsked } from "../languages/languages-asked.ts";
import { readSecurityClearance } from "./security-clearance.ts";
import { termSentences } from "./term-sentences.ts";
import { readWorkAuthorisation } from "./work-authorisation.ts";

type Terms = Pick<
  NormalisedPosting,
  | "securityClearance"
  | "workAuthorisation"
  | "languages"
  | "languagesAsked"
  | "experienceYears"
  | "yearsAsked"
  | "degreeOptional"
>;

/** Reads what a posting says about the terms of a job, each with the sentence that says so. */
export function readTerms({
  title,
  prepared,
  about = termSentences(prepared),
  asked = [],
  country = null,
}: {
  title: string;
  prepared: PreparedText;
  about?: ReturnType<typeof termSentences>;
  /** Questions that everybody who applies must answer. */
  asked?: readonly Sentence[];
  /** The job's only country, which "here" means. */
  country?: string | null;
}): {
  terms: Terms;
  evidence: Partial<Record<keyof Terms, string>>;
} {
  const clearance = readSecurityClearance({ title, sentences: about.clearance });
  const authorisation = readWorkAuthorisation([...about.authorisation, ...asked], country);
  const languages = readLanguagesAsked({
    title,
    sentences: about.languages,
    all: prepared.sentences,
  });
  const years = readExperienceYears(about.years);
  const degree = readDegreeOptional(about.degree, prepared.sentences);
  return {
    terms: {
      securityClearance: clearance.value,
      workAuthorisation: authorisation.value,
      languages: languages.required,
      languagesAsked: languages.value,
      experienceYears: experienceChoice(years.value),
      yearsAsked: years.value,
      degreeOptional: degree.value,
    },
    evidence: {
      securityClearance: clearance.evidence,
      workAuthorisation: authorisation.evidence,
      languagesAsked: languages.evidence,
      yearsAsked: years.evidence,
      degreeOptional: degree.evidence,
    },
  };
}
