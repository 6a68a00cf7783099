import { Argument, Command, CommanderError } from "commander";
import type { Config } from "./config.ts";
import { completionScript, SHELLS, type Shell } from "#server/commands/shell/completion-script.ts";
import { loadCommands } from "#server/commands/shell/command-list.ts";
import { EXIT, exitCodeOf, finishCommand } from "#server/commands/shell/finish-command.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { editDistance } from "#search/text/edit-distance.ts";
import { createCommandContext } from "./command-context.ts";

const ROLES = [
  ["all", "start the site, the API and the worker in one process"],
  ["web", "start the site and the API"],
  ["worker", "start the background tasks"],
] as const;

/** A name with more typing errors than these isn't suggested. */
const MOST_EDITS = 2;

/** Runs one command line. Without a command, starts the product in the role that ROLE sets. */
export async function runProgram(argv: string[]): Promise<void> {
  const context = createCommandContext();
  process.stdout.on("error", endWithReader);
  try {
    const words = argv.slice(2).filter((word) => !word.startsWith("-"));
    // `afield help board` is `afield board --help`.
    const name = words[0] === "help" ? words[1] : words[0];
    const program = await buildProgram(
      context,
      ({ name: own, alias }) => name !== undefined && [own, alias].includes(name),
    );
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = exitCodeOf(error);
    else {
      const { describeFailure } = await import("./start-error.ts");
      process.stderr.write(`${describeFailure(error)}\n`);
      process.exitCode = EXIT.failed;
    }
  } finally {
    await context.close();
  }
}

/** Ends a command whose reader has seen enough (`afield board list | head`), as other programs end. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.done);
}

/** Builds the tree of commands. Only wanted ones are loaded whole. */
export async function buildProgram(
  context: CommandContext,
  isWanted: Parameters<typeof loadCommands>[1],
): Promise<Command> {
  const program = new Command("afield")
    .description("Remote jobs from across the web. Without a command, starts what the setting ROLE names.")
    .option("--dev", "reload the pages when their files change")
    .exitOverride()
    .allowExcessArguments()
    .action(async (options: { dev?: boolean }, self: Command) => {
      const [word] = self.args;
      if (word !== undefined) return refuseCommand(program, word);
      await start(context, undefined, options.dev);
    });
  for (const [role, what] of ROLES) {
    const command = program.command(role).description(what);
    if (role !== "worker") command.option("--dev", "reload the pages when their files change");
    command.action(async (options: { dev?: boolean }) => await start(context, role, options.dev));
  }
  const own = [migrateCommand(context), completionCommand(context)];
  for (const each of own) program.addCommand(finishCommand(each, context));
  for (const each of await loadCommands(context, isWanted)) program.addCommand(each);
  program.addHelpText(
    "after",
    "\nEvery command has --help with examples. Exit code: 0 done, 1 failed, 2 wrong use.\n" +
      'First hour: "afield doctor" checks this machine, "afield status" says how it goes.',
  );
  return program;
}

function refuseCommand(program: Command, word: string): void {
  const names = program.commands.flatMap((each) => [each.name(), ...each.aliases()]);
  const [close] = names
    .map((name) => ({ name, edits: editDistance(word, name, MOST_EDITS) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .toSorted((a, b) => a.edits - b.edits);
  const meant = close === undefined ? "" : ` Did you mean ${close.name}?`;
  program.error(`error: unknown command '${word}'.${meant} "afield --help" lists them all.`, {
    exitCode: EXIT.wrongUse,
  });
}

function migrateCommand(context: CommandContext): Command {
  return new Command("migrate").description("apply pending database migrations").action(async () => {
    await context.database();
    context.out("The database is up to date.");
    context.data({ isUpToDate: true });
  });
}

function completionCommand(context: CommandContext): Command {
  return new Command("completion")
    .description("print a script that completes commands and options in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .action(async (shell: Shell) => {
      const program = await buildProgram(context, () => true);
      context.out(completionScript(shell, program));
    });
}

async function start(context: CommandContext, role?: Config["role"], dev = false): Promise<void> {
  // A server must not vanish without stopping in order.
  process.stdout.off("error", endWithReader);
  const { startProduct } = await import("./product.ts");
  const config = context.config();
  await startProduct({ config: role ? { ...config, role } : config, dev });
}
