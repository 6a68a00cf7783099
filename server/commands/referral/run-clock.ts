import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { runReferralTimers } from "#referrals/timers.ts";
import { referralContext } from "./context.ts";

export function runClockCommand(context: CommandContext): Command {
  return new Command("run-clock")
    .description("process everything that is due now, without waiting for the worker")
    .action(async () => {
      const processed = await runReferralTimers(await referralContext(context));
      context.out(`${processed} ${processed === 1 ? "request" : "requests"} processed.`);
      context.data({ processed });
    });
}
