import { announceCompanyTask } from "./employers/announce-company.ts";
import { announceJobsTask } from "./announce-jobs.ts";
import { applicationRemindersTask } from "./application-reminders.ts";
import { applyCorrectionTask } from "./moderation/apply-correction.ts";
import { archiveJobsTask } from "./archive-jobs.ts";
import { applyStatementTask } from "./employers/apply-statement.ts";
import { checkProofTask } from "./employers/check-proof.ts";
import { checkSourcesTask } from "./check-sources.ts";
import { closeUnreachableTask } from "./close-unreachable.ts";
import { countInterestTask } from "./employers/count-interest.ts";
import { countStrataTask } from "./figures/count-strata.ts";
import { deliverAlertsTask } from "./alerts/deliver-alerts.ts";
import { directPostsTask } from "./employers/direct-posts.ts";
import { endHoldsTask } from "./moderation/end-holds.ts";
import { mailStatementsTask } from "./moderation/mail-statements.ts";
import { eraseAccountsTask } from "./erase-accounts.ts";
import { fetchLogosTask } from "./fetch-logos.ts";
import { keepFiguresTask } from "./figures/keep-figures.ts";
import { lookUpBoardTask } from "./lookups/look-up-board.ts";
import { lookUpPostingTask } from "./lookups/look-up-posting.ts";
import { pruneAccountsTask } from "./prune-accounts.ts";
import { pruneCatalogueTask } from "./prune-catalogue.ts";
import { pruneLookupsTask } from "./lookups/prune-lookups.ts";
import { recheckProofsTask } from "./employers/recheck-proofs.ts";
import { referralTimersTask } from "./referral-timers.ts";
import { searchCareersSitesTask } from "./search-careers-sites.ts";
import { searchLinkTask } from "./search-link.ts";
import { sendAlertsTask } from "./alerts/send-alerts.ts";
import { sendMailTask } from "./send-mail.ts";
import { sweepOutboxTask } from "./sweep-outbox.ts";
import { watchYieldsTask } from "./watch-yields.ts";
import { writeDatasetTask } from "./write-dataset.ts";
import type { Task } from "./task.ts";

/** All background tasks. */
export const tasks: readonly Task[] = [
  announceCompanyTask,
  announceJobsTask,
  applicationRemindersTask,
  archiveJobsTask,
  applyCorrectionTask,
  applyStatementTask,
  checkProofTask,
  checkSourcesTask,
  closeUnreachableTask,
  countInterestTask,
  countStrataTask,
  deliverAlertsTask,
  directPostsTask,
  endHoldsTask,
  eraseAccountsTask,
  fetchLogosTask,
  keepFiguresTask,
  lookUpBoardTask,
  lookUpPostingTask,
  mailStatementsTask,
  pruneAccountsTask,
  pruneCatalogueTask,
  pruneLookupsTask,
  recheckProofsTask,
  referralTimersTask,
  searchCareersSitesTask,
  searchLinkTask,
  sendAlertsTask,
  sendMailTask,
  sweepOutboxTask,
  watchYieldsTask,
  writeDatasetTask,
];
