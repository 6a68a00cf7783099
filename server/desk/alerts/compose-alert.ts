import { shortSalary } from "#contract/values/salary/short-salary.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { pageParamsOf } from "#contract/values/desk/saved-search.ts";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import type { Transaction } from "#postgres/connection.ts";
import { hiddenJobs } from "#search/standing/hidden-jobs.ts";
import { MAX_WAITING } from "#store/desk/alert-findings.ts";
import { type AlertJobRow, type CountedJobs, dueJobs, takeCountedJobs } from "#store/desk/alert-mails.ts";
import type { AlertTables } from "#store/desk/alert-tables.ts";
import { companiesAcceptingReferrals } from "#store/referrals/figures.ts";
import { documentsByIds, type SearchDocument } from "#store/search/search-documents.ts";
import { chooseJobs, MAX_JOBS_SHOWN } from "./choose-jobs.ts";
import { isStillCurrent, matchedConditions } from "./matched-conditions.ts";
import type { SavedJobNews } from "./saved-news.ts";

export interface AlertContext extends Pick<AccountContext, "database" | "secrets" | "baseUrl" | "log"> {
  /** Whether visitors may use the whole search. */
  openSearch: boolean;
}

/** Saved jobs among the jobs that one mail shows. */
const MAX_SAVED_SHOWN = 5;

/** What one mail tells. */
export interface News {
  jobs: readonly JobToShow[];
  counted: readonly CountedJobs[];
  saved: readonly SavedJobNews[];
}

/** What a mail says to one person, and where its links lead. */
export interface Addressee {
  /** Null for a person without an account. */
  name: string | null;
  /** The page of searches. */
  searchPath: string;
  /** Returns the List-Unsubscribe link of a mail with jobs of these searches. */
  unsubscribeLink: (searchIds: readonly string[]) => string;
  manageLink?: string;
}

interface JobToShow extends AlertJobRow {
  document: SearchDocument;
}

/** Takes the jobs that a person is due to hear of and that their searches find now, and how many more they found. Each job comes with the document that says why. */
export async function takeNews(
  context: AlertContext,
  trx: Transaction,
  { of, personId, rules }: { of: AlertTables; personId: string; rules: HideRules },
): Promise<Omit<News, "saved">> {
  const jobs = await dueJobs(trx, of, personId);
  const documents = await documentsByIds(
    context.database,
    jobs.map(({ jobId }) => jobId),
  );
  const hidden = hiddenJobs(documents, rules);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const referable = jobs.some(({ filters }) => filters.acceptsReferrals)
    ? new Set((await companiesAcceptingReferrals(trx)).map(({ company }) => company))
    : new Set<string>();
  const current = jobs.flatMap((job) => {
    const document = byId.get(job.jobId);
    if (document === undefined || hidden.has(job.jobId)) return [];
    return isStillCurrent(job.filters, document, referable, Date.now()) ? [{ ...job, document }] : [];
  });
  return { jobs: current, counted: await takeCountedJobs(trx, of, personId) };
}

/** Returns a mail's contents, and which jobs it shows; null without news. */
export function composeAlert(
  { baseUrl }: Pick<AlertContext, "baseUrl">,
  { name, searchPath, unsubscribeLink, manageLink }: Addressee,
  { jobs, counted, saved }: News,
): { data: JobAlertData; shownIds: string[] } | null {
  if (jobs.length + counted.length + saved.length === 0) return null;
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
      salary: job.salary === null ? null : shortSalary(job.salary),
      location: job.location,
      searchName: job.searchName,
      conditions: matchedConditions(job.filters, job.document),
      link: `${baseUrl}/job/${job.slug}-${job.jobId}`,
      moreOfCompany: lastOf.get(job.companySlug) === at ? (moreOfCompany.get(job.companySlug) ?? 0) : 0,
    })),
    more: more + unread + counted.reduce((sum, each) => sum + each.jobs, 0),
    searches: Array.from(searches.values(), ({ searchName, filters }) => ({
      name: searchName,
      link: `${baseUrl}${searchPath}?${pageParamsOf(filters)}`,
    })),
    unsubscribeLink: unsubscribeLink([...searches.keys()]),
    ...(manageLink !== undefined && { manageLink }),
  };
  return { data, shownIds: shown.map(({ jobId }) => jobId) };
}
