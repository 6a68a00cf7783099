import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { suspensions } from "#store/referrals/operators.ts";
import { oneLine } from "./context.ts";

export function suspendedCommand(context: CommandContext): Command {
  return new Command("suspended").description("list suspended people, newest first").action(async () => {
    const rows = await suspensions((await context.database()).db);
    context.data(rows);
    for (const { id, since, name, reason } of rows)
      context.out([id, since.toISOString(), name, oneLine(reason)].join("\t"));
    if (rows.length === 0) context.out("Nobody is suspended.");
  });
}
