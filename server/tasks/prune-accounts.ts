import { pruneTokens } from "#store/accounts/account-tokens.ts";
import { pruneUnverified } from "#store/accounts/personal-data.ts";
import { pruneRateLimits } from "#store/accounts/rate-limits.ts";
import { pruneSessions } from "#store/accounts/sessions.ts";
import { pruneMails } from "#store/operations/outbox.ts";
import type { Task } from "./task.ts";

/** Every hour: deletes unverified accounts, expired sessions, tokens and counters, and old mails. */
export const pruneAccountsTask: Task = {
  name: "prune-accounts",
  cron: "23 * * * *",
  async run(_payload, { database: { db }, log }) {
    const removed = {
      accounts: await pruneUnverified(db),
      sessions: await pruneSessions(db),
      tokens: await pruneTokens(db),
      counters: await pruneRateLimits(db),
      mails: await pruneMails(db),
    };
    if (Object.values(removed).some((count) => count > 0))
      log.info(removed, "removed expired accounts, sessions, tokens and counters, and old mails");
  },
};
