import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";

/** What every task may use. */
export interface TaskContext {
  config: Config;
  log: Logger;
  database: Database;
  http: OutboundHttp;
}

/** A background task. It may run twice: what it does must bear that. */
export interface Task {
  name: string;
  /** Minute, hour, day, month, weekday in UTC; absent for a task that is only queued. */
  cron?: string;
  run(payload: unknown, context: TaskContext): Promise<void>;
}
