import type { AskedLanguage, Bounds, JobTerms } from "#contract/schemas/job-terms.ts";
import { languageName } from "./languages.ts";
import { choiceLabel } from "./term-choices.ts";

/** A term of a job in words. `field` is the key of its evidence. */
export interface TermText {
  field: keyof JobTerms;
  name: string;
  text: string;
}

let regions: Intl.DisplayNames | undefined;
function regionName(code: string): string {
  regions ??= new Intl.DisplayNames("en", { type: "region" });
  return regions.of(code) ?? code;
}

/** Writes bounds as "3 to 5 years", "5 years or more" or "up to 2 years". */
export function boundsText({ min, max }: Bounds, unit: string): string {
  const units = (count: number) => `${count} ${unit}${count === 1 ? "" : "s"}`;
  if (min === null) return max === null ? "" : `up to ${units(max)}`;
  if (max === null) return `${units(min)} or more`;
  return min === max ? units(max) : `${min} to ${units(max)}`;
}

function languageText({ language, level, required }: AskedLanguage): string {
  const details = [level, required ? null : "welcome"].filter((detail) => detail !== null);
  return `${languageName(language)}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}

/** Returns the stated terms of a job in words. That an ad is written in English goes without saying. */
export function termTexts(terms: JobTerms): TermText[] {
  const { securityClearance, workAuthorisation, languagesAsked, yearsAsked, degreeOptional, adLanguage } = terms;
  const texts: TermText[] = [
    { field: "languagesAsked", name: "Languages", text: (languagesAsked ?? []).map(languageText).join(", ") },
    { field: "yearsAsked", name: "Experience", text: yearsAsked === undefined ? "" : boundsText(yearsAsked, "year") },
    {
      field: "degreeOptional",
      name: "Degree",
      text: degreeOptional === undefined ? "" : choiceLabel("degreeOptional", degreeOptional),
    },
    {
      field: "workAuthorisation",
      name: "Work permit",
      text: workAuthorisation === undefined ? "" : `Asked for in: ${workAuthorisation.map(regionName).join(", ")}`,
    },
    {
      field: "securityClearance",
      name: "Clearance",
      text: securityClearance === undefined ? "" : choiceLabel("securityClearance", securityClearance),
    },
    {
      field: "adLanguage",
      name: "Ad in",
      text: adLanguage === undefined || adLanguage === "en" ? "" : languageName(adLanguage),
    },
  ];
  return texts.filter(({ text }) => text !== "");
}
