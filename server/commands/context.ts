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
  http(): Promise<OutboundHttp>;
  /** Writes one line for people to standard output; nothing with `--json`. */
  out: (line: string) => void;
  /** Writes the command's result with `--json`, else nothing. */
  data: (value: unknown) => void;
  /** Turns `out` off and `data` on. */
  printJson: () => void;
  /** Shows on a terminal how far the command is; the next call or line replaces it. */
  progress: (text: string) => void;
}
