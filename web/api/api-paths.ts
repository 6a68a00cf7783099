/** The paths of the API (specification, section 7) that pages of jobs need; those of a feature alone stand with it. */
export const api = {
  register: "/api/auth/register",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  verify: (token: string) => `/api/auth/verify/${encodeURIComponent(token)}`,
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: (token: string) => `/api/auth/reset-password/${encodeURIComponent(token)}`,
  me: "/api/auth/me",
  searchSettings: "/api/me/search-settings",
  savedJobs: "/api/me/saved-jobs",
  deskMarks: "/api/me/desk/marks",
  deskJobs: (ids: readonly string[]) => `/api/desk/jobs?ids=${ids.join(",")}`,
  profile: "/api/me/profile",
  jobMatch: (id: string) => `/api/me/match/jobs/${id}`,
  recommendations: (since: number | null) =>
    `/api/me/match/recommendations${since === null ? "" : `?since=${new Date(since).toISOString()}`}`,
  money: "/api/money",
  resendVerification: "/api/auth/resend-verification",
  confirmEmail: (token: string) => `/api/auth/confirm-email/${encodeURIComponent(token)}`,
  featured: "/api/jobs/featured",
  jobs: "/api/jobs",
  job: (id: string) => `/api/jobs/${id}`,
  jobReports: (id: string) => `/api/jobs/${id}/reports`,
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
  referralNews: "/api/referrals/news",
  referralsSeen: "/api/referrals/seen",
  referralCheck: (jobId: string) => `/api/referrals/check?job=${encodeURIComponent(jobId)}`,
  referralCompanies: (slugs: string[]) =>
    `/api/referrals/companies?companies=${slugs.map(encodeURIComponent).join(",")}`,
  referralAction: (id: string, action: string) => `/api/referrals/requests/${encodeURIComponent(id)}/${action}`,
  status: "/api/status",
} as const;
