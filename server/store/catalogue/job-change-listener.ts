import pg from "pg";
import { JOB_CHANGE_CHANNEL } from "./job-changes.ts";

/** Backoff before reconnecting: the first wait, which doubles up to the longest. */
const RETRY_FIRST_MS = 250;
const RETRY_LONGEST_MS = 10_000;

/**
 * Calls `onChange` after every commit that changes jobs, and once after each (re)connect, because notifications sent in between are lost.
 * Reconnects by itself; a reader that must not miss a change polls as well.
 */
export function listenForJobChanges(
  url: string,
  onChange: () => void,
  onError: (error: Error) => void,
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
    });
    client = fresh;
    let lost = false;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
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
      await client?.end().catch(() => {});
    },
  };
}
