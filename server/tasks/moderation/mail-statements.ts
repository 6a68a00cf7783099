import { openSecrets } from "#app/secrets.ts";
import { mailRefusedFinds } from "#moderation/statements/mail-refused-finds.ts";
import { mailStatements } from "#moderation/statements/mail-statements.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { Task } from "../task.ts";

/** Every minute: mails the reasons of what programs held or released, and of reports; decisions of the desk mail theirs at once. Tells people whose boards are refused, too. */
export const mailStatementsTask: Task = {
  name: "mail-statements",
  cron: "* * * * *",
  async run(_payload, { config, database }) {
    const context = { secrets: openSecrets(config), baseUrl: config.baseUrl };
    await inTransaction(database, (trx) => mailStatements(context, trx));
    await inTransaction(database, (trx) => mailRefusedFinds(context, trx));
  },
};
