/** How long the connections of a pool may keep somebody waiting, ms. */
export interface PoolLimits {
  /** For a free connection. */
  waitMs: number;
  /** For a statement. The server ends it then; if nothing at all arrives for a little longer, the connection is closed. */
  statementMs: number;
  /** Between two statements of a transaction, which may hold locks. */
  idleInTransactionMs: number;
}

/** A web request ends after eight seconds. */
export const REQUEST_LIMITS: PoolLimits = { waitMs: 3000, statementMs: 5000, idleInTransactionMs: 10_000 };

/** The search model reads what changed every second. */
export const FOLLOWER_LIMITS: PoolLimits = { waitMs: 5000, statementMs: 10_000, idleInTransactionMs: 60_000 };

/** Background work stores thousands of rows at a time. */
export const TASK_LIMITS: PoolLimits = { waitMs: 10_000, statementMs: 60_000, idleInTransactionMs: 60_000 };

/** Migrations, imports and commands. */
export const LONG_LIMITS: PoolLimits = { waitMs: 10_000, statementMs: 3_600_000, idleInTransactionMs: 3_600_000 };

/** After the server's own limit, the answer that says so needs a moment to arrive. */
const ARRIVAL_MS = 2000;

/** After this long without a byte, a connection whose statement has no answer is taken for dead. */
export function silenceLimitMs({ statementMs }: PoolLimits): number {
  return statementMs + ARRIVAL_MS;
}
