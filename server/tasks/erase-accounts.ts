import { eraseDueAccounts } from "#accounts/settings/erase-due-accounts.ts";
import { openSecrets } from "#app/secrets.ts";
import type { Task } from "./task.ts";

/** Every ten minutes: erases the accounts whose owners asked for it a week ago. Runs even while the settings are held back: we promised. */
export const eraseAccountsTask: Task = {
  name: "erase-accounts",
  cron: "*/10 * * * *",
  async run(_payload, { config, database, log }) {
    await eraseDueAccounts({ database, secrets: openSecrets(config), log });
  },
};
