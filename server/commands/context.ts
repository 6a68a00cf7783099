import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";

/** What a command may use. Everything is created on first use, so that `--help` needs no database. */
export interface CommandContext {
  config(): Config;
  log(): Logger;
  /** The migrated database; starts or joins the embedded one when DATABASE_URL is unset. */
  database(): Promise<Database>;
  /** The database as it is, without migrating it. */
  unmigratedDatabase(): Promise<Database>;
  /** The only way out to the internet (or to FEED_REPLAY). */
  http(): OutboundHttp;
  /** Writes one line to standard output. */
  out: (line: string) => void;
}
