import type { AccountContext } from "#accounts/accounts.ts";
import { nextAlertAt, USUAL_ALERT_TIMES } from "#contract/values/desk/alert-times.ts";
import { pageParamsOf } from "#contract/values/desk/saved-search.ts";
import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { enqueueDeliveries } from "#desk/channels/enqueue-deliveries.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { hiddenJobs } from "#search/standing/hidden-jobs.ts";
import { searchSettings } from "#store/accounts/search-settings.ts";
import {
  type AlertJobRow,
  type CountedJobs,
  dueJobs,
  type DuePerson,
  nextDuePerson,
  postponeMail,
  settleDueJobs,
  takeCountedJobs,
} from "#store/desk/alert-mails.ts";
import { alertTargets } from "#store/desk/alert-deliveries.ts";
import { MAX_WAITING } from "#store/desk/alert-findings.ts";
import { settleDueNews } from "#store/desk/alert-news.ts";
import { companiesAcceptingReferrals } from "#store/referrals/figures.ts";
import { documentsByIds, type SearchDocument } from "#store/search/search-documents.ts";
import { alertUnsubscribeLink } from "./alert-links.ts";
import { chooseJobs, MAX_JOBS_SHOWN } from "./choose-jobs.ts";
import { isStillCurrent, matchedConditions } from "./matched-conditions.ts";
import { type SavedJobNews, savedNewsToTell } from "./saved-news.ts";

export type AlertContext = Pick<AccountContext, "database" | "secrets" | "baseUrl" | "log">;

/** Saved jobs among the jobs that one mail shows. */
const MAX_SAVED_SHOWN = 5;
/** People to mail in one run, so that a run ends. */
const MAX_PEOPLE = 2000;

/** What one mail tells. */
interface News {
  jobs: readonly JobToShow[];
  counted: readonly CountedJobs[];
  saved: readonly SavedJobNews[];
}

interface JobToShow extends AlertJobRow {
  document: SearchDocument;
}

export interface SentAlerts {
  mails: number;
  /** People whose mail could not be written. They stay due. */
  failed: number;
}

/**
 * Writes the mails of everybody who is due to hear of jobs, those who have waited longest first. Each mail, and that its jobs are settled, is one
 * transaction. Work for one person is bounded, and a person whose mail fails is a failure that delays nobody else. Safe to run in several processes.
 */
export async function sendAlerts(context: AlertContext): Promise<SentAlerts> {
  const failed: string[] = [];
  let mails = 0;
  for (let people = 0; people < MAX_PEOPLE; people += 1) {
    let person: DuePerson | null = null;
    try {
      const mailed = await inTransaction(context.database, async (trx) => {
        person = await nextDuePerson(trx, failed);
        return person === null ? null : await tell(context, trx, person);
      });
      if (mailed === null) break;
      if (mailed) mails += 1;
    } catch (error) {
      const { accountId } = (person ?? {}) as Partial<DuePerson>;
      // Without a person, the database is away.
      if (accountId === undefined) throw error;
      failed.push(accountId);
      context.log.error({ err: error, alarm: "alert-failed", accountId }, "could not write somebody's job alert");
    }
  }
  return { mails, failed: failed.length };
}

/** Writes a person's mail and what their webhook and browsers get, if there is something to tell, and settles the jobs. Returns whether there is. */
async function tell(context: AlertContext, trx: Transaction, person: DuePerson): Promise<boolean> {
  const { accountId, email, name, wanted, dueAt } = person;
  const quietUntil = endOfQuiet(person);
  if (quietUntil !== null) {
    await postponeMail(trx, accountId, quietUntil);
    return false;
  }
  const targets = await alertTargets(trx, accountId);
  const isHeard = wanted || targets.length > 0;
  const jobs = isHeard ? await jobsToShow(context, trx, accountId) : [];
  const counted = isHeard ? await takeCountedJobs(trx, accountId) : [];
  const saved = isHeard ? await savedNewsToTell(trx, accountId, context.baseUrl) : [];
  const mail =
    jobs.length + counted.length + saved.length > 0
      ? composeMail(context, { accountId, name }, { jobs, counted, saved })
      : null;
  if (mail !== null) {
    const { secrets } = context;
    const recipient = { accountId, address: email, name, cause: dueAt.toISOString() };
    if (wanted) await enqueueMail({ db: trx, secrets }, "job-alert", recipient, mail.data);
    await enqueueDeliveries(trx, { secrets, accountId }, targets, mail.data);
  }
  await settleDueNews(trx, accountId);
  await settleDueJobs(trx, accountId, mail);
  return mail !== null;
}

