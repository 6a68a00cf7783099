import { Command } from "commander";
import type { CommandContext } from "./context.ts";
import { addDomainCommand } from "./referral/add-domain.ts";
import { auditCommand } from "./referral/audit.ts";
import { disputesCommand } from "./referral/disputes.ts";
import { liftCommand } from "./referral/lift.ts";
import { reportsCommand } from "./referral/reports.ts";
import { removeDomainCommand } from "./referral/remove-domain.ts";
import { resolveCommand } from "./referral/resolve.ts";
import { runClockCommand } from "./referral/run-clock.ts";
import { settleCommand } from "./referral/settle.ts";
import { suspendedCommand } from "./referral/suspended.ts";

const SUBCOMMANDS = [
  disputesCommand,
  reportsCommand,
  settleCommand,
  resolveCommand,
  suspendedCommand,
  liftCommand,
  addDomainCommand,
  removeDomainCommand,
  runClockCommand,
  auditCommand,
];

/** `referral …`: disputes, reports and domains. Every change records its operator and reason in the audit log. */
export function referralCommand(context: CommandContext): Command {
  const command = new Command("referral");
  for (const subcommand of SUBCOMMANDS) command.addCommand(subcommand(context).copyInheritedSettings(command));
  return command;
}
