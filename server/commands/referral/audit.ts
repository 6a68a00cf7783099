import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { recentAudit } from "#store/referrals/safety.ts";
import { oneLine } from "./context.ts";

export function auditCommand(context: CommandContext): Command {
  const command = new Command("audit");
  return command
    .description("list what operators did, newest first")
    .option("--limit <n>", "how many lines", "100")
    .action(async ({ limit }: { limit: string }) => {
      const count = Number(limit);
      if (!Number.isInteger(count) || count < 1)
        return command.error(`--limit must be a whole number from 1, not "${limit}"`);
      for (const { createdAt, operator, action, requestId, detail } of await recentAudit(
        (await context.database()).db,
        count,
      ))
        context.out([createdAt.toISOString(), operator, action, requestId ?? "–", oneLine(detail)].join("\t"));
    });
}
