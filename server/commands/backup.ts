import { existsSync } from "node:fs";
import { Command } from "commander";
import { openSecrets } from "#app/secrets.ts";
import { backUp, megabytes } from "#postgres/backup/back-up.ts";
import { SECRET_CHECK } from "#postgres/backup/backup-file.ts";
import type { CommandContext } from "./context.ts";

/** `backup FILE`: writes the whole database to a file while the product runs. */
export function backupCommand(context: CommandContext): Command {
  const command = new Command("backup")
    .argument("<file>", "the file to write; it must not exist")
    .action(async (file: string) => {
      if (existsSync(file)) return command.error(`${file} exists already. Name a new file.`);
      const database = await context.database();
      const secretCheck = openSecrets(context.config()).personalHash(SECRET_CHECK).toString("hex");
      const { tables, rows, bytes } = await backUp(database, { file, secretCheck, progress: context.progress });
      context.out(
        `${file}: ${rows} rows of ${tables} tables, ${megabytes(bytes)}. Keep AUTH_SECRET with your backups.`,
      );
      context.data({ file, tables, rows, bytes });
    });
  return command;
}
