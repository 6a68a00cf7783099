import type { Eligibility } from "#contract/schemas/job.ts";
import {
  JOB_FIELDS,
  type JobFieldValues,
  POSTING_FIELD_NAMES,
  type PostingFieldName,
} from "#contract/values/job-fields.ts";
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

/** What decides the order of trust. */
export type TrustedPosting = Pick<MergePosting, "postingId" | "sourceKind" | "firstSeenAt"> & {
  normalised: Partial<Pick<NormalisedPosting, "descriptionQuality">>;
};

/** The fields of a job as its postings make them, without identity and state. */
export interface MergedJob extends JobFieldValues {
  leadPostingId: string;
}

/**
 * Merges the postings of one opening. The lead's fields come first, the others fill gaps in order of trust, and the places that the
 * lead's own board lists are joined. Throws when there is no posting.
 */
export function mergeJob(postings: readonly MergePosting[]): MergedJob {
  const ordered = [...postings].sort(byTrust);
  const lead = ordered[0];
  if (lead === undefined) throw new Error("A job needs at least one posting");
  const all = ordered.map((posting) => posting.normalised);
  return {
    leadPostingId: lead.postingId,
    ...mergeByRule(all),
    ...mergePlaces(ordered),
    remoteEvidence: lead.normalised.remote.evidence,
    url: lead.url,
    sources: [...new Set(ordered.map((posting) => posting.sourceId))].sort(),
    evidence: Object.assign({}, ...all.map((posting) => posting.evidence).toReversed()) as Record<string, string>,
    ...datePosted(ordered),
    firstSeenAt: earliest(ordered.map((posting) => posting.firstSeenAt)),
    lastSeenAt: latest(ordered.map((posting) => posting.lastSeenAt)),
  };
}

type RuledFieldName = Exclude<PostingFieldName, PlaceFieldName>;
type PlaceFieldName = "eligibility" | "location";

/** The fields that have a rule, each from the postings in order of trust. A posting stored under older rules may lack a field. */
function mergeByRule(ordered: readonly NormalisedPosting[]): Pick<JobFieldValues, RuledFieldName> {
  const full = ordered.find((posting) => posting.descriptionQuality === "full") ?? ordered[0];
  const valueOf = (name: PostingFieldName): unknown => {
    const { merge, type } = JOB_FIELDS[name];
    if (merge === "lead") return ordered[0]?.[name];
    if (merge === "fullText") return full?.[name];
    return ordered.map((posting): unknown => posting[name]).find(isStated) ?? type.unstated;
  };
  return Object.fromEntries(RULED_FIELD_NAMES.map((name) => [name, valueOf(name)])) as Pick<
    JobFieldValues,
    RuledFieldName
  >;
}

const RULED_FIELD_NAMES = POSTING_FIELD_NAMES.filter((name) => JOB_FIELDS[name].merge !== "places");

/** Whether a stored value says something. */
export function isStated(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The employer's own board before job sites, full texts before teasers, older before newer; the rest only fixes the order. */
export function byTrust(a: TrustedPosting, b: TrustedPosting): number {
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

function earliest(dates: readonly Date[]): Date {
  return new Date(Math.min(...dates.map((date) => date.getTime())));
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
