import { sampleCompanies } from "./companies/all.ts";
import type { SampleCompany } from "./companies/company.ts";
import { composeText, fillSlots, type OpeningText } from "./compose.ts";
import { drawFrom } from "./draw.ts";
import type { SampleLevel, SampleRole, SampleTerms } from "./opening-material.ts";
import { sampleRoles } from "./openings/all.ts";
import { samplePlaces } from "./places.ts";
import type { SamplePlace } from "./places/place.ts";
import { salaryFor, type SampleSalary } from "./salary.ts";
import { titleFor } from "./titles.ts";

/** One invented opening, before a source gives it its shape. */
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
  /** As the location field has it. */
  location: string;
  salary: SampleSalary | null;
  /** Hours before the catalogue's reference time. */
  ageHours: number;
  text: OpeningText;
}

/** Cities under which one opening is listed once each. */
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

/** Roles that say remote in their fields and are not: their text must decide. */
const REMOTE_ONLY_BY_NAME = new Set([
  "orchardlane/executive-assistant",
  "kranich-robotik/buyer",
  "hearthside-energy/operations-manager",
  "aurorabooking/people-ops",
  "stellarforge/learning",
  "saltbox/payroll",
]);

/** Every opening of every company, the same on each call. */
export const sampleOpenings: readonly SampleOpening[] = sampleCompanies.flatMap((company) =>
  company.hires.split(" ").flatMap((roleKey, index) => openingsFor(company, sampleRoles.get(roleKey)!, index)),
);

function openingsFor(company: SampleCompany, role: SampleRole, index: number): SampleOpening[] {
  const key = `${company.token}/${role.key}`;
  const draw = drawFrom(key);
  const aggregator = company.source === "remotive" || company.source === "himalayas";
  const level = role.levels[(index + Math.floor(draw.number() * role.levels.length)) % role.levels.length]!;
  const terms: SampleTerms = level === "intern" ? "internship" : role.terms ? draw.one(role.terms) : "full-time";
  const place = samplePlaces[draw.one(company.places)];
  const area = draw.one(company.areas);
  const workplace =
    aggregator || company.employees < 30 || draw.chance(0.86) ? "remote" : draw.chance(0.6) ? "hybrid" : "onsite";
  const salary = draw.chance(0.7) ? salaryFor(role, level, terms, place, 0.03 + draw.number() * 0.09) : null;
  // Many in the last days, few older than a month.
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

/** Boards without a field for pay say it in the text; Greenhouse employers do either. */
export function salaryIsInText(company: SampleCompany, key: string): boolean {
  if (company.source === "workable") return true;
  return company.source === "greenhouse" && drawFrom(`${key}/pay`).chance(0.5);
}
