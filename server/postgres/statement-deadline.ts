import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs `work`. Once `signal` is aborted, the connections that `work` uses are closed, whatever their statements are waiting for, and it
 * gets no more of them.
 */
export function withDeadline<T>(signal: AbortSignal, work: () => T): T {
  return deadlines.run(signal, work);
}

/** Returns the signal that ends the caller's statements. */
export function statementDeadline(): AbortSignal | undefined {
  return deadlines.getStore();
}
