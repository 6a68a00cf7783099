import { Argument, Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { MEASURES } from "#contract/schemas/referral-operator.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function resolveCommand(context: CommandContext): Command {
  const command = new Command("resolve");
  return command
    .description("act on a report: dismiss it, or warn or suspend the reported person")
    .argument("<report>", "number of the report, as listed by `referral reports`")
    .addArgument(new Argument("<measure>", "what follows").choices(MEASURES))
    .requiredOption("--reason <text>", "what you found, for the audit log and the person it is about")
    .requiredOption("--operator <name>", "who decides")
    .action(
      async (
        report: string,
        measure: (typeof MEASURES)[number],
        { reason, operator }: { reason: string; operator: string },
      ) => {
        if (!/^\d{1,18}$/.test(report)) return command.error(`"${report}" isn't the number of a report.`);
        await reportRefusal(command, async () => {
          const by = { name: operator, accountId: null };
          await resolveReport(await referralContext(context), by, report, { measure, reason });
          context.out(`The report is closed: ${measure}.`);
          context.data({ report, measure });
        });
      },
    );
}
