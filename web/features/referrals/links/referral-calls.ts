/** Addresses of the calls of referrers, operators and mailed links. Apart from `api`, which every page loads. */
export const referralCalls = {
  watch: "/api/referrals/watch",
  mail: "/api/referrals/mail",
  code: "/api/referrals/referrer/code",
  verify: "/api/referrals/referrer/verify",
  settings: "/api/referrals/referrer/settings",
  leave: "/api/referrals/referrer/leave",
  card: "/api/referrals/referrer/card",
  outcome: (token: string) => `/api/referrals/outcome/${encodeURIComponent(token)}`,
  review: "/api/operate/referrals",
  settle: (requestId: string) => `/api/operate/referrals/disputes/${encodeURIComponent(requestId)}/settle`,
  resolve: (reportId: string) => `/api/operate/referrals/reports/${encodeURIComponent(reportId)}/resolve`,
  lift: (suspensionId: string) => `/api/operate/referrals/suspensions/${encodeURIComponent(suspensionId)}/lift`,
} as const;
