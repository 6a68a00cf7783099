import { longDate } from "#contract/values/moderation/long-date.ts";
import {
  agencyRefusal,
  DECLINED_PAUSE_DAYS,
  EARNED_PER_WEEK,
  FIRST_CREDITS,
  NEW_ACCOUNT_DAYS,
  OPEN_REQUESTS_MAX,
  REQUESTS_PER_DAY,
} from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import { creditsOf } from "#store/referrals/credits.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { countReachable, referrerOfAccount } from "#store/referrals/referrers.ts";
import { countsOfSeeker, isNewAccount, jobSummary, standingAtCompany } from "#store/referrals/requests.ts";

/** Returns why this person cannot ask for a referral to this job now, or null. */
export async function refusalToAsk(db: Connection, accountId: string, jobId: string): Promise<ReferralError | null> {
  const company = await companyOfOpenJob(db, accountId, jobId);
  if (company instanceof ReferralError) return company;
  return (
    (await refusalAtCompany(db, accountId, company)) ??
    (await refusalByLimits(db, accountId)) ??
    (await refusalWithoutReferrers(db, accountId, company))
  );
}

/** Returns why this person cannot invite a contact to refer them for this job now, or null. */
export async function refusalToInvite(db: Connection, accountId: string, jobId: string): Promise<ReferralError | null> {
  const company = await companyOfOpenJob(db, accountId, jobId);
  return company instanceof ReferralError ? company : await refusalOfOwnCompany(db, accountId, company);
}

/** Returns the company of a job for which anybody may be asked, or why nobody may. */
async function companyOfOpenJob(
  db: Connection,
  accountId: string,
  jobId: string,
): Promise<(Company & { roles: string[] }) | ReferralError> {
  const job = await jobSummary(db, jobId);
  if (!job) return new ReferralError("not-found", "There is no such job.");
  if (await isSuspended(db, accountId)) return suspended();
  if (!job.jobOpen) return new ReferralError("job-closed", "This job has closed, so nobody can refer you for it.");
  return job.agency
    ? new ReferralError("agency-job", agencyRefusal(job.companyName))
    : { id: job.companyId, name: job.companyName, roles: job.jobRoles };
}

interface Company {
  id: string;
  name: string;
}

async function refusalOfOwnCompany(db: Connection, accountId: string, company: Company): Promise<ReferralError | null> {
  const own = await referrerOfAccount(db, accountId);
  if (!own?.live || own.companyId !== company.id) return null;
  return new ReferralError("own-company", `You refer people to ${company.name} yourself, so you can't ask there.`);
}

async function refusalAtCompany(db: Connection, accountId: string, company: Company): Promise<ReferralError | null> {
  const own = await refusalOfOwnCompany(db, accountId, company);
  if (own) return own;
  const standing = await standingAtCompany(db, accountId, company.id, DECLINED_PAUSE_DAYS);
  if (standing.active) {
    const text = `You already have a request at ${company.name}. You can have one at a time.`;
    return new ReferralError("active-at-company", text);
  }
  if (standing.pausedUntil) {
    const text = `Your last request at ${company.name} was declined. You can ask there again from ${longDate(standing.pausedUntil)}.`;
    return new ReferralError("declined-at-company", text);
  }
  return null;
}

async function refusalByLimits(db: Connection, accountId: string): Promise<ReferralError | null> {
  const counts = await countsOfSeeker(db, accountId);
  if (counts.open >= OPEN_REQUESTS_MAX) {
    return new ReferralError(
      "too-many-open",
      `You have ${OPEN_REQUESTS_MAX} open requests, the most you can have at a time.`,
    );
  }
  if (counts.open > 0 && (await isNewAccount(db, accountId, NEW_ACCOUNT_DAYS))) {
    const text = `Your account is new, so you can have one open request at a time for its first ${NEW_ACCOUNT_DAYS} days.`;
    return new ReferralError("too-many-open", text);
  }
  if (counts.today >= REQUESTS_PER_DAY) {
    const text = `You have sent ${REQUESTS_PER_DAY} requests in the last 24 hours, the most you can send in a day.`;
    return new ReferralError("too-many-today", text);
  }
  return (await freeCredits(db, accountId)) < 1 ? noCredit() : null;
}

async function refusalWithoutReferrers(
  db: Connection,
  accountId: string,
  company: Company & { roles: readonly string[] },
): Promise<ReferralError | null> {
  const reachable = await countReachable(db, company.id, accountId, company.roles);
  if (reachable.withRoom > 0) return null;
  if (reachable.forRole > 0) {
    const text = `Nobody at ${company.name} has room for another request now. Ask again in a few days.`;
    return new ReferralError("no-room", text);
  }
  const what = reachable.all > 0 ? "refers for this role" : "accepts requests";
  const text = `Nobody at ${company.name} ${what} yet. We can email you when somebody joins.`;
  return new ReferralError("no-referrers", text);
}

/** Returns a person's free credits, including the welcome credits they have not been granted yet. */
export async function freeCredits(db: Connection, accountId: string): Promise<number> {
  const sums = await creditsOf(db, accountId);
  return sums.free + sums.held + sums.spent === 0 ? FIRST_CREDITS : sums.free;
}

export function noCredit(): ReferralError {
  return new ReferralError(
    "no-credit",
    `You have no free credit. You get credits back when requests end. You also earn up to ${EARNED_PER_WEEK} a week by telling us the outcome of a referral and by answering requests as a referrer.`,
  );
}
