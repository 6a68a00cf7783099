import { optionLabel } from "#contract/values/filters.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { MatchedPerson } from "./matched-person.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (code: string): string => languageNames.of(code) ?? code;
const roleName = (slug: string): string => roleBySlug(slug)?.title ?? slug;
export const skillName = (slug: string): string => technologyBySlug(slug)?.name ?? slug;
export const countryName = (code: string): string => placeByCode(code)?.name ?? code;

/** The lines of a profile as points quote them. A line that the person left empty is null. */
export interface ProfileLines {
  role(slug: string): string;
  skill(slug: string): string;
  skills: string;
  country: string | null;
  hours: string | null;
  level: string | null;
  pay: string | null;
  language(code: string): string;
  languages: string | null;
  permits: string | null;
}

/** Words the lines of a profile. */
export function profileLines(person: MatchedPerson): ProfileLines {
  const { country, workday, level, skills, payFloor, languages, permits } = person;
  const levelOf = (code: string): string => languages.find((each) => each.code === code)?.level ?? "";
  return {
    role: (slug) => `Role: ${roleName(slug)}`,
    skill: (slug) => `Skill: ${skillName(slug)}`,
    skills: skills.length === 0 ? "Skills: none listed" : `Skills: ${skills.map(skillName).join(", ")}`,
    country: country && `Home country: ${countryName(country)}`,
    hours: workday && `Hours: ${workday.from}:00 to ${workday.to}:00, ${workday.timeZone}`,
    level: level && `Level: ${optionLabel("experienceLevel", level)}`,
    pay: payFloor && `Lowest pay: ${payFloor.amount.toLocaleString("en")} ${payFloor.currency} a ${payFloor.period}`,
    language: (code) => `Language: ${languageName(code)}, ${levelOf(code)}`,
    languages:
      languages.length === 0 ? null : `Languages: ${languages.map(({ code }) => languageName(code)).join(", ")}`,
    permits: permits.length === 0 ? null : `Work permits: ${permits.map(countryName).join(", ")}`,
  };
}
