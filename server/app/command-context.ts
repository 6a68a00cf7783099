import { readConfig, type Config } from "./config.ts";
import { createLog, type Logger } from "./log.ts";
import type { CommandContext } from "#server/commands/context.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { terminalText } from "./terminal-text.ts";
import { openOutboundHttp } from "./outbound.ts";
import { startDatabase, type RunningDatabase } from "./running-database.ts";

export interface OpenCommandContext extends CommandContext {
  /** Closes everything the command has opened. */
  close(): Promise<void>;
}

/** Creates the context of one command. Logs go to standard error, so that output can be piped. */
export function createCommandContext(): OpenCommandContext {
  let config: Config | undefined;
  let log: Logger | undefined;
  let running: Promise<RunningDatabase> | undefined;
  let http: OutboundHttp | undefined;

  const context: OpenCommandContext = {
    config: () => (config ??= readConfig()),
    log: () =>
      (log ??= createLog(context.config().logLevel, {
        pretty: !context.config().production,
        destination: process.stderr,
      })),
    database: async () => (await open({ isMigrated: true })).database,
    unmigratedDatabase: async () => (await open({ isMigrated: false })).database,
    http: () => (http ??= openOutboundHttp(context.config(), context.log())),
    out: (line) => void process.stdout.write(`${terminalText(line)}\n`),
    async close() {
      await http?.close();
      await (await running?.catch(() => undefined))?.stop();
    },
  };
  return context;

  function open({ isMigrated }: { isMigrated: boolean }): Promise<RunningDatabase> {
    running ??= startDatabase({
      config: context.config(),
      log: context.log(),
      progress: () => {},
      applicationName: "afield-command",
      isMigrated,
    });
    return running;
  }
}
