import { paths } from "#web/shell/paths.ts";

/** Where operators decide disputes and reports. */
export const OPERATE_REFERRALS = "/operate/referrals";

/** Returns the page of a job with the form that asks for a referral. */
export function requestReferralPath(job: { slug: string; id: string }): string {
  return `${paths.job(job)}#request-referral`;
}

/** Returns where a person who works at the company becomes its referrer. Apart from `paths`, which every page loads. */
export function referFor(company: string): string {
  return `${paths.referralInbox}&company=${encodeURIComponent(company)}`;
}

/** Returns the place of a company's page that says who refers there. */
export function companyReferrals(slug: string): string {
  return `${paths.company(slug)}#referrals`;
}
