import { closeExpired, closePostingsOfBoard, unreachableBoards } from "#store/catalogue/unreachable-boards.ts";
import type { Database } from "#postgres/database.ts";
import type { Queryable } from "#postgres/connection.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { reconcileJobs } from "./run/reconcile-jobs.ts";

const BOARDS_PER_ROUND = 100;
const POSTINGS_PER_ROUND = 1000;

/** Closes postings of unreachable boards, and postings past their own closing date. Returns how many closed. */
export async function closeUnreachable(database: Database, now: Date): Promise<number> {
  let closed = 0;
  for (;;) {
    const boards = await unreachableBoards(database, now, BOARDS_PER_ROUND);
    for (const { boardId, reason } of boards) {
      closed += await closeAll(database, now, (client) => closePostingsOfBoard(client, boardId, reason, now));
    }
    if (boards.length < BOARDS_PER_ROUND) break;
  }
  for (;;) {
    const expired = await closeAll(database, now, (client) => closeExpired(client, now, POSTINGS_PER_ROUND));
    closed += expired;
    if (expired < POSTINGS_PER_ROUND) return closed;
  }
}

async function closeAll(
  database: Database,
  now: Date,
  close: (client: Queryable) => Promise<string[]>,
): Promise<number> {
  return inBulkTransaction(database, async (client) => {
    const touchedIds = await close(client);
    await reconcileJobs(client, { published: [], touchedIds, sample: false, now });
    return touchedIds.length;
  });
}
