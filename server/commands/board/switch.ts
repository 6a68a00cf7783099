import type { Command } from "commander";
import { switchBoard } from "#store/catalogue/boards.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { EXIT } from "#server/commands/shell/finish-command.ts";

/** Adds `board off` and `board on`. A board that is off isn't read, its jobs close after a day, and no import turns it on again. */
export function addSwitchCommands(board: Command, context: CommandContext): void {
  for (const [name, enabled] of [
    ["off", false],
    ["on", true],
  ] as const) {
    board
      .command(name)
      .description(enabled ? "read a board again that is off" : "stop reading a board and close its jobs after a day")
      .argument("<source>", "the source of the board")
      .argument("<token>", "the token of the board")
      .action(async (source: string, token: string) => {
        const { checkBoard } = await import("#ingest/board-list.ts");
        const checked = checkBoard(source, token, null);
        if (typeof checked === "string") return board.error(`Not switched: ${checked}.`, { exitCode: EXIT.wrongUse });
        const name = `${checked.source}:${checked.token}`;
        if (!(await switchBoard(await context.database(), checked.source, checked.token, enabled)))
          return board.error(`There is no board ${name} to switch. See: board list --source ${checked.source}`);
        context.out(enabled ? `${name} is read again.` : `${name} is off. Its jobs close after a day.`);
        context.data({ board: name, enabled });
      });
  }
}
