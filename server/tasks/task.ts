import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { DeliveryContext } from "#mail/deliver.ts";
import type { Database } from "#postgres/database.ts";

/** Everything a task can use. */
export interface TaskContext {
  config: Config;
  log: Logger;
  database: Database;
  http: OutboundHttp;
  /** Sends alerts to the addresses that people name. */
  channelHttp: OutboundHttp;
  /** Null without a mail server. Mails then stay in the outbox, where /dev/mail shows them. */
  mail: DeliveryContext | null;
}

/** A background task. Must be idempotent, because it runs again after a crash. */
export interface Task {
  name: string;
  /** Minute, hour, day, month, weekday in UTC. Absent for a task that only runs when queued. */
  cron?: string;
  /** Whether it runs before tasks that have waited longer: somebody waits for its result. */
  isUrgent?: boolean;
  run(payload: unknown, context: TaskContext): Promise<void>;
}
