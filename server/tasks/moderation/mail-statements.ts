import { openSecrets } from "#app/secrets.ts";
import { mailStatements } from "#moderation/statements/mail-statements.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { Task } from "../task.ts";

/** Every minute: mails the reasons of what programs held or released. Decisions mail theirs at once. */
export const mailStatementsTask: Task = {
  name: "mail-statements",
  cron: "* * * * *",
  async run(_payload, { config, database }) {
    const context = { secrets: openSecrets(config), baseUrl: config.baseUrl };
    await inTransaction(database, (trx) => mailStatements(context, trx));
  },
};
