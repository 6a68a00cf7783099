import { hash as digest } from "node:crypto";
import type { Posting } from "#sources/posting.ts";

/**
 * A posting as JSON text with its hash, both computed in the parser process. Most postings of most runs are unchanged, and
 * only their hash is ever used.
 */
export interface PackedPosting {
  externalId: string;
  updatedAt?: string | number;
  /** The posting without `updatedAt`, as JSON. */
  content: string;
  /**
   * Hash of the content in hexadecimal; an equal hash means an unchanged posting. It leaves out `updatedAt`, which sources
   * bump far more often than they change the text.
   */
  hash: string;
}

export function packPosting(posting: Posting): PackedPosting {
  const { updatedAt, ...rest } = posting;
  const content = JSON.stringify(rest);
  return {
    externalId: posting.externalId,
    ...(updatedAt !== undefined && { updatedAt }),
    content,
    hash: digest("sha256", content),
  };
}

export function unpackPosting({ content, updatedAt }: PackedPosting): Posting {
  return { ...(JSON.parse(content) as Posting), ...(updatedAt !== undefined && { updatedAt }) };
}
