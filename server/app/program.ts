import { readdirSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import type { Config } from "./config.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { createCommandContext } from "./command-context.ts";
import { describeFailure } from "./start-error.ts";

const COMMANDS = path.resolve(import.meta.dirname, "../commands");
const BUILT_IN = new Set(["all", "web", "worker", "migrate", "--dev"]);
type MakeCommand = (context: CommandContext) => Command;

/** Runs one command line. Without a command, starts the product in the role that ROLE sets. */
export async function runProgram(argv: string[]): Promise<void> {
  const context = createCommandContext();
  const program = new Command("afield")
    .description("Remote jobs from across the web. Without a command, starts what the setting ROLE names.")
    .option("--dev", "reload the pages when their files change")
    .showSuggestionAfterError()
    .allowExcessArguments()
    .action(async (options: { dev?: boolean }, self: Command) => {
      if (self.args.length > 0) self.error(`error: unknown command '${self.args[0]}'; --help lists them all`);
      await start(context, undefined, options.dev);
    });

  for (const [role, what] of [
    ["all", "start the site, the API and the worker in one process"],
    ["web", "start the site and the API"],
    ["worker", "start the background tasks"],
  ] as const) {
    const command = program.command(role).description(what);
    if (role !== "worker") command.option("--dev", "reload the pages when their files change");
    command.action(async (options: { dev?: boolean }) => await start(context, role, options.dev));
  }
  program
    .command("migrate")
    .description("apply pending database migrations")
    .action(async () => {
      await context.database();
      context.out("The database is up to date.");
    });

  try {
    for (const command of await commandsFor(argv[2], context)) program.addCommand(command);
    await program.parseAsync(argv);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

async function start(context: CommandContext, role?: Config["role"], dev = false): Promise<void> {
  const { startProduct } = await import("./product.ts");
  const config = context.config();
  await startProduct({ config: role ? { ...config, role } : config, dev });
}

/** Loads the file of the named command only; all of them for help, an alias and an unknown name. */
async function commandsFor(name: string | undefined, context: CommandContext): Promise<Command[]> {
  if (name === undefined || BUILT_IN.has(name)) return [];
  const names = readdirSync(COMMANDS)
    .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && file !== "context.ts")
    .map((file) => path.basename(file, ".ts"));
  const wanted = names.includes(name) ? [name] : names;
  const commands: Command[] = [];
  for (const each of wanted) {
    const module = (await import(path.join(COMMANDS, `${each}.ts`))) as Record<string, unknown>;
    // Files that only add to another file's command export none of their own name.
    const make = module[`${each}Command`];
    if (typeof make === "function") commands.push((make as MakeCommand)(context));
  }
  return commands;
}
