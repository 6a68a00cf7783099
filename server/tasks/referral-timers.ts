import { Limiter } from "#accounts/limits/limits.ts";
import { openSecrets } from "#app/secrets.ts";
import { runReferralTimers } from "#referrals/timers.ts";
import type { Task } from "./task.ts";

/** Every minute: processes the referral requests that are due by the database's clock. */
export const referralTimersTask: Task = {
  name: "referral-timers",
  cron: "* * * * *",
  async run(_payload, { config, database, log }) {
    if (config.comingSoon.includes("referrals")) return;
    const secrets = openSecrets(config);
    const limiter = new Limiter(database.db, secrets);
    const moved = await runReferralTimers({ database, log, secrets, limiter, baseUrl: config.baseUrl });
    if (moved > 0) log.info({ moved }, "processed due referral requests");
  },
};
