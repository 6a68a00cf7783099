import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function settleCommand(context: CommandContext): Command {
  const command = new Command("settle");
  return command
    .description("decide a dispute: the referral was made (confirmed), or the credit is returned (refunded)")
    .argument("<request>", "id of the request, as listed by `referral disputes`")
    .argument("<verdict>", "confirmed or refunded")
    .requiredOption("--reason <text>", "what you found, for the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (request: string, verdict: string, { reason, operator }: { reason: string; operator: string }) => {
      if (verdict !== "confirmed" && verdict !== "refunded")
        return command.error(`The verdict must be confirmed or refunded, not "${verdict}".`);
      if (!/^[0-9a-f-]{36}$/.test(request))
        return command.error(`"${request}" isn't a request id. "referral disputes" lists them.`);
      await reportRefusal(command, async () => {
        const by = { name: operator, accountId: null };
        await settleDispute(await referralContext(context), by, request, { verdict, reason });
        context.out(
          verdict === "confirmed" ? "Confirmed: the credit is spent." : "Refunded: the credit has been returned.",
        );
      });
    });
}
