import type { BoardPreview } from "#contract/schemas/board-lookup.ts";
import type { LinkProblem } from "#contract/values/board-lookup.ts";
import type { Logger } from "#app/log.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { apiKeysFor, missingKeys, type SourceKeys } from "#ingest/source-api-keys.ts";
import type { Database } from "#postgres/database.ts";
import { sourceById } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { addCandidates, foundAt } from "#store/catalogue/board-candidates.ts";
import { isSourceOn, type LookupResult } from "#store/discovery/board-lookups.ts";
import { findBoard as findStoredBoard, type Board } from "#store/catalogue/boards.ts";
import { type BoardBehindLink, findBoard } from "./find-board.ts";
import { linkProblem, LinkProblemError } from "./link-problem.ts";
import { previewBoard, type ReadPreview } from "./preview-board.ts";
import { mayBelongToSite } from "./site-company.ts";
import { strangersHttp } from "./strangers-http.ts";

export interface LookUpOptions {
  database: Database;
  http: OutboundHttp;
  log: Logger;
  keys: SourceKeys;
  now: Date;
  signal: AbortSignal;
  lookup: { id: string; link: string; accountId: string | null };
}

/**
 * Reads what is behind a pasted link once. A new board with openings becomes a candidate when a member pasted it, and waits for an
 * operator when a guest did. Never throws for a bad link.
 */
export async function lookUpLink({ http, ...rest }: LookUpOptions): Promise<LookupResult> {
  const options = { ...rest, http: strangersHttp(http) };
  let reading: "page" | "board" = "page";
  try {
    const found = await findBoard(options.lookup.link, { ...options, share: options.lookup.id });
    reading = "board";
    const source = await readableSource(options, found);
    await requireUnknown(options, found);
    const preview = await readPreview(options, source, found);
    return { board: await addFind(options, found, preview) };
  } catch (error) {
    const problem = options.signal.aborted ? "timeout" : linkProblem(error, reading);
    if (problem === null) throw error;
    return { problem };
  }
}

async function readableSource({ database, keys }: LookUpOptions, found: BoardBehindLink): Promise<Source> {
  const source = sourceById(found.source);
  const isOn = missingKeys(source, keys).length === 0 && (await isSourceOn(database, source.id));
  if (!isOn) throw new LinkProblemError("source-off");
  return source;
}

const PROBLEM_OF_STATE: Record<Board["state"], LinkProblem | null> = {
  candidate: "known",
  live: "known",
  moved: "known",
  quarantined: "known",
  dead: "known",
  refused: "rejected",
  // It can be shown again, and a member's find approves it.
  pending: null,
};

async function requireUnknown({ database }: LookUpOptions, found: BoardBehindLink): Promise<void> {
  const stored = await findStoredBoard(database, found.source, found.token);
  const problem = stored === null ? null : PROBLEM_OF_STATE[stored.state];
  if (problem !== null) throw new LinkProblemError(problem);
}

async function readPreview(options: LookUpOptions, source: Source, found: BoardBehindLink): Promise<ReadPreview> {
  const { http, log, now, signal, keys, lookup } = options;
  const apiKeys = apiKeysFor(source, keys);
  const board = { id: lookup.id, token: found.token, ...(apiKeys && { keys: apiKeys }) };
  const preview = await previewBoard({ http, source, board, now, log, signal });
  if (found.page !== null && !mayBelongToSite(found.page, preview.statedNames))
    throw new LinkProblemError("other-company");
  return preview;
}

async function addFind(
  { database, lookup, log }: LookUpOptions,
  found: BoardBehindLink,
  { statedNames: _names, titles: _titles, ...preview }: ReadPreview,
): Promise<BoardPreview> {
  const pending = lookup.accountId === null;
  const { source, token } = found;
  const at = foundAt(found.page?.address ?? lookup.link);
  const candidate = { source, token, companyName: null, foundAt: at, expectedRemote: preview.listed };
  await addCandidates(database, [candidate], { by: "pasted", accountId: lookup.accountId, pending });
  log.info({ source, board: token, pending }, "a link was pasted for a board");
  return { ...preview, outcome: pending ? "pending" : "added" };
}
