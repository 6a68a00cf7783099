import { failing, press, type Screen, waiting } from "./screen.ts";

const asList = async (page: Parameters<NonNullable<Screen["act"]>>[0]): Promise<void> => {
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.locator("[data-job]").first().waitFor();
  await page.waitForLoadState("networkidle");
};

/** What members, referrers and operators see. */
export const MEMBER_SCREENS: readonly Screen[] = [
  { name: "home-member", path: "/", as: "member" },
  { name: "jobs", path: "/jobs", as: "newcomer" },
  { name: "jobs-member", path: "/jobs?location=europe", as: "member" },
  { name: "jobs-list", path: "/jobs", as: "newcomer", act: asList },
  { name: "jobs-list-member", path: "/jobs?location=europe", as: "member", act: asList },
  { name: "jobs-list-match", path: "/jobs?sortBy=match", as: "member", act: asList },
  {
    name: "jobs-advanced",
    path: "/jobs",
    as: "member",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Advanced filters|^Filters/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Apply Filters" }).waitFor();
    },
  },
  {
    name: "jobs-scrolled",
    path: "/jobs?q=engineer&experienceLevel=senior",
    as: "member",
    window: true,
    act: async (page) => page.mouse.wheel(0, 1500),
  },
  { name: "jobs-empty", path: "/jobs?role=actuary&location=antarctica&q=zzzz", as: "member" },
  { name: "jobs-beyond", path: "/jobs?page=900", as: "member" },
  {
    name: "jobs-failed",
    path: "/jobs",
    as: "member",
    act: async (page) => {
      await failing(page);
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "jobs-waiting", path: "/jobs", as: "member", before: waiting, restless: true },
  {
    name: "jobs-save-search",
    path: "/jobs?role=data-engineer",
    as: "newcomer",
    window: true,
    act: press("Save this search"),
  },
  { name: "jobs-preferences", path: "/jobs", as: "member", window: true, act: press("Preferences") },
  { name: "job-member", path: ({ job }) => job, as: "member" },
  { name: "job-newcomer", path: ({ job }) => job, as: "newcomer" },
  {
    name: "job-ask",
    path: ({ job }) => job,
    as: "newcomer",
    window: true,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Request Referral/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "job-asked", path: ({ job }) => job, as: "seeker" },
  { name: "company-member", path: ({ company }) => company, as: "member" },
  { name: "saved", path: "/saved", as: "member" },
  { name: "saved-empty", path: "/saved", as: "newcomer" },
  { name: "applications", path: "/applications", as: "member" },
  { name: "applications-empty", path: "/applications", as: "newcomer" },
  { name: "applications-add", path: "/applications", as: "newcomer", window: true, act: press("Add application") },
  { name: "application", path: ({ application }) => application, as: "member" },
  { name: "applications-import", path: "/applications/import", as: "member" },
  { name: "referrals-empty", path: "/referrals", as: "newcomer" },
  { name: "referrals-seeker", path: "/referrals", as: "seeker" },
  { name: "referrals-inbox", path: "/referrals", as: "referrer" },
  { name: "profile", path: "/me", as: "newcomer" },
  { name: "profile-member", path: "/me", as: "member" },
  { name: "profile-activity", path: "/me?tab=activity", as: "member" },
  { name: "profile-edit", path: "/me?edit=profile", as: "member" },
  { name: "profile-settings", path: "/me?tab=settings", as: "newcomer" },
  { name: "profile-alerts-empty", path: "/me?tab=alerts", as: "newcomer" },
  { name: "profile-alerts", path: "/me?tab=alerts", as: "member" },
  {
    name: "profile-password",
    path: "/me?tab=settings",
    as: "newcomer",
    act: async (page) => {
      await page.getByRole("button", { name: "I know my current password" }).click();
      await page.getByLabel("Current Password").waitFor();
    },
  },
  { name: "operate", path: "/operate", as: "operator" },
  { name: "operate-log", path: "/operate/log", as: "operator" },
  { name: "operate-sources", path: "/operate/sources", as: "operator" },
  { name: "operate-look-ups", path: "/operate/look-ups", as: "operator" },
  { name: "operate-accuracy", path: "/operate/accuracy", as: "operator" },
  { name: "operate-referrals", path: "/operate/referrals", as: "operator" },
];
