import { Argument, Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function settleCommand(context: CommandContext): Command {
  const command = new Command("settle");
  return command
    .description("decide a dispute: the referral was made (confirmed), or the credit is returned (refunded)")
    .argument("<request>", "id of the request, as listed by `referral disputes`")
    .addArgument(new Argument("<verdict>", "the decision").choices(["confirmed", "refunded"]))
    .requiredOption("--reason <text>", "what you found, for the audit log and the person it goes against")
    .requiredOption("--operator <name>", "who decides")
    .action(
      async (
        request: string,
        verdict: "confirmed" | "refunded",
        { reason, operator }: { reason: string; operator: string },
      ) => {
        if (!/^[0-9a-f-]{36}$/.test(request))
          return command.error(`"${request}" isn't a request id. "referral disputes" lists them.`);
        await reportRefusal(command, async () => {
          const by = { name: operator, accountId: null };
          await settleDispute(await referralContext(context), by, request, { verdict, reason });
          context.data({ request, verdict });
          context.out(
            verdict === "confirmed" ? "Confirmed: the credit is spent." : "Refunded: the credit has been returned.",
          );
        });
      },
    );
}
