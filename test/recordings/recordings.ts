import { existsSync } from "node:fs";
import path from "node:path";

const SHARED = path.resolve(import.meta.dirname, "../../../shared");

/**
 * Path of a file in a folder of recorded payloads beside the repository, or null when it is absent. Tests that need it skip then:
 * `test.skipIf(!sharedPath("feeds"))`.
 */
export function sharedPath(...parts: string[]): string | null {
  const file = path.join(SHARED, ...parts);
  return existsSync(file) ? file : null;
}
