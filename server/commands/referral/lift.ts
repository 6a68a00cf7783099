import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { liftSuspension } from "#referrals/operators/lift-suspension.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function liftCommand(context: CommandContext): Command {
  const command = new Command("lift");
  return command
    .description("let a suspended person back in")
    .argument("<suspension>", "number of the suspension, as listed by `referral suspended`")
    .requiredOption("--reason <text>", "why, for the audit log and the person")
    .requiredOption("--operator <name>", "who decides")
    .action(async (id: string, { reason, operator }: { reason: string; operator: string }) => {
      if (!/^\d{1,18}$/.test(id)) return command.error(`"${id}" isn't the number of a suspension.`);
      await reportRefusal(command, async () => {
        await liftSuspension(await referralContext(context), { name: operator, accountId: null }, id, reason);
        context.out("The suspension has been lifted.");
        context.data({ suspension: id, lifted: true });
      });
    });
}
