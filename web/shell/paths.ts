/** Every path of the site. Links use these, so that moving a screen takes one change. */
export const paths = {
  home: "/",
  login: "/login",
  /** For links that must carry the return path before scripts load; after that, router state carries it. */
  loginTo: (wanted: string) => `/login?to=${encodeURIComponent(wanted)}`,
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
  sources: "/status#sources",
  newBoard: "/boards/new",
  me: "/me",
  editProfile: "/me?edit=profile",
  jobs: "/jobs",
  saved: "/saved",
  applications: "/applications",
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  referrals: "/referrals",
  referralInbox: "/referrals?view=inbox",
  operateReferrals: "/operate/referrals",
  job: ({ slug, id }: { slug: string; id: string }) => `/job/${encodeURIComponent(slug)}-${id}`,
  requestReferral: ({ slug, id }: { slug: string; id: string }) =>
    `/job/${encodeURIComponent(slug)}-${id}#request-referral`,
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
  roles: "/remote-jobs",
  feed: { rss: "/jobs.rss", json: "/jobs.json", csv: "/jobs.csv" },
  landing: (role: string, place?: string) => `/remote-${role}-jobs${place === undefined ? "" : `/${place}`}`,
  /** Open Graph pictures. */
  share: {
    job: (id: string) => `/share/job/${id}.png`,
    company: (slug: string) => `/share/company/${encodeURIComponent(slug)}.png`,
    role: (role: string, place?: string) => `/share/role/${role}${place === undefined ? "" : `/${place}`}.png`,
  },
  searchFilters: "#search-filters",
} as const;

/**
 * Returns the path to go to after login when it is on this site; null for `//host`, `/\host` and URLs with a scheme.
 */
export function sameOriginPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return null;
  const url = URL.canParse(wanted, "https://here.invalid") ? new URL(wanted, "https://here.invalid") : null;
  return url?.origin === "https://here.invalid" ? url.pathname + url.search + url.hash : null;
}
