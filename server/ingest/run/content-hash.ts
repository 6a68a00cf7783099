import { createHash } from "node:crypto";
import type { PackedPosting } from "#ingest/parser/packed-posting.ts";

const DETAIL_AGE_MS = 7 * 24 * 3600 * 1000;

/**
 * Hash of a list entry whose details take a request of their own. It changes once a week, for each posting at another
 * time, so that a change of the detail alone is seen within the week, and whenever the list says that it was touched.
 */
export function listEntryHash(posting: PackedPosting, now: Date): string {
  const id = createHash("sha256").update(posting.externalId).digest();
  const week = Math.floor((now.getTime() + (id.readUInt32BE(0) / 2 ** 32) * DETAIL_AGE_MS) / DETAIL_AGE_MS);
  return createHash("sha256")
    .update(`${week}\n${posting.updatedAt ?? ""}\n${posting.hash}`)
    .digest("hex");
}

/** Digest of one body. */
export function bodyDigest(body: Uint8Array): Buffer {
  return createHash("sha256").update(body).digest();
}

/** Hash over the bodies of a run by their digests, in order. */
export function payloadHash(digests: readonly Buffer[]): Buffer {
  const hash = createHash("sha256");
  for (const digest of digests) hash.update(digest);
  return hash.digest();
}
