import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { MEASURES } from "#contract/schemas/referral-operator.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function resolveCommand(context: CommandContext): Command {
  const command = new Command("resolve");
  return command
    .description("act on a report: dismiss it, or warn or suspend the reported person")
    .argument("<report>", "number of the report, as listed by `referral reports`")
    .argument("<measure>", MEASURES.join(", "))
    .requiredOption("--reason <text>", "what you found, for the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (report: string, name: string, { reason, operator }: { reason: string; operator: string }) => {
      const measure = MEASURES.find((each) => each === name);
      if (measure === undefined)
        return command.error(`The measure must be one of ${MEASURES.join(", ")}, not "${name}".`);
      if (!/^\d{1,18}$/.test(report)) return command.error(`"${report}" isn't the number of a report.`);
      await reportRefusal(command, async () => {
        const by = { name: operator, accountId: null };
        await resolveReport(await referralContext(context), by, report, { measure, reason });
        context.out(`The report is closed: ${measure}.`);
      });
    });
}
