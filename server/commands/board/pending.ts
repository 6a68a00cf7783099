import type { Command } from "commander";
import { EXIT } from "#server/commands/shell/finish-command.ts";
import type { NewBoard } from "#store/catalogue/boards.ts";
import { approveBoard, pendingBoards, rejectBoard } from "#store/catalogue/board-candidates.ts";
import type { CommandContext } from "#server/commands/context.ts";

const MOST_SHOWN = 200;

/** Adds `board pending`, `board approve` and `board reject`, for the boards that guests found. */
export function addPendingCommands(board: Command, context: CommandContext): void {
  board
    .command("pending")
    .description("list the boards that guests found and nobody reads yet")
    .action(async () => {
      const pending = await pendingBoards(await context.database(), MOST_SHOWN);
      context.data(pending);
      if (pending.length === 0) return context.out("No boards are waiting.");
      for (const { source, token, foundAt, createdAt } of pending)
        context.out(`${source}:${token}  since ${createdAt.toISOString()}${foundAt === null ? "" : `  ${foundAt}`}`);
    });
  board
    .command("approve")
    .description("have a pending, quarantined or refused board read")
    .argument("<board>", "source:token")
    .action(async (name: string) => {
      const { source, token } = await readBoardName(board, name);
      if (!(await approveBoard(await context.database(), source, token)))
        return board.error(`${name} is not pending, quarantined or refused. See: board pending`);
      context.out(`${name} will be read.`);
      context.data({ board: name, state: "approved" });
    });
  board
    .command("reject")
    .description("refuse a pending board for good")
    .argument("<board>", "source:token")
    .requiredOption("--reason <text>", "why, for the next operator who looks at it")
    .action(async (name: string, { reason }: { reason: string }) => {
      const { source, token } = await readBoardName(board, name);
      if (!(await rejectBoard(await context.database(), source, token, reason)))
        return board.error(`${name} is not pending. See: board pending`);
      context.out(`${name} won't be read.`);
      context.data({ board: name, state: "rejected" });
    });
}

/** Returns the board of `source:token`; the token may contain colons. Ends the command for anything else. */
async function readBoardName(command: Command, name: string): Promise<NewBoard> {
  const { checkBoard } = await import("#ingest/board-list.ts");
  const [source = "", ...rest] = name.split(":");
  const checked = checkBoard(source, rest.join(":"), null);
  return typeof checked === "string"
    ? command.error(`${name}: ${checked}. Write a board as SOURCE:TOKEN.`, { exitCode: EXIT.wrongUse })
    : checked;
}
