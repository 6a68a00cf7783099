/** Every address of the site. Links are written with these, so that a moved screen is one change. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  registrationSuccess: "/registration-success",
  forgotPassword: "/forgot-password",
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  about: "/about",
  mission: "/about#mission",
  contact: "/contact",
  help: "/help",
  faq: "/help#faq",
  guides: "/help#guides",
  privacy: "/privacy",
  cookies: "/privacy#cookies",
  terms: "/terms",
  status: "/status",
  me: "/me",
  jobs: "/jobs",
  referrals: "/referrals",
  referralInbox: "/referrals?view=inbox",
  job: ({ slug, id }: { slug: string; id: string }) => `/job/${encodeURIComponent(slug)}-${id}`,
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
  roles: "/remote-jobs",
  feed: { rss: "/jobs.rss", json: "/jobs.json", csv: "/jobs.csv" },
  landing: (role: string, place?: string) => `/remote-${role}-jobs${place === undefined ? "" : `/${place}`}`,
  searchFilters: "#search-filters",
} as const;

/** The calls of the API (specification, section 7). */
export const api = {
  register: "/api/auth/register",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  verify: (token: string) => `/api/auth/verify/${encodeURIComponent(token)}`,
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: (token: string) => `/api/auth/reset-password/${encodeURIComponent(token)}`,
  me: "/api/auth/me",
  resendVerification: "/api/auth/resend-verification",
  featured: "/api/jobs/featured",
  jobs: "/api/jobs",
  job: (id: string) => `/api/jobs/${id}`,
  jobReports: (id: string) => `/api/jobs/${id}/reports`,
  landings: "/api/landings",
  landing: (role: string, place?: string) =>
    `/api/landings/${[role, place]
      .filter((part) => part !== undefined)
      .map(encodeURIComponent)
      .join("/")}`,
  company: (slug: string) => `/api/companies/${encodeURIComponent(slug)}`,
  filterOptions: "/api/jobs/filter-options",
  referrals: "/api/referrals",
  referralInbox: "/api/referrals/inbox",
  referralOdds: (jobId: string) => `/api/referrals/odds?job=${encodeURIComponent(jobId)}`,
  referralCompanies: (slugs: string[]) =>
    `/api/referrals/companies?companies=${slugs.map(encodeURIComponent).join(",")}`,
  referralAction: (id: string, action: string) => `/api/referrals/requests/${encodeURIComponent(id)}/${action}`,
  referralWatch: "/api/referrals/watch",
  referralMail: "/api/referrals/mail",
  referrerCode: "/api/referrals/referrer/code",
  referrerVerify: "/api/referrals/referrer/verify",
  referrerSettings: "/api/referrals/referrer/settings",
  referrerLeave: "/api/referrals/referrer/leave",
  referralOutcome: (token: string) => `/api/referrals/outcome/${encodeURIComponent(token)}`,
  status: "/api/status",
} as const;

/** The path to return to after login, if it is one of ours: `//host`, `/\host` and schemes lead elsewhere and count as none. */
export function sameOriginPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return null;
  const url = URL.canParse(wanted, "https://here.invalid") ? new URL(wanted, "https://here.invalid") : null;
  return url?.origin === "https://here.invalid" ? url.pathname + url.search + url.hash : null;
}
