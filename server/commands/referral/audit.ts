import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { wholeNumber } from "#server/commands/shell/whole-number.ts";
import { recentAudit } from "#store/referrals/safety.ts";
import { oneLine } from "./context.ts";

export function auditCommand(context: CommandContext): Command {
  return new Command("audit")
    .description("list what operators did, newest first")
    .option("--limit <n>", "how many lines", wholeNumber, 100)
    .action(async ({ limit }: { limit: number }) => {
      const entries = await recentAudit((await context.database()).db, limit);
      context.data(entries);
      for (const { createdAt, operator, action, requestId, detail } of entries)
        context.out([createdAt.toISOString(), operator, action, requestId ?? "–", oneLine(detail)].join("\t"));
    });
}
