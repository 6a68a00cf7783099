import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import type { Database } from "#postgres/database.ts";
import type { Progress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

/** What each role starts with. */
export interface RoleContext {
  config: Config;
  /** Vite serves the pages and reloads them when their files change. */
  dev: boolean;
  log: Logger;
  database: Database;
  progress: Progress;
  terminal: Terminal;
  /** Stops the program in order, for a reason that it prints. */
  end(reason: string, exitCode: number): void;
}

/** A role that runs until it is stopped. */
export interface RunningRole {
  stop(): Promise<void>;
}
