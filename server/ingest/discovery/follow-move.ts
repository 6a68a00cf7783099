import type { Logger } from "#app/log.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { answersFor } from "#ingest/run/expected-company.ts";
import { apiKeysFor, missingKeys, type SourceKeys } from "#ingest/source-api-keys.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { sourceById } from "#sources/registry.ts";
import { isSourceOn } from "#store/discovery/board-lookups.ts";
import type { Board } from "#store/catalogue/boards.ts";
import { type BoardMove, listedBefore, type ListedBefore, moveBoard } from "#store/discovery/moved-boards.ts";
import { linkProblem } from "./link-problem.ts";
import { previewBoard, type ReadPreview } from "./preview-board.ts";

export interface MoveOptions {
  database: Database;
  http: OutboundHttp;
  log: Logger;
  keys: SourceKeys;
  now: Date;
  signal: AbortSignal;
  /** The board that can no longer be read at its old address. */
  board: Board;
  to: { source: string; token: string };
  found: BoardMove["found"];
}

/** The least share of openings that both boards list, where the new one doesn't name its employer. */
const SAME_OPENINGS = 0.5;

/**
 * Follows a board to its new address: reads the new one once and, unless it answers for another company, stops reading the old one.
 * The new one is trusted like the old one only if it is the same company's. The old one's postings close once the new one has been
 * read. Returns whether it moved; a new board that can't be read yet is tried at the next failure of the old one.
 */
export async function followMove(options: MoveOptions): Promise<boolean> {
  const { database, board, to, found, log } = options;
  const preview = await readTarget(options);
  if (preview === null) return false;
  const company = companyOfMove(board, preview, await listedBefore(database, board.id));
  const where = { source: board.source, board: board.token, to: `${to.source}:${to.token}` };
  if (company === "other") {
    log.warn(where, "a board leads to another company's board, which is not followed");
    return false;
  }
  const move = { boardId: board.id, to, found, sameCompany: company === "same" };
  const moved = await inBulkTransaction(database, (client) => moveBoard(client, move));
  if (moved) log.info({ ...where, sameCompany: move.sameCompany }, "a board has moved");
  return moved;
}

async function readTarget({
  database,
  http,
  log,
  keys,
  now,
  signal,
  board,
  to,
}: MoveOptions): Promise<ReadPreview | null> {
  const source = sourceById(to.source);
  if (missingKeys(source, keys).length > 0 || !(await isSourceOn(database, source.id))) return null;
  const apiKeys = apiKeysFor(source, keys);
  const target = { id: board.id, token: to.token, ...(apiKeys && { keys: apiKeys }) };
  try {
    return await previewBoard({ http, source, board: target, now, log, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (linkProblem(error, "board") === null) throw error;
    return null;
  }
}

/** Returns whose the new board is: the same company's by name or by its openings, another's, or nobody knows. */
function companyOfMove(board: Board, preview: ReadPreview, before: ListedBefore): "same" | "unknown" | "other" {
  const expected = board.companyName === null ? before.companies : [board.companyName];
  const answers = expected.map((name) => answersFor(name, preview.statedNames));
  if (answers.includes("same")) return "same";
  if (answers.length > 0 && answers.every((answer) => answer === "other")) return "other";
  const listed = preview.titles.filter((title) => before.titles.has(title)).length;
  return preview.titles.length > 0 && listed / preview.titles.length >= SAME_OPENINGS ? "same" : "unknown";
}
