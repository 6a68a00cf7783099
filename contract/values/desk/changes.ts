import type { DeskJob, JobSnapshot, SavedChange } from "#contract/schemas/desk/saved.ts";
import type { EligibilityPlaces } from "../eligibility.ts";

const MAX_LOCATION = 1000;

/** What a snapshot is taken of: a job of any list, page or answer. */
export interface SnapshotSource {
  role: string;
  slug: string;
  company: { name: string; slug: string; logoUrl?: string | undefined };
  salary?: string | null | undefined;
  location: string;
  eligibility: EligibilityPlaces;
  closedAt?: string | null | undefined;
}

/** Returns what a person knows of a job when they save it. */
export function snapshotOf({
  role,
  slug,
  company,
  salary,
  location,
  eligibility,
  closedAt,
}: SnapshotSource): JobSnapshot {
  const { scope, countries, regions, states, excluded } = eligibility;
  return {
    role,
    slug,
    company: {
      name: company.name,
      slug: company.slug,
      ...(company.logoUrl !== undefined && { logoUrl: company.logoUrl }),
    },
    salary: salary ?? null,
    location: location.slice(0, MAX_LOCATION),
    eligibility: { scope, countries, regions, states, excluded },
    closedAt: closedAt ?? null,
  };
}

/**
 * Returns what has changed about a job since the person last knew it: whether it is open, salary, place, who may apply. `since` is when
 * the snapshot was taken; a job that closed and opened again in between is `reopened`.
 */
export function changesSince(before: JobSnapshot, since: string, job: DeskJob): SavedChange[] {
  const after = snapshotOf(job);
  const changes: SavedChange[] = [];
  if (after.closedAt !== null && before.closedAt === null) changes.push({ kind: "closed", at: after.closedAt });
  if (after.closedAt === null && (before.closedAt !== null || isLater(job.reopenedAt, since)))
    changes.push({ kind: "reopened", at: job.reopenedAt });
  // A browser or an account may hold the posted words.
  if (after.salary !== before.salary && !(before.salary !== null && before.salary === job.salaryAsPosted))
    changes.push({ kind: "salary", before: before.salary, after: after.salary });
  if (after.location !== before.location)
    changes.push({ kind: "location", before: before.location, after: after.location });
  if (!samePlaces(before.eligibility, after.eligibility))
    changes.push({ kind: "eligibility", before: before.eligibility, after: after.eligibility });
  return changes;
}

function isLater(time: string | null, than: string): boolean {
  return time !== null && Date.parse(time) > Date.parse(than);
}

const LISTS = ["countries", "regions", "states", "excluded"] as const;

/** The order of places says nothing: sources list them as they like. */
function samePlaces(one: EligibilityPlaces, other: EligibilityPlaces): boolean {
  return (
    one.scope === other.scope &&
    LISTS.every((list) => one[list].toSorted().join(" ") === other[list].toSorted().join(" "))
  );
}
