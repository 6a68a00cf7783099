import type { Command } from "commander";
import { Limiter } from "#accounts/limits/limits.ts";
import { openSecrets } from "#app/secrets.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";

/** What the referral actions need, from what a command has. */
export async function referralContext(context: CommandContext): Promise<ReferralContext> {
  const config = context.config();
  const database = await context.database();
  const secrets = openSecrets(config);
  return {
    database,
    secrets,
    limiter: new Limiter(database.db, secrets),
    log: context.log(),
    baseUrl: config.baseUrl,
  };
}

/** Runs an action and prints its refusal as an error of the command. */
export async function reportRefusal(command: Command, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof ReferralError) return command.error(error.message);
    throw error;
  }
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
