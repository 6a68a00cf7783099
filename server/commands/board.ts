import { Argument, Command } from "commander";
import type { DirectoryPart } from "#ingest/directory/read-directory.ts";
import { addDiscoverCommand } from "./board/discover.ts";
import type { ListOptions } from "./board/list.ts";
import { addPendingCommands } from "./board/pending.ts";
import { addSwitchCommands } from "./board/switch.ts";
import type { CommandContext } from "./context.ts";
import { wholeNumber } from "./shell/whole-number.ts";

/** `board add`, `board use`, `board import`, `board list`, `board off`, `board on`, and the commands that find boards and judge finds. */
export function boardCommand(context: CommandContext): Command {
  const board = new Command("board");
  const add = board.command("add");
  add
    .description("add one board")
    .argument("<source>", "id of the source, as `source list` prints it")
    .argument("<token>", "the source's name for the board, for example the company's part of its URL")
    .option("--company <name>", "the company's name, if the source does not provide it")
    .action(async (source: string, token: string, { company = null }: { company?: string | null }) => {
      const { addBoard } = await import("./board/change.ts");
      await addBoard(context, add, { source, token, company });
    });
  board
    .command("use")
    .description("take boards from the directory that ships: the starter set, or all of it")
    .addArgument(new Argument("<part>", "how much of the directory").choices(["starter", "all"]))
    .action(async (part: DirectoryPart) => {
      const { useDirectory } = await import("./board/change.ts");
      await useDirectory(context, part);
    });
  board
    .command("import")
    .description("import a tab-separated list with the header source, token, company")
    .argument("<file>", "path of the list")
    .action(async (file: string) => {
      const { importList } = await import("./board/change.ts");
      await importList(context, file);
    });
  board
    .command("list")
    .description("list boards with their open postings and last run")
    .option("--source <source>", "only boards of this source")
    .option("--state <state>", "only boards in this state, such as quarantined, refused or moved")
    .option("--limit <n>", "at most this many", wholeNumber, 100)
    .action(async (options: ListOptions) => {
      const { listBoards } = await import("./board/list.ts");
      await listBoards(context, options);
    });
  addSwitchCommands(board, context);
  addPendingCommands(board, context);
  addDiscoverCommand(board, context);
  return board;
}
