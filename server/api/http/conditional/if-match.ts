import type { FastifyRequest } from "fastify";
import { etagOf } from "#api/cache/response-cache.ts";
import { ApiError } from "#api/http/api-error.ts";
import { matchesEtag } from "./etag.ts";

/** Returns the ETag of a person's own data, by which a later write can say what it replaces. */
export function versionOf(data: unknown): string {
  return etagOf(JSON.stringify(data));
}

/**
 * Throws 412 when the request names by `If-Match` what it replaces, and something else is stored. Null means that nothing is stored. Call it in the transaction
 * that writes, while the stored data is locked.
 */
export function requireMatch({ headers }: FastifyRequest, stored: unknown): void {
  const wanted = headers["if-match"];
  if (wanted === undefined) return;
  if (wanted.trim() === "*" ? stored !== null : matchesEtag(wanted, versionOf(stored))) return;
  const text = "This was changed elsewhere since you read it. Read it again, then repeat your change.";
  throw new ApiError(412, "changed-elsewhere", text);
}
