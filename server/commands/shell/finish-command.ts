import type { Command, CommanderError } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { EXAMPLES } from "./examples.ts";

/** How a command ends: it did what was asked, it failed, or the command line was wrong. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;

const EXIT_HELP = "Exit code: 0 done, 1 failed, 2 wrong use.";

/** A command and the words that lead to it, such as `board add`. */
export interface NamedCommand {
  path: string;
  command: Command;
}

/** Returns a command and all below it, parents first. */
export function commandTree(command: Command, path = command.name()): NamedCommand[] {
  return [{ path, command }, ...command.commands.flatMap((each) => commandTree(each, `${path} ${each.name()}`))];
}

/** Adds to a command and all below it what every command has: examples, `--json`, exit codes, and a hint after a wrong command line. */
export function finishCommand(top: Command, context: Pick<CommandContext, "printJson">): Command {
  const printsData = new Set<Command>();
  for (const { path, command } of commandTree(top)) {
    command.exitOverride((error) => endWithHint(command, path, error));
    if (command.commands.length > 0) continue;
    const { lines, isData = false } = EXAMPLES[path] ?? { lines: [] };
    if (isData) printsData.add(command);
    else command.option("--json", "print the result as one JSON document");
    const examples = lines.map((line) => `  afield ${line}`).join("\n");
    const output = isData ? "\nThe output is data already; there is no --json." : "";
    command.addHelpText("after", `\nExamples:\n${examples}\n${output}\n${EXIT_HELP}`);
  }
  top.hook("preAction", (_top, command) => {
    if (!printsData.has(command) && command.opts()["json"] === true) context.printJson();
  });
  return top;
}

/** Returns the exit code of what commander threw. A wrong command line and a failed command have codes of their own. */
export function exitCodeOf({ code, exitCode }: CommanderError): number {
  if (exitCode === 0 || code === "commander.error") return exitCode;
  return EXIT.wrongUse;
}

function endWithHint(command: Command, path: string, error: CommanderError): never {
  const saysEnough = ["commander.error", "commander.help"].includes(error.code);
  if (exitCodeOf(error) === EXIT.wrongUse && !saysEnough)
    command.configureOutput().writeErr?.(`Run "afield ${path} --help" for what it takes.\n`);
  throw error;
}
