import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { displayLocation } from "#normalise/place/display-location.ts";

/** One posting of a job, as the merge needs it. */
export interface MergePosting {
  postingId: string;
  boardId: string;
  sourceId: string;
  sourceKind: "ats" | "board";
  url: string;
  normalised: NormalisedPosting;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** The fields of a job as its postings make them, without identity and state. */
export interface MergedJob {
  leadPostingId: string;
  title: string;
  summary: string;
  description: string;
  text: string;
  location: string;
  eligibility: Eligibility;
  remoteEvidence: string;
  roles: string[];
  jobProfile: string | null;
  levels: Level[];
  employmentType: EmploymentType | null;
  salary: SalaryRange | null;
  education: string | null;
  techStack: string[];
  industries: string[];
  companySize: string | null;
  employeeStrength: string | null;
  url: string;
  agency: boolean;
  /** Ids of the sources that carry it. */
  sources: string[];
  evidence: Record<string, string>;
  postedAt: Date;
  postedAtIsFirstSeen: boolean;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/**
 * Merges the postings of one opening: the lead's fields come first, gaps are filled from the others in order of trust, and
 * the places of the lead's own board are joined. Throws when there is no posting.
 */
export function mergeJob(postings: readonly MergePosting[]): MergedJob {
  const ordered = [...postings].sort(byTrust);
  const lead = ordered[0];
  if (lead === undefined) throw new Error("A job needs at least one posting");
  const all = ordered.map((posting) => posting.normalised);
  const full = all.find((posting) => posting.descriptionQuality === "full") ?? lead.normalised;
  const posted = datePosted(ordered);
  return {
    leadPostingId: lead.postingId,
    title: lead.normalised.title,
    summary: firstOf(all, (posting) => posting.summary || null) ?? "",
    description: full.description,
    text: full.text,
    ...mergePlaces(ordered),
    remoteEvidence: lead.normalised.remote.evidence,
    roles: firstList(all, (posting) => posting.roles),
    jobProfile: firstOf(all, (posting) => posting.jobProfile),
    levels: firstList(all, (posting) => posting.levels),
    employmentType: firstOf(all, (posting) => posting.employmentType),
    salary: firstOf(all, (posting) => posting.salary),
    education: firstOf(all, (posting) => posting.education),
    techStack: firstList(all, (posting) => posting.techStack),
    industries: firstList(all, (posting) => posting.industries),
    companySize: firstOf(all, (posting) => posting.companySize),
    employeeStrength: firstOf(all, (posting) => posting.employeeStrength),
    url: lead.url,
    // Postings read under older rules say nothing of it.
    agency: all.some((posting) => posting.agency),
    sources: [...new Set(ordered.map((posting) => posting.sourceId))].sort(),
    evidence: Object.assign({}, ...all.map((posting) => posting.evidence).toReversed()) as Record<string, string>,
    ...posted,
    firstSeenAt: earliest(ordered.map((posting) => posting.firstSeenAt)),
    lastSeenAt: latest(ordered.map((posting) => posting.lastSeenAt)),
  };
}

/** The employer's own board before job sites, full texts before teasers, older before newer; the rest only fixes the order. */
function byTrust(a: MergePosting, b: MergePosting): number {
  return (
    Number(a.sourceKind !== "ats") - Number(b.sourceKind !== "ats") ||
    Number(a.normalised.descriptionQuality !== "full") - Number(b.normalised.descriptionQuality !== "full") ||
    a.firstSeenAt.getTime() - b.firstSeenAt.getTime() ||
    a.postingId.length - b.postingId.length ||
    (a.postingId < b.postingId ? -1 : 1)
  );
}

function datePosted(ordered: readonly MergePosting[]): { postedAt: Date; postedAtIsFirstSeen: boolean } {
  const given = firstOf(
    ordered.map((posting) => posting.normalised),
    (posting) => posting.postedAt,
  );
  return given === null
    ? { postedAt: earliest(ordered.map((posting) => posting.firstSeenAt)), postedAtIsFirstSeen: true }
    : { postedAt: new Date(given), postedAtIsFirstSeen: false };
}

/**
 * One opening listed once per city on the lead's board has all of those places. Another source's places count only where
 * the lead states none: a job site may know less, or guess.
 */
function mergePlaces(ordered: readonly MergePosting[]): { eligibility: Eligibility; location: string } {
  const stated = ordered.filter((posting) => posting.normalised.eligibility.scope !== "unstated");
  const first = stated[0] ?? ordered[0];
  if (first === undefined) throw new Error("A job needs at least one posting");
  const listings = stated.filter((posting) => posting.boardId === first.boardId);
  if (listings.length < 2) return { eligibility: first.normalised.eligibility, location: first.normalised.location };
  const eligibility = listings.map((posting) => posting.normalised.eligibility).reduce(joinEligibility);
  return { eligibility, location: displayLocation(eligibility) };
}

function joinEligibility(a: Eligibility, b: Eligibility): Eligibility {
  if (a.scope === "worldwide") return a;
  if (b.scope === "worldwide") return b;
  const union = (key: "countries" | "regions" | "states") => [...new Set([...a[key], ...b[key]])];
  return {
    scope: "places",
    countries: union("countries"),
    regions: union("regions"),
    states: union("states"),
    excluded: a.excluded.filter((place) => b.excluded.includes(place)),
    timeZones: joinTimeZones(a.timeZones, b.timeZones),
    evidence: a.evidence === b.evidence ? a.evidence : `${a.evidence} | ${b.evidence}`.slice(0, 1000),
  };
}

function joinTimeZones(a: Eligibility["timeZones"], b: Eligibility["timeZones"]): Eligibility["timeZones"] {
  return a === null || b === null ? null : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

function firstOf<T, V>(all: readonly T[], pick: (each: T) => V | null): V | null {
  for (const each of all) {
    const value = pick(each);
    if (value !== null) return value;
  }
  return null;
}

function firstList<V>(all: readonly NormalisedPosting[], pick: (posting: NormalisedPosting) => V[]): V[] {
  return all.map(pick).find((list) => list.length > 0) ?? [];
}

function earliest(dates: readonly Date[]): Date {
  return new Date(Math.min(...dates.map((date) => date.getTime())));
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
