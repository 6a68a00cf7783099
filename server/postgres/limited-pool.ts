import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import pg from "pg";
import { type PoolLimits, silenceLimitMs } from "./pool-limits.ts";
import { isTracing } from "#app/tracing/tracing.ts";
import { statementDeadline } from "./statement-deadline.ts";
import { traceQueries } from "./trace-queries.ts";

/** Keep-alive probes find a peer that is gone within about half a minute, also while a long statement runs. */
const KEEP_ALIVE_MS = 15_000;
/** After a busy moment of this process the answer may be here, but unread. */
const LAST_LOOK_MS = 50;

/** What the driver's client has beyond its types. */
interface Wire {
  connection: { stream: Duplex };
  readyForQuery: boolean;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** The database didn't answer in time; its connection is closed. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  /** Node's code for it, by which callers know an outage. */
  readonly code = "ETIMEDOUT";
}

/** A pool that waits for nothing without limit: neither for a connection, nor for a statement, nor for bytes that never come. */
export class LimitedPool extends pg.Pool {
  constructor(config: pg.PoolConfig, limits: PoolLimits) {
    super({
      ...config,
      connectionTimeoutMillis: limits.waitMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.on("connect", (client) => {
      closeWhenSilent(client, silenceLimitMs(limits));
      if (isTracing()) traceQueries(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const deadline = statementDeadline();
    if (deadline === undefined) return callback === undefined ? super.connect() : super.connect(callback);
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client === undefined ? reject(error) : resolve(client)));
      });
    if (deadline.aborted) {
      process.nextTick(callback, overdue(), undefined, () => {});
      return;
    }
    super.connect((error, client, done) => {
      if (client === undefined) return callback(error, client, done);
      if (deadline.aborted) {
        client.release();
        return callback(overdue(), undefined, () => {});
      }
      closeWhenAborted(client, deadline);
      callback(undefined, client, (release) => client.release(release as Error | undefined));
    });
  }
}

function overdue(): NoAnswerError {
  return new NoAnswerError("timeout: the time for this work was up before the database had answered");
}

/** Closes a connection whose statement gets no byte of an answer for `ms`. Without, a lost packet would be waited for without end. */
function closeWhenSilent(client: pg.PoolClient, ms: number): void {
  const wire = client as unknown as Wire;
  const stream = wire.connection.stream as Socket;
  const isWaiting = () => !wire.readyForQuery || stream.writableEnded;
  stream.setTimeout(ms);
  // A callback of `setTimeout` would run once: an idle connection would use it up.
  stream.on("timeout", () => {
    if (!isWaiting()) return;
    const bytes = stream.bytesRead;
    setTimeout(() => {
      if (isWaiting() && stream.bytesRead === bytes)
        stream.destroy(new NoAnswerError(`timeout: the database has not answered for ${ms / 1000} s`));
    }, LAST_LOOK_MS).unref();
  });
}

function closeWhenAborted(client: pg.PoolClient, deadline: AbortSignal): void {
  const { stream } = (client as unknown as Wire).connection;
  const close = () => stream.destroy(overdue());
  deadline.addEventListener("abort", close, { once: true });
  const release = client.release;
  client.release = (error) => {
    deadline.removeEventListener("abort", close);
    release(error);
  };
}
