import type { Posting } from "#sources/posting.ts";

/** The longest short text of a posting, in characters. Several times the longest of the recorded feeds. */
const MAX_FIELD_CHARACTERS = 1000;
/** The most entries of a list, such as the countries that a posting is open to. */
const MAX_ENTRIES = 1000;
const MAX_EXCERPT_CHARACTERS = 200_000;

/**
 * Cuts a posting's short texts and lists. The normalisers of short texts may backtrack over their whole input, which is fast
 * on a thousand characters and slow on a million. `prepareText` cuts the body.
 */
export function boundedPosting(posting: Posting): Posting {
  const { body, excerpt, ...short } = posting;
  return {
    ...(cut(short) as Posting),
    ...(body !== undefined && { body }),
    ...(excerpt !== undefined && { excerpt: excerpt.slice(0, MAX_EXCERPT_CHARACTERS) }),
  };
}

function cut(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > MAX_FIELD_CHARACTERS ? value.slice(0, MAX_FIELD_CHARACTERS) : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]));
}
