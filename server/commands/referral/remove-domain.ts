import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { removeDomain } from "#referrals/operators/remove-domain.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function removeDomainCommand(context: CommandContext): Command {
  const command = new Command("remove-domain");
  return command
    .description("withdraw a domain: this ends its referrers at once and mails the people concerned")
    .argument("<domain>", "for example acme.com")
    .requiredOption("--reason <text>", "why, for the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (domain: string, { reason, operator }: { reason: string; operator: string }) => {
      await reportRefusal(command, async () => {
        const by = { name: operator, accountId: null };
        const ended = await removeDomain(await referralContext(context), by, domain.toLowerCase(), reason);
        context.data({ domain: domain.toLowerCase(), ...ended });
        context.out(
          `Addresses at ${domain} no longer belong to ${ended.company}. Referrers ended: ${ended.referrers}. Seekers told: ${ended.seekers}.`,
        );
      });
    });
}
