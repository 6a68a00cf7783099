/** The paths of the API (specification, section 7). */
export const api = {
  register: "/api/auth/register",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  verify: (token: string) => `/api/auth/verify/${encodeURIComponent(token)}`,
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: (token: string) => `/api/auth/reset-password/${encodeURIComponent(token)}`,
  me: "/api/auth/me",
  searchSettings: "/api/me/search-settings",
  money: "/api/money",
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
  suggest: (text: string) => `/api/search/suggest?q=${encodeURIComponent(text)}`,
  filterOptions: "/api/jobs/filter-options",
  referrals: "/api/referrals",
  referralInbox: "/api/referrals/inbox",
  referralCheck: (jobId: string) => `/api/referrals/check?job=${encodeURIComponent(jobId)}`,
  referralCompanies: (slugs: string[]) =>
    `/api/referrals/companies?companies=${slugs.map(encodeURIComponent).join(",")}`,
  referralAction: (id: string, action: string) => `/api/referrals/requests/${encodeURIComponent(id)}/${action}`,
  referralWatch: "/api/referrals/watch",
  referralMail: "/api/referrals/mail",
  referrerCode: "/api/referrals/referrer/code",
  referrerVerify: "/api/referrals/referrer/verify",
  referrerSettings: "/api/referrals/referrer/settings",
  referrerLeave: "/api/referrals/referrer/leave",
  operateReferrals: "/api/operate/referrals",
  operateSettle: (requestId: string) => `/api/operate/referrals/disputes/${encodeURIComponent(requestId)}/settle`,
  operateResolve: (reportId: string) => `/api/operate/referrals/reports/${encodeURIComponent(reportId)}/resolve`,
  operateLift: (suspensionId: string) => `/api/operate/referrals/suspensions/${encodeURIComponent(suspensionId)}/lift`,
  referralOutcome: (token: string) => `/api/referrals/outcome/${encodeURIComponent(token)}`,
  status: "/api/status",
} as const;
