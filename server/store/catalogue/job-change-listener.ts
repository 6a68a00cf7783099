import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { JOB_CHANGE_CHANNEL } from "./job-changes.ts";

/** Backoff before reconnecting: the first wait, which doubles up to the longest. */
const RETRY_FIRST_MS = 250;
const RETRY_LONGEST_MS = 10_000;
/** How often to ask whether the connection still lives, and how long to wait for the answer: it is silent while nothing changes. */
const PING_MS = 15_000;
const PING_LIMIT_MS = 5000;
const CLOSE_LIMIT_MS = 1000;

/**
 * Calls `onChange` after every commit that changes jobs, and once after each (re)connect, because notifications sent in between are lost.
 * Reconnects by itself; a reader that must not miss a change polls as well.
 */
export function listenForJobChanges(
  url: string,
  onChange: () => void,
  onError: (error: Error) => void,
  pingMs = PING_MS,
): { close(): Promise<void> } {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = RETRY_FIRST_MS;

  function scheduleReconnect(): void {
    if (closed) return;
    timer = setTimeout(() => void connect(), waitMs);
    waitMs = Math.min(waitMs * 2, RETRY_LONGEST_MS);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: "afield-listen",
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: Math.min(PING_LIMIT_MS, pingMs),
    });
    client = fresh;
    let lost = false;
    let pinging: NodeJS.Timeout | undefined;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
      clearInterval(pinging);
      if (error && !closed) onError(error);
      void fresh.end().catch(() => {});
      scheduleReconnect();
    };
    fresh.on("error", lose);
    fresh.on("end", () => lose());
    fresh.on("notification", () => onChange());
    try {
      await fresh.connect();
      await fresh.query(`listen ${JOB_CHANGE_CHANNEL}`);
      waitMs = RETRY_FIRST_MS;
      pinging = setInterval(() => void fresh.query("select 1").catch(lose), pingMs);
      onChange();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      // A dead connection never says that it has ended.
      await Promise.race([client?.end().catch(() => {}), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
