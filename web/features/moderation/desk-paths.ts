/** Apart from other addresses, because only operators need these. */
export const deskPaths = {
  desk: "/operate",
  shownCase: (id: string) => `/operate?case=${encodeURIComponent(id)}`,
  log: "/operate/log",
  lookUps: "/operate/look-ups",
  lookUpsApi: "/api/operate/look-ups",
  site: "/operate/site",
  siteApi: "/api/operate/site",
  siteNoticeApi: "/api/operate/site/notice",
  sources: "/operate/sources",
  sourcesApi: "/api/operate/sources",
  sourceApi: (id: string) => `/api/operate/sources/${encodeURIComponent(id)}`,
  referrals: "/operate/referrals",
  casesApi: "/api/operate/cases",
  caseApi: (id: string) => `/api/operate/cases/${encodeURIComponent(id)}`,
  decisionsApi: (id: string) => `/api/operate/cases/${encodeURIComponent(id)}/decisions`,
  logApi: "/api/operate/log",
} as const;
