import { jobProfileBySlug, jobProfiles } from "#taxonomy/job-profiles.ts";
import { roleBySlug } from "#taxonomy/roles.ts";

const byDepartment = new Map(
  jobProfiles.flatMap((profile) => profile.departments.map((name) => [name, profile.label] as const)),
);

/**
 * Returns the job's function as a card shows it ("Engineering"), by its best role, else by the department's name; null without either.
 */
export function readJobProfile(roles: readonly string[], department?: string): string | null {
  const role = roles[0] === undefined ? null : roleBySlug(roles[0]);
  if (role !== null) return jobProfileBySlug(role.profile)?.label ?? null;
  if (department === undefined) return null;
  const name = department.toLowerCase().trim();
  const whole = byDepartment.get(name);
  if (whole !== undefined) return whole;
  for (const part of name.split(/\s*(?:[,/&|>:–—]|\s-\s|\band\b|\bund\b|\by\b|\bet\b)\s*/)) {
    const label = byDepartment.get(part.trim());
    if (label !== undefined) return label;
  }
  return null;
}
