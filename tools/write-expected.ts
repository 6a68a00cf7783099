import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceById } from "#sources/registry.ts";
import type { BoardRef } from "#sources/source.ts";
import { readOwnPayload, type ExpectedFile } from "#test/expected-postings.ts";

/**
 * Writes `expected.json` of a source from its payloads, for a person to read through before it is kept.
 * `node tools/write-expected.ts SOURCE [TOKEN] [COMPANY]`; token and company are needed the first time only.
 */
export function writeExpected(sourceId: string, board?: BoardRef): string {
  const source = sourceById(sourceId);
  const folder = path.join(import.meta.dirname, "..", "server", "sources", sourceId);
  const file = path.join(folder, "expected.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ExpectedFile) : null;
  const ref = board ?? kept?.board;
  if (ref === undefined) throw new Error(`${file} does not exist yet: give the board's token.`);
  const payloads = readdirSync(folder)
    .filter((name) => name.startsWith("payload"))
    .sort()
    .map((name) => {
      const known = kept?.payloads.find((payload) => payload.file === name);
      const read = readOwnPayload(source, folder, ref, known ?? { file: name });
      const items = read.postings.length + read.rejected.length;
      return { file: name, ...(known?.request && { request: known.request }), items: known?.items ?? items, ...read };
    });
  writeFileSync(file, `${JSON.stringify({ board: ref, payloads }, null, 2)}\n`);
  return file;
}

if (import.meta.main) {
  const [sourceId, token, companyName] = process.argv.slice(2);
  if (sourceId === undefined) {
    console.error("Usage: node tools/write-expected.ts SOURCE [TOKEN] [COMPANY]");
    process.exitCode = 2;
  } else
    console.log(
      `Wrote ${writeExpected(sourceId, token ? { token, ...(companyName && { companyName }) } : undefined)}: read it through.`,
    );
}
