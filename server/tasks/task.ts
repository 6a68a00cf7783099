import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { DeliveryContext } from "#mail/deliver.ts";
import type { Database } from "#postgres/database.ts";

/** Everything a task may use. */
export interface TaskContext {
  config: Config;
  log: Logger;
  database: Database;
  http: OutboundHttp;
  /** Null without a mail server: mails then stay in the outbox, where /dev/mail shows them. */
  mail: DeliveryContext | null;
}

/** A background task. It must be idempotent: a task runs again after a crash. */
export interface Task {
  name: string;
  /** Minute, hour, day, month, weekday in UTC; absent for a task that runs only when queued. */
  cron?: string;
  run(payload: unknown, context: TaskContext): Promise<void>;
}
