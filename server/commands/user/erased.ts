import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { eraseAgain, erasedIn } from "#accounts/erase-again.ts";
import { openSecrets } from "#app/secrets.ts";
import { erasedAccounts } from "#store/accounts/erased-accounts.ts";
import type { CommandContext } from "#server/commands/context.ts";

/** `user erased` and `user erase-again`: what keeps erased people erased when an older backup is restored. */
export function erasedCommands(context: CommandContext): Command[] {
  const erased = new Command("erased")
    .description("list the ids of erased accounts, for the restore of an older backup")
    .action(async () => {
      const { db } = await context.database();
      const accounts = await erasedAccounts(db);
      context.data(accounts);
      for (const { accountId, erasedAt } of accounts) context.out(`${accountId}\t${erasedAt.toISOString()}`);
    });
  const again = new Command("erase-again")
    .description("erase the accounts that a restored backup brought back")
    .argument("<list>", "the output of 'user erased', or the log since the backup")
    .action(async (list: string) => {
      const ids = erasedIn(await readFile(list, "utf8"));
      const count = await eraseAgain(await context.database(), openSecrets(context.config()), ids);
      context.out(`Erased ${count} of ${ids.length} accounts again; the others aren't there.`);
      context.data({ erased: count, listed: ids.length });
    });
  return [erased, again];
}
