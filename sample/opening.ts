import { type SampleCompany, sampleCompanies } from "./companies.ts";
import { composeText, fillSlots, type OpeningText } from "./compose.ts";
import { drawFrom } from "./draw.ts";
import { type SampleLevel, type SampleRole, sampleRoles, type SampleTerms } from "./roles.ts";
import { type SamplePlace, samplePlaces } from "./places.ts";
import { salaryFor, type SampleSalary } from "./salary.ts";
import { titleFor } from "./titles.ts";

/** One invented opening, before a board lays it out. */
export interface SampleOpening {
  /** Stable and unique among all openings. */
  key: string;
  company: SampleCompany;
  role: SampleRole;
  title: string;
  level: SampleLevel;
  terms: SampleTerms;
  workplace: "remote" | "hybrid" | "onsite";
  place: SamplePlace;
  /** The text of the location field. */
  location: string;
  salary: SampleSalary | null;
  /** Hours before the catalogue's reference time. */
  ageHours: number;
  text: OpeningText;
}

/** Some openings are listed once for each of these cities. */
const CITIES: Partial<Record<string, string[]>> = {
  greenhouse: ["Remote - Austin, TX", "Remote - Denver, CO", "Remote - Chicago, IL"],
  lever: ["Remote - Madrid, Spain", "Remote - Lyon, France", "Remote - Berlin, Germany"],
};
const SPLIT = new Set([
  "fennimorefreight/account-executive",
  "fennimorefreight/data-analyst",
  "orchardlane/growth-marketer",
  "meridianclaims/nurse-reviewer",
  "meridianclaims/claims-specialist",
  "parcelwren/operations-manager",
  "parcelwren/support-specialist",
  "saltbox/sdr",
]);

/** Openings with "remote" in their fields and a hybrid week in their text: the text must decide. */
const REMOTE_ONLY_BY_NAME = new Set([
  "orchardlane/executive-assistant",
  "kranich-robotik/buyer",
  "hearthside-energy/operations-manager",
  "aurorabooking/people-ops",
  "stellarforge/learning",
  "saltbox/payroll",
]);

/** Every opening of every company. */
export const sampleOpenings: readonly SampleOpening[] = sampleCompanies.flatMap((company) =>
  company.hires.flatMap((roleKey, index) => openingsFor(company, sampleRoles.get(roleKey)!, index)),
);

function openingsFor(company: SampleCompany, role: SampleRole, index: number): SampleOpening[] {
  const key = `${company.token}/${role.key}`;
  const draw = drawFrom(key);
  const aggregator = company.source === "remotive" || company.source === "himalayas";
  const level = role.levels[(index + Math.floor(draw.number() * role.levels.length)) % role.levels.length]!;
  const terms: SampleTerms = level === "intern" ? "internship" : role.terms ? draw.one(role.terms) : "full-time";
  const place = samplePlaces.get(draw.one(company.places))!;
  const area = draw.one(company.areas);
  const workplace =
    aggregator || company.employees < 30 || draw.chance(0.86) ? "remote" : draw.chance(0.6) ? "hybrid" : "onsite";
  const salary = draw.chance(0.7) ? salaryFor(role, level, terms, place, 0.03 + draw.number() * 0.09) : null;
  // Most are a few days old, few are older than a month.
  const ageHours = 1 + Math.floor(draw.number() ** 2.4 * 46 * 24);
  const saidHybrid = REMOTE_ONLY_BY_NAME.has(key);
  const opening: SampleOpening = {
    key,
    company,
    role,
    level,
    terms,
    place,
    ageHours,
    salary,
    workplace: saidHybrid ? "remote" : workplace,
    title: titleFor(role, fillSlots(draw.one(role.titles), { company, role, area }), level, terms, draw),
    location: workplace === "remote" || saidHybrid ? draw.one(place.written) : company.office,
    text: composeText(
      {
        company,
        role,
        area,
        level,
        terms,
        place,
        workplace: saidHybrid ? "hybrid" : workplace,
        salary: salaryIsInText(company, key) ? salary : null,
      },
      draw,
    ),
  };
  const cities = SPLIT.has(key) && workplace === "remote" ? CITIES[company.source] : undefined;
  if (!cities) return [opening];
  return cities.map((location) => ({ ...opening, key: `${key}@${location}`, location }));
}

/** Returns whether the text states the salary: always on boards without a salary field, half of the time on Greenhouse. */
export function salaryIsInText(company: SampleCompany, key: string): boolean {
  if (company.source === "workable") return true;
  return company.source === "greenhouse" && drawFrom(`${key}/pay`).chance(0.5);
}
