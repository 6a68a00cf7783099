import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { eraseAgain, erasedIn } from "#accounts/erase-again.ts";
import { openSecrets } from "#app/secrets.ts";
import { backupHeader, SECRET_CHECK } from "#postgres/backup/backup-file.ts";
import { restore } from "#postgres/backup/restore.ts";
import type { CommandContext } from "./context.ts";

/** `restore FILE`: fills an empty database from a backup. */
export function restoreCommand(context: CommandContext): Command {
  const command = new Command("restore")
    .argument("<file>", "the backup")
    .option("--erased <list>", "erase these accounts again: the output of 'user erased', or the log since the backup")
    .option("--other-secret", "restore although AUTH_SECRET isn't the one of the backup")
    .action(async (file: string, { erased, otherSecret }: { erased?: string; otherSecret?: boolean }) => {
      const ids = erased === undefined ? [] : erasedIn(await readFile(erased, "utf8"));
      const { createdAt, secretCheck } = await backupHeader(file);
      const secrets = openSecrets(context.config());
      if (!otherSecret && !secrets.isPersonalHash(SECRET_CHECK, Buffer.from(secretCheck, "hex")))
        return command.error(
          "AUTH_SECRET isn't the one that this backup was written with. Set it, as AUTH_SECRET or AUTH_SECRET_OLD, or see “The secret” in docs/operations.md and add --other-secret.",
        );
      const database = await context.unmigratedDatabase();
      const { tables, rows } = await restore(database, { file, progress: context.progress });
      context.out(`Restored ${rows} rows of ${tables} tables as of ${createdAt}.`);
      if (erased === undefined) {
        context.data({ rows, tables, createdAt, erasedAgain: 0 });
        return context.out("Accounts erased since then are back, unless you name them with --erased.");
      }
      const again = await eraseAgain(database, secrets, ids);
      context.data({ rows, tables, createdAt, erasedAgain: again });
      context.out(
        `Erased ${again} of the ${ids.length} accounts in ${erased} again; the backup didn't have the others.`,
      );
    });
  return command;
}
