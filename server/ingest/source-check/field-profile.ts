import type { FieldProfile, ShapeChange } from "#contract/values/source-health.ts";
import type { Posting } from "#sources/posting.ts";

/** Fewer postings than this say nothing about a source's shape. */
const FEWEST_POSTINGS = 5;
/** A field has changed when the share of postings that fill it moves by this much. */
const CHANGED_SHARE = 0.5;

/** Counts how many postings fill each field. */
export function fieldProfile(postings: readonly Posting[]): FieldProfile {
  const fields: Record<string, number> = {};
  for (const posting of postings) for (const field of filledFields(posting)) fields[field] = (fields[field] ?? 0) + 1;
  return { postings: postings.length, fields };
}

function filledFields({ company, ...rest }: Posting): string[] {
  const filled = (value: unknown) =>
    value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  return [
    ...Object.entries(rest).flatMap(([field, value]) => (filled(value) ? [field] : [])),
    ...Object.entries(company).flatMap(([field, value]) => (filled(value) ? [`company.${field}`] : [])),
  ];
}

/** Returns the fields that one profile fills and the other doesn't. Empty when either has too few postings to tell. */
export function shapeChanges(before: FieldProfile, now: FieldProfile): ShapeChange[] {
  if (Math.min(before.postings, now.postings) < FEWEST_POSTINGS) return [];
  const fields = new Set([...Object.keys(before.fields), ...Object.keys(now.fields)]);
  return [...fields].toSorted().flatMap((field) => {
    const shares = [before, now].map((profile) => (profile.fields[field] ?? 0) / profile.postings) as [number, number];
    return Math.abs(shares[0] - shares[1]) < CHANGED_SHARE ? [] : [{ field, before: shares[0], now: shares[1] }];
  });
}
