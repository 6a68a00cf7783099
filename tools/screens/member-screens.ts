import type { Page } from "@playwright/test";
import { failing, press, type Screen, waiting } from "./screen.ts";

const asList = async (page: Parameters<NonNullable<Screen["act"]>>[0]): Promise<void> => {
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.locator("[data-job]").first().waitFor();
  await page.waitForLoadState("networkidle");
};

const inboxLoaded = (page: Page) => page.getByRole("heading", { name: "Inbox" }).waitFor();

/** Opens every part of the page that can be. */
const openParts = (page: Page) =>
  page.locator("main details").evaluateAll((all) => all.forEach((part) => part.setAttribute("open", "")));

/** Chooses what an operator does about a case. */
const choose = (action: string) => async (page: Page) => {
  await page.getByLabel("Action").selectOption(action);
};

/** A tracker's file with a row twice and a date that nobody can read. */
const TRACKER = Buffer.from(`Job Position,Company,Max. Salary,Location,Status,Date Saved,Date Applied
Product Designer,Otter Bank,"120,000",Remote,Interviewing,01/15/2026,01/16/2026
Researcher,Fox Mill,,Berlin,Bookmarked,02/01/2026,
Researcher,Fox Mill,,Berlin,Bookmarked,02/01/2026,
Archivist,Elm Group,,,Applied,02/01/2026,sometime
`);

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
      await page.getByLabel("Why this role?").waitFor();
    },
  },
  { name: "job-asked", path: ({ job }) => job, as: "seeker" },
  { name: "company-member", path: ({ company }) => company, as: "member" },
  { name: "saved", path: "/saved", as: "member" },
  { name: "saved-empty", path: "/saved", as: "newcomer" },
  { name: "applications", path: "/applications", as: "member" },
  { name: "applications-empty", path: "/applications", as: "newcomer" },
  { name: "applications-add", path: "/applications", as: "newcomer", window: true, act: press("Add application") },
  { name: "applications-table", path: "/applications?view=table", as: "member" },
  { name: "applications-agenda", path: "/applications?view=agenda", as: "member" },
  { name: "applications-paper", path: "/applications", as: "member", paper: true },
  { name: "applications-table-paper", path: "/applications?view=table", as: "member", paper: true },
  { name: "applications-proof", path: "/applications/proof", as: "member" },
  { name: "applications-proof-paper", path: "/applications/proof", as: "member", paper: true },
  { name: "application-paper", path: ({ application }) => application, as: "member", paper: true },
  {
    name: "applications-import-rows",
    path: "/applications/import",
    as: "newcomer",
    act: async (page) => {
      await page.getByLabel("CSV file").setInputFiles({ name: "my jobs.csv", mimeType: "text/csv", buffer: TRACKER });
      await page.getByRole("region", { name: "Rows of the file" }).waitFor();
    },
  },
  { name: "application", path: ({ application }) => application, as: "member" },
  { name: "applications-import", path: "/applications/import", as: "member" },
  { name: "referrals-empty", path: "/referrals", as: "newcomer" },
  { name: "referrals-seeker", path: "/referrals", as: "seeker", act: inboxLoaded },
  { name: "referrals-inbox", path: "/referrals", as: "referrer", act: inboxLoaded },
  { name: "profile", path: "/me", as: "newcomer" },
  { name: "profile-member", path: "/me", as: "member" },
  { name: "profile-edit", path: "/me?edit=profile", as: "member" },
  {
    name: "profile-settings",
    path: "/me?tab=settings",
    as: "newcomer",
    act: async (page) => page.getByRole("button", { name: "Delete Account" }).waitFor(),
  },
  { name: "profile-alerts-empty", path: "/me?tab=alerts", as: "newcomer" },
  {
    name: "profile-alerts",
    path: "/me?tab=alerts",
    as: "member",
    act: async (page) => page.getByRole("heading", { name: "When to tell you" }).waitFor(),
  },
  {
    name: "profile-password",
    path: "/me?tab=settings",
    as: "newcomer",
    act: async (page) => {
      await page.getByRole("button", { name: "I know my current password" }).click();
      await page.getByLabel("Current Password").waitFor();
    },
  },
  { name: "profile-delete", path: "/me?tab=settings", as: "newcomer", window: true, act: press("Delete Account") },
  { name: "employers-empty", path: "/employers", as: "operator" },
  { name: "employers-passkey", path: ({ company }) => company.replace("/company/", "/employers/"), as: "newcomer" },
  { name: "employers-claim", path: ({ company }) => company.replace("/company/", "/employers/"), as: "operator" },
  { name: "employers-proving", path: "/employers", as: "claimant" },
  {
    name: "employers-proof-open",
    path: "/employers",
    as: "claimant",
    act: openParts,
  },
  { name: "employers-active", path: "/employers", as: "employer" },
  {
    name: "employers-active-open",
    path: "/employers",
    as: "employer",
    act: openParts,
  },
  { name: "operate", path: "/operate", as: "operator" },
  { name: "operate-end-claim", path: ({ doubted }) => doubted, as: "operator", act: choose("End a claim") },
  {
    name: "operate-allow-change",
    path: ({ doubted }) => doubted,
    as: "operator",
    act: choose("Allow what was undone"),
  },
  { name: "operate-log", path: "/operate/log", as: "operator" },
  { name: "operate-sources", path: "/operate/sources", as: "operator" },
  { name: "operate-look-ups", path: "/operate/look-ups", as: "operator" },
  { name: "operate-accuracy", path: "/operate/accuracy", as: "operator" },
  { name: "operate-referrals", path: "/operate/referrals", as: "operator" },
];