/** Returns when a person's quiet hours end, or null outside of them. A mail that is late doesn't wake anybody. */
function endOfQuiet({ timeZone, quietFrom, quietTo }: DuePerson): Date | null {
  if (quietFrom === null || quietTo === null) return null;
  const now = new Date();
  const times = { ...USUAL_ALERT_TIMES, timeZone, quiet: { from: quietFrom, to: quietTo } };
  const next = nextAlertAt("at-once", times, now);
  return next > now ? next : null;
}

/** Returns the jobs that a person is due to hear of and that their searches find now, each with the document that says why. */
async function jobsToShow(context: AlertContext, trx: Transaction, accountId: string): Promise<JobToShow[]> {
  const jobs = await dueJobs(trx, accountId);
  const rules = (await searchSettings(trx, accountId))?.hide ?? NO_HIDE_RULES;
  const documents = await documentsByIds(
    context.database,
    jobs.map(({ jobId }) => jobId),
  );
  const hidden = hiddenJobs(documents, rules);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const referable = jobs.some(({ filters }) => filters.acceptsReferrals)
    ? new Set((await companiesAcceptingReferrals(trx)).map(({ company }) => company))
    : new Set<string>();
  return jobs.flatMap((job) => {
    const document = byId.get(job.jobId);
    if (document === undefined || hidden.has(job.jobId)) return [];
    return isStillCurrent(job.filters, document, referable, Date.now()) ? [{ ...job, document }] : [];
  });
}

/** Returns a mail's contents, and which jobs it shows. */
function composeMail(
  context: AlertContext,
  { accountId, name }: Pick<DuePerson, "accountId" | "name">,
  { jobs, counted, saved }: News,
): { data: JobAlertData; shownIds: string[] } {
  const shownSaved = saved.slice(0, MAX_SAVED_SHOWN);
  const { shown, moreOfCompany, more } = chooseJobs(jobs, MAX_JOBS_SHOWN - shownSaved.length);
  const unread = Math.max(0, (jobs[0]?.due ?? 0) - MAX_WAITING);
  const lastOf = new Map(shown.map(({ companySlug }, at) => [companySlug, at]));
  const searches = new Map(
    [...jobs, ...counted].map(({ searchId, searchName, filters }) => [searchId, { searchName, filters }]),
  );
  const data: JobAlertData = {
    name,
    saved: shownSaved,
    moreSaved: saved.length - shownSaved.length,
    jobs: shown.map((job, at) => ({
      title: job.role,
      company: job.companyName,
      salary: job.salary,
      location: job.location,
      searchName: job.searchName,
      conditions: matchedConditions(job.filters, job.document),
      link: `${context.baseUrl}/job/${job.slug}-${job.jobId}`,
      moreOfCompany: lastOf.get(job.companySlug) === at ? (moreOfCompany.get(job.companySlug) ?? 0) : 0,
    })),
    more: more + unread + counted.reduce((sum, each) => sum + each.jobs, 0),
    searches: Array.from(searches.values(), ({ searchName, filters }) => ({
      name: searchName,
      link: `${context.baseUrl}/jobs?${pageParamsOf(filters)}`,
    })),
    unsubscribeLink: alertUnsubscribeLink(context, accountId),
  };
  return { data, shownIds: shown.map(({ jobId }) => jobId) };
}
