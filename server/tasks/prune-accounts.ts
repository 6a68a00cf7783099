import { pruneNetworks } from "#store/accounts/account-networks.ts";
import { pruneTokens } from "#store/accounts/account-tokens.ts";
import { pruneErasures } from "#store/accounts/erased-accounts.ts";
import { pruneEmailChanges } from "#store/accounts/email-changes.ts";
import { pruneUnverified } from "#store/accounts/personal-data.ts";
import { pruneRateLimits } from "#store/accounts/rate-limits.ts";
import { pruneApiKeys } from "#store/accounts/api-keys.ts";
import { pruneSessions } from "#store/accounts/sessions.ts";
import { pruneMails } from "#store/operations/outbox.ts";
import { GUEST_CONFIRM_HOURS } from "#contract/values/desk/guest-alerts.ts";
import { pruneGuests } from "#store/desk/guests/guest-searches.ts";
import { pruneRemovedSavedJobs } from "#store/desk/saved-jobs.ts";
import { pruneNoticeAddresses } from "#store/moderation/notices.ts";
import { pruneSuspendedAddresses } from "#store/referrals/suspended-addresses.ts";
import type { Task } from "./task.ts";

/**
 * Every hour: deletes unverified accounts, alerts that no guest confirmed, expired sessions, API keys, tokens, counters and networks, old mails, suspensions of erased people, addresses of decided notices, and saved jobs
 * that were removed long ago.
 */
export const pruneAccountsTask: Task = {
  name: "prune-accounts",
  cron: "23 * * * *",
  async run(_payload, { database: { db }, log }) {
    const removed = {
      accounts: await pruneUnverified(db),
      sessions: await pruneSessions(db),
      apiKeys: await pruneApiKeys(db),
      tokens: await pruneTokens(db),
      emailChanges: await pruneEmailChanges(db),
      counters: await pruneRateLimits(db),
      networks: await pruneNetworks(db),
      mails: await pruneMails(db),
      erasures: await pruneErasures(db),
      suspendedAddresses: await pruneSuspendedAddresses(db),
      guestSearches: await pruneGuests(db, GUEST_CONFIRM_HOURS),
      noticeAddresses: await pruneNoticeAddresses(db),
      savedJobs: await pruneRemovedSavedJobs(db),
    };
    if (Object.values(removed).some((count) => count > 0))
      log.info(
        removed,
        "removed expired accounts, sessions, API keys, tokens, counters, networks, suspensions and unconfirmed alerts, old mails, addresses of decided notices and long removed saved jobs",
      );
  },
};
