import { createHash } from "node:crypto";
import type { SearchFilters } from "#contract/values/desk/saved-search.ts";

/** Returns the SHA-256 of canonical filters. Searches of one hash find the same jobs, because search ignores the case of words. */
export function filtersHash(filters: SearchFilters): Buffer {
  const plain = filters.q === undefined ? filters : { ...filters, q: filters.q.toLowerCase() };
  return createHash("sha256").update(JSON.stringify(plain)).digest();
}
