import { CommanderError, type Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { createOutput } from "#server/commands/shell/output.ts";
import { exitCodeOf, finishCommand } from "#server/commands/shell/finish-command.ts";
import { readConfig } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";

interface Parts {
  database?: Database;
  http?: CommandContext["http"];
}

/** Returns what a command has in a test: a database, no internet access, and lines instead of a terminal. */
export function testCommandContext(lines: string[], { database, http }: Parts = {}): CommandContext {
  const refuse = (what: string) => (): never => {
    throw new Error(`this command must not use the ${what}`);
  };
  const open = database === undefined ? refuse("database") : () => Promise.resolve(database);
  return {
    config: () => readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" }),
    log: () => silentLog,
    database: open,
    unmigratedDatabase: open,
    http: http ?? refuse("network"),
    ...createOutput((line) => lines.push(line)),
    progress: () => undefined,
  };
}

/** Runs a command to its end. Returns its lines, errors included, and its exit code. */
export async function runCommand(
  make: (context: CommandContext) => Command,
  parts: Parts,
  args: readonly string[],
): Promise<{ lines: string[]; exitCode: number }> {
  const lines: string[] = [];
  const context = testCommandContext(lines, parts);
  const command = finishCommand(make(context), context);
  const collect = (each: Command): void => {
    each.configureOutput({ writeErr: (text) => lines.push(text.trim()) });
    each.commands.forEach(collect);
  };
  collect(command);
  const before = process.exitCode;
  try {
    process.exitCode = 0;
    await command.parseAsync(args, { from: "user" });
    return { lines, exitCode: process.exitCode };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { lines, exitCode: exitCodeOf(error) };
  } finally {
    process.exitCode = before;
  }
}

/** Runs a command without internet access. Returns the lines it printed, or its error. */
export async function commandLines(
  make: (context: CommandContext) => Command,
  database: Database,
  args: readonly string[],
): Promise<string[]> {
  return (await runCommand(make, { database }, args)).lines;
}
