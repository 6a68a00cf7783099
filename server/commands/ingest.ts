import { Command } from "commander";
import type { CommandContext } from "./context.ts";
import type { IngestOptions } from "./ingest/read-boards.ts";

/** `ingest`: runs boards now, due or not, and prints a line for each. */
export function ingestCommand(context: CommandContext): Command {
  const command = new Command("ingest");
  return command
    .option("--board <source:token>", "one board")
    .option("--source <source>", "every board of a source")
    .option("--all", "every board")
    .action(async (options: IngestOptions) => {
      const { readBoards } = await import("./ingest/read-boards.ts");
      await readBoards(context, command, options);
    });
}
