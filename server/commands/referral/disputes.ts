import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { openDisputes } from "#store/referrals/safety.ts";

export function disputesCommand(context: CommandContext): Command {
  return new Command("disputes").description("list open disputes, oldest first").action(async () => {
    const disputes = await openDisputes((await context.database()).db);
    context.data(disputes);
    for (const { requestId, since, company, job, confirmation } of disputes)
      context.out([requestId, since.toISOString(), company, job, confirmation ?? "no confirmation number"].join("\t"));
    if (disputes.length === 0) context.out("There are no open disputes.");
  });
}
