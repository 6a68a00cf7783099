import path from "node:path";
import type pg from "pg";
import { openDatabase, type Database } from "#postgres/database.ts";

/** A statement as the product sent it. */
export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
  /** The file in `server/store/` that sent it, without its ending; null for one from elsewhere, such as a test. */
  from: string | null;
}

export interface RecordingDatabase {
  database: Database;
  /** Every distinct text with the values of its first time. */
  statements(): RecordedStatement[];
}

const STORE = path.resolve(import.meta.dirname, "../../../server/store") + path.sep;
/** Beyond the frames of the query builder, the driver and the transaction. */
const STACK_FRAMES = 60;
/** `copy (…) to stdout`, of which the query is planned like any other. */
const COPIED = /^\s*copy \((.+)\) to stdout/is;

/** Opens a database whose statements are remembered. */
export function recordingDatabase(url: string, max: number): RecordingDatabase {
  const seen = new Map<string, RecordedStatement>();
  const database = openDatabase(url, { max });
  // The pool runs what it is asked to with the stack of whatever freed the connection.
  record(database.pool, seen);
  database.pool.on("connect", (client) => record(client, seen));
  return { database, statements: () => [...seen.values()] };
}

function record(client: Pick<pg.ClientBase, "query">, seen: Map<string, RecordedStatement>): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [first, second] = args;
    const config = typeof first === "string" ? { text: first } : (first as { text?: unknown; values?: unknown });
    if (typeof config.text === "string") {
      const text = COPIED.exec(config.text)?.[1] ?? config.text;
      const values = Array.isArray(config.values) ? config.values : Array.isArray(second) ? second : [];
      const known = seen.get(text);
      if (known === undefined || known.from === null) seen.set(text, { text, values, from: storeFile() });
    }
    return send(...args);
  }) as typeof client.query;
}

/** Returns which file of the store is calling. */
function storeFile(): string | null {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_FRAMES;
  const { stack = "" } = new Error("who calls");
  Error.stackTraceLimit = before;
  const at = stack.indexOf(STORE);
  return at === -1 ? null : stack.slice(at + STORE.length).split(".ts")[0]!;
}
