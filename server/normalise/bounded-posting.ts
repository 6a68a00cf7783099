import type { Posting } from "#sources/posting.ts";
import { plainCharacters } from "./text/plain/plain-characters.ts";

/** The longest short text of a posting, in characters. Several times the longest of the recorded feeds. */
const MAX_FIELD_CHARACTERS = 1000;
/** The most entries of a list, such as the countries that a posting is open to. */
const MAX_ENTRIES = 1000;
const MAX_EXCERPT_CHARACTERS = 200_000;

/**
 * Cuts a posting's short texts and lists, and makes their characters plain. The normalisers of short texts may backtrack over their whole input, which is fast
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

/** Addresses and names for machines stay as their source gives them. */
const FOR_MACHINES = /(?:id|url)$/iu;

function cut(value: unknown, name = ""): unknown {
  if (typeof value === "string") {
    const short = value.length > MAX_FIELD_CHARACTERS ? value.slice(0, MAX_FIELD_CHARACTERS) : value;
    return FOR_MACHINES.test(name) ? short : plainCharacters(short);
  }
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => cut(each, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([each, inner]) => [each, cut(inner, each)]));
}
