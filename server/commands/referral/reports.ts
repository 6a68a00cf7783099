import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { openReports } from "#store/referrals/operators.ts";
import { oneLine } from "./context.ts";

/** Most reports that the command lists. */
const LISTED = 1000;

export function reportsCommand(context: CommandContext): Command {
  return new Command("reports").description("list the oldest 1,000 open reports").action(async () => {
    const reports = await openReports((await context.database()).db, LISTED);
    context.data(reports);
    for (const { id, createdAt, about, reason, requestId, note } of reports)
      context.out([id, createdAt.toISOString(), `about the ${about}`, reason, requestId, oneLine(note)].join("\t"));
    if (reports.length === 0) context.out("There are no open reports.");
  });
}
