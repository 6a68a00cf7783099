import type { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { readConfig } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";

/** Runs a command without internet access. Returns the lines it printed, or its error. */
export async function commandLines(
  make: (context: CommandContext) => Command,
  database: Database,
  args: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  const command = make({
    config: () => readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" }),
    log: () => silentLog,
    database: () => Promise.resolve(database),
    unmigratedDatabase: () => Promise.resolve(database),
    http: () => {
      throw new Error("this command must not use the network");
    },
    out: (line) => lines.push(line),
  });
  const stop = (each: Command): void => {
    each.exitOverride().configureOutput({ writeErr: (text) => lines.push(text.trim()) });
    each.commands.forEach(stop);
  };
  stop(command);
  await command.parseAsync(args, { from: "user" }).catch(() => undefined);
  return lines;
}
