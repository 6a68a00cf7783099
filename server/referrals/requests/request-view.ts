import type { SeekerRequest } from "#contract/schemas/referral.ts";
import type { MessageRow } from "#store/referrals/events.ts";
import { logoAddress } from "#store/search/logo-address.ts";
import type { JobSummary, RequestRow } from "#store/referrals/requests.ts";

type Overview = Pick<SeekerRequest, "id" | "state" | "since" | "deadline" | "job" | "company">;

/** What seeker and referrer both see of a request: its state, deadline, job and company. */
export function requestOverview(row: RequestRow & JobSummary): Overview {
  return {
    id: row.id,
    state: row.state,
    since: row.stateChangedAt.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    ...jobOverview(row),
  };
}

export function jobOverview(row: JobSummary & { jobId: string }): Pick<Overview, "job" | "company"> {
  return {
    job: { id: row.jobId, slug: row.jobSlug, role: row.jobTitle, url: row.jobUrl, open: row.jobOpen },
    company: companyOf(row),
  };
}

export function companyOf({
  companyName,
  companySlug,
  logoHash,
}: Pick<JobSummary, "companyName" | "companySlug" | "logoHash">): Overview["company"] {
  const logoUrl = logoAddress(companySlug, logoHash);
  return { name: companyName, slug: companySlug, ...(logoUrl !== undefined && { logoUrl }) };
}

/** Returns the thread of one accepted offer as this account sees it. A referrer can't read the thread of the one before. */
export function threadOf(
  messages: readonly MessageRow[],
  offerId: string | undefined,
  accountId: string,
): SeekerRequest["messages"] {
  return messages
    .filter((each) => offerId !== undefined && each.offerId === offerId)
    .map((each) => ({
      at: each.createdAt.toISOString(),
      mine: each.authorId === accountId,
      body: each.body,
      thanks: each.thanks,
    }));
}

export function rowsOf<Row extends { requestId: string }>(rows: readonly Row[], requestId: string): Row[] {
  return rows.filter((row) => row.requestId === requestId);
}
