import { z } from "zod";
import type { Transaction } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ApiError, notFound } from "./api-error.ts";

/** Pasted links that may wait at a time, all askers together; the rest are asked to come back. */
export const MOST_WAITING = 40;
/** A reading costs several outbound requests and a parser's time. */
export const LOOKUP_COST = 10;
const RETRY_AFTER_S = 60;

export interface LinkQueue {
  /** Stores the link and returns its id, or null while too many others wait. */
  insert: (trx: Transaction) => Promise<string | null>;
  /** Queues the task that reads it. */
  queue: (trx: Transaction, id: string) => Promise<void>;
  /** What people are doing too much of, as in "Many people are … right now". */
  doing: string;
}

/** Stores a pasted link and queues its reading, both or neither. Returns its id; throws 503 while too many wait. */
export async function queueLink(database: Database, { insert, queue, doing }: LinkQueue): Promise<string> {
  const id = await inTransaction(database, async (trx) => {
    const inserted = await insert(trx);
    if (inserted !== null) await queue(trx, inserted);
    return inserted;
  });
  if (id !== null) return id;
  const text = `Many people are ${doing} right now. Please try again in a minute.`;
  throw new ApiError(503, "busy", text, { retryAfterS: RETRY_AFTER_S });
}

/** Returns the lookup with the id of the path; throws 404 when it doesn't exist. */
export async function lookupOf<T>(id: string, find: (id: string) => Promise<T | null>): Promise<T> {
  const lookup = z.uuid().safeParse(id).success ? await find(id) : null;
  if (lookup === null) throw notFound();
  return lookup;
}

/** The result of a reading belongs to its asker. */
export const LOOKUP_HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };
