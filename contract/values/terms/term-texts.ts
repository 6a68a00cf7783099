import type { ApplicationForm, AskedLanguage, Bounds, JobTerms } from "#contract/schemas/job-terms.ts";
import type { TermFilterName } from "../filters.ts";
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

/** Writes how long a contract runs; what is counted in weeks stays in weeks. */
function contractText(months: Bounds): string {
  const isWhole = [months.min, months.max].every((bound) => bound === null || Number.isInteger(bound));
  if (isWhole) return boundsText(months, "month");
  const weeks = (count: number | null) => (count === null ? null : Math.round((count * 52) / 12));
  return boundsText({ min: weeks(months.min), max: weeks(months.max) }, "week");
}

/** Writes a share of the time: "up to 25 % of the time". */
function shareText({ min, max }: Bounds): string {
  if (max === null) return min === null ? "" : `${min} % of the time or more`;
  if (max === 0) return choiceLabel("travel", "none");
  return `${min === null ? "up to " : min === max ? "" : `${min} to `}${max} % of the time`;
}

const dayText = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Returns what a posting states about hours, contract, applying, travel and pay beside the base. */
function conditionTexts(terms: Stated): TermText[] {
  const { hoursAsked, contractMonths, applicationDeadline, travel, travelPercent, onTargetPay } = terms;
  const labels = (name: TermFilterName, values: readonly string[] | string | undefined) =>
    [values ?? []].flat().map((value) => choiceLabel(name, value));
  const deadline =
    applicationDeadline === undefined ? labels("deadline", terms.deadline)[0] : dayText(applicationDeadline);
  const share = travelPercent === undefined ? "" : shareText(travelPercent);
  return [
    { field: "vacancy", name: "Vacancy", text: labels("vacancy", terms.vacancy).join() },
    { field: "hoursAsked", name: "Hours a week", text: hoursAsked === undefined ? "" : boundsText(hoursAsked, "hour") },
    {
      field: "contractMonths",
      name: "Contract",
      text: contractMonths === undefined ? "" : contractText(contractMonths),
    },
    // The source's own day is a fact of its own.
    { field: "deadline", name: "Apply by", text: terms.closesAt === undefined ? (deadline ?? "") : "" },
    { field: "travel", name: "Travel", text: share === "" ? labels("travel", travel).join() : share },
    { field: "onCall", name: "On-call", text: labels("onCall", terms.onCall).join() },
    { field: "onTargetPay", name: "On target", text: onTargetPay?.text ?? "" },
    { field: "extraPay", name: "Also paid", text: labels("extraPay", terms.extraPay).join(", ") },
    { field: "applicationForm", name: "Questions", text: formText(terms.applicationForm) },
    { field: "disclosures", name: "Disclosed", text: labels("disclosures", terms.disclosures).join(", ") },
  ];
}

function formText(form: ApplicationForm | undefined): string {
  if (form === undefined) return "";
  const { questions, essays } = form;
  if (questions === 0) return "None beside the CV";
  const count = `${questions} to answer when you apply`;
  return essays === 0 ? count : `${count}, ${essays === questions ? "all" : essays} of them at length`;
}

type Stated = JobTerms & { closesAt?: string | undefined };

/** Returns the stated terms of a job in words. That an ad is written in English goes without saying. */
export function termTexts(terms: Stated): TermText[] {
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
    ...conditionTexts(terms),
  ];
  return texts.filter(({ text }) => text !== "");
}
