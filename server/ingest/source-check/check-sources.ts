import type { OutboundHttp } from "#http/outbound-http.ts";
import { apiKeysFor, missingKeys, type SourceKeys } from "#ingest/source-api-keys.ts";
import { readDirectory } from "#ingest/directory/read-directory.ts";
import { sources } from "#sources/registry.ts";
import { type CanaryBoard, canaryBoards, proveSource, recordSourceCheck } from "#store/operations/source-health.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { checkSource, type SourceCheck } from "./check-source.ts";

export interface CheckedSource extends SourceCheck {
  source: string;
  token: string;
  /** This check turned the source on, because it had never been read live. */
  proven: boolean;
}

export interface CheckSourcesOptions {
  database: Database;
  http: OutboundHttp;
  keys: SourceKeys;
  /** `enabled`: the sources that are on. `every`: also those that are off, such as unproven ones. */
  which: "enabled" | "every";
  now: Date;
  /** Called as each source is done. */
  onChecked?: (checked: CheckedSource) => void;
}

/** Sources are on different hosts, so a few can be read at the same time. */
const CONCURRENCY = 6;

/**
 * Reads one known board of each source and records its shape: of a source without boards, with `every`, the one that the directory
 * expects the most of. A source without its keys is left out.
 */
export async function checkSources(options: CheckSourcesOptions): Promise<CheckedSource[]> {
  await ensureSources(options.database, sources.values());
  const known = await canaryBoards(options.database, options.which);
  const others = options.which === "every" ? await directoryCanaries(new Set(known.map(({ source }) => source))) : [];
  const boards = [...known, ...others].filter(({ source: id }) => {
    const source = sources.get(id);
    return source !== undefined && missingKeys(source, options.keys).length === 0;
  });
  const checked: CheckedSource[] = [];
  const next = async () => {
    for (let board = boards.shift(); board !== undefined; board = boards.shift()) {
      const result = await checkCanary(options, board);
      checked.push(result);
      options.onChecked?.(result);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
  return checked.toSorted((a, b) => (a.source < b.source ? -1 : 1));
}

async function directoryCanaries(known: ReadonlySet<string>): Promise<CanaryBoard[]> {
  const best = new Map<string, CanaryBoard>();
  for (const { source, token, companyName } of (await readDirectory("all")).boards)
    if (!known.has(source) && !best.has(source)) best.set(source, { source, token, companyName, before: null });
  return [...best.values()];
}

async function checkCanary(
  { database, http, keys: allKeys, now }: CheckSourcesOptions,
  { source: id, token, companyName, before }: CanaryBoard,
): Promise<CheckedSource> {
  const source = sources.get(id)!;
  const keys = apiKeysFor(source, allKeys);
  const board = { token, ...(companyName !== null && { companyName }), ...(keys && { keys }) };
  const check = await checkSource({ http, source, board, before });
  const readable = check.profile.postings > 0;
  await recordSourceCheck(database, { ...check, source: id, token, profile: readable ? check.profile : null }, now);
  const proven = source.unproven === true && check.outcome === "ok" && (await proveSource(database, id, now));
  return { ...check, source: id, token, proven };
}
