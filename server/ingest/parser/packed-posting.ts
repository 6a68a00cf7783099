import { createHash } from "node:crypto";
import type { Posting } from "#sources/posting.ts";

/**
 * A posting as one text with its hash, made where the answer is read: most postings of most runs are as they were, and of those
 * nothing but the hash is ever looked at.
 */
export interface PackedPosting {
  externalId: string;
  updatedAt?: string | number;
  /** The posting without `updatedAt`, as JSON. */
  content: string;
  /**
   * Hash of the content, as hexadecimal text; equal means there is nothing to read again. `updatedAt` does not count: sources touch it
   * far more often than the text.
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
    hash: createHash("sha256").update(content).digest("hex"),
  };
}

export function unpackPosting({ content, updatedAt }: PackedPosting): Posting {
  return { ...(JSON.parse(content) as Posting), ...(updatedAt !== undefined && { updatedAt }) };
}
