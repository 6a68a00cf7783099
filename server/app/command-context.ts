import { readConfig, type Config } from "./config.ts";
import { createLog, type Logger } from "./log.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { createOutput } from "#server/commands/shell/output.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { terminalText } from "./terminal-text.ts";
import { createTerminal } from "./terminal.ts";
import type { RunningDatabase } from "./running-database.ts";

export interface OpenCommandContext extends CommandContext {
  /** Closes everything the command has opened. */
  close(): Promise<void>;
}

/**
 * Creates the context of one command. Logs and progress go to standard error, so that output can be piped. The database and the HTTP client
 * load when a command first needs them: help and usage errors appear at once.
 */
export function createCommandContext(): OpenCommandContext {
  let config: Config | undefined;
  let log: Logger | undefined;
  let running: Promise<RunningDatabase> | undefined;
  let http: Promise<OutboundHttp> | undefined;
  const terminal = createTerminal(process.stderr);

  const context: OpenCommandContext = {
    config: () => (config ??= readConfig()),
    log: () =>
      (log ??= createLog(context.config().logLevel, {
        pretty: !context.config().production,
        destination: process.stderr,
      })),
    database: async () => (await open({ isMigrated: true })).database,
    unmigratedDatabase: async () => (await open({ isMigrated: false })).database,
    http: () => (http ??= openHttp()),
    ...createOutput((line) => {
      terminal.pin(null);
      process.stdout.write(`${terminalText(line)}\n`);
    }),
    progress: (text) => terminal.pin(terminalText(text).trim()),
    async close() {
      terminal.pin(null);
      await (await http?.catch(() => undefined))?.close();
      await (await running?.catch(() => undefined))?.stop();
    },
  };
  return context;

  async function openHttp(): Promise<OutboundHttp> {
    const { openOutboundHttp } = await import("./outbound.ts");
    return openOutboundHttp(context.config(), context.log());
  }

  function open({ isMigrated }: { isMigrated: boolean }): Promise<RunningDatabase> {
    running ??= import("./running-database.ts").then(({ startDatabase }) =>
      startDatabase({
        config: context.config(),
        log: context.log(),
        progress: () => {},
        applicationName: "afield-command",
        isMigrated,
      }),
    );
    return running;
  }
}
