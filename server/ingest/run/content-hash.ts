import { createHash } from "node:crypto";
import type { PackedPosting } from "#ingest/parser/packed-posting.ts";

const DETAIL_AGE_MS = 7 * 24 * 3600 * 1000;

/**
 * Hashes a list entry whose details need a request of their own. The hash changes when the entry does, and once a week at a
 * different time per posting, so that a change of the details alone is found within a week.
 */
export function listEntryHash(posting: PackedPosting, now: Date): string {
  const id = createHash("sha256").update(posting.externalId).digest();
  const week = Math.floor((now.getTime() + (id.readUInt32BE(0) / 2 ** 32) * DETAIL_AGE_MS) / DETAIL_AGE_MS);
  return createHash("sha256")
    .update(`${week}\n${posting.updatedAt ?? ""}\n${posting.hash}`)
    .digest("hex");
}

/** Returns the digest of one body. */
export function bodyDigest(body: Uint8Array): Buffer {
  return createHash("sha256").update(body).digest();
}

/** Combines the digests of all bodies of a run, in order. */
export function payloadHash(digests: readonly Buffer[]): Buffer {
  const hash = createHash("sha256");
  for (const digest of digests) hash.update(digest);
  return hash.digest();
}
