import { fillRegistration, newPerson } from "../../e2e/people.ts";
import { failing, inPortugal, press, type Screen, settled, waiting } from "./screen.ts";

/** What a visitor without an account sees. */
export const GUEST_SCREENS: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "home-applied", path: "/?role=software-engineer&location=europe&experienceLevel=senior" },
  { name: "home-empty", path: "/?role=actuary&location=antarctica&experienceLevel=entry" },
  {
    name: "home-failed",
    path: "/",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Search text" }).fill("designer");
      await failing(page);
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "home-country", path: "/", act: inPortugal },
  {
    name: "home-list-open",
    path: "/",
    window: true,
    act: async (page) => {
      await page.getByRole("button", { name: /^Location/ }).click();
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    },
  },
  {
    name: "home-suggestions",
    path: "/",
    window: true,
    act: async (page) => {
      await page.getByRole("combobox", { name: "Search text" }).fill("senior typescript port");
      await page.getByRole("listbox", { name: "Filters that the text may mean" }).waitFor();
    },
  },
  { name: "home-save-search", path: "/?role=data-engineer", window: true, act: press("Save this search") },
  { name: "home-hide", path: "/", window: true, act: press(/^Hide jobs like/) },
  { name: "home-preferences", path: "/", window: true, act: press("Preferences") },
  {
    name: "palette",
    path: "/about",
    window: true,
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "keys",
    path: "/",
    window: true,
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "login", path: "/login" },
  {
    name: "login-failed",
    path: "/login",
    act: async (page) => {
      await page.getByLabel("Email address").fill("ines.marques@example.com");
      await page.getByLabel("Password").fill("not her password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "login-asked", path: "/saved?x", act: async (page) => page.goto("/login?to=%2Fjobs") },
  { name: "register", path: "/register" },
  {
    name: "register-faulty",
    path: "/register",
    act: async (page) => {
      await fillRegistration(page, { ...newPerson(), password: "short" });
      await page.getByText("at least 8 characters").first().waitFor();
    },
  },
  {
    name: "registration-success",
    path: "/register",
    act: async (page) => {
      await fillRegistration(page, newPerson());
      await page.waitForURL("**/registration-success");
    },
  },
  { name: "forgot-password", path: "/forgot-password" },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    act: async (page) => {
      await page.getByLabel("Email address").fill(newPerson().email);
      await page.getByRole("button", { name: "Send reset link" }).click();
      await page.getByText("Check your email").first().waitFor();
    },
  },
  { name: "verify-email", path: "/verify-email" },
  { name: "verify-email-link", path: `/verify-email/x.${btoa('{"email":"ines.marques@example.com"}')}.y` },
  {
    name: "verify-email-failed",
    path: `/verify-email/x.${btoa('{"email":"ines.marques@example.com"}')}.y`,
    act: press("Verify my email"),
  },
  { name: "confirm-email", path: "/confirm-email/x.y.z" },
  { name: "reset-password", path: "/reset-password" },
  { name: "reset-password-link", path: "/reset-password/x.y.z" },
  { name: "referral-outcome", path: "/referrals/outcome/token?answer=hired" },
  { name: "guest-alerts", path: ({ alerts }) => alerts },
  { name: "guest-alerts-wrong", path: "/alerts/wrong" },
  { name: "job", path: ({ job }) => job },
  { name: "job-country", path: "/", act: openJobInPortugal },
  { name: "company", path: ({ company }) => company },
  { name: "roles", path: "/remote-jobs" },
  { name: "role", path: "/remote-software-engineer-jobs" },
  { name: "role-place", path: "/remote-software-engineer-jobs/europe" },
  { name: "status", path: "/status" },
  { name: "board-new", path: "/boards/new" },
  {
    name: "board-new-problem",
    path: "/boards/new",
    act: async (page) => {
      await page.getByLabel("Link to a careers page").fill("https://192.168.0.1/careers");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "help", path: "/help" },
  { name: "help-faq", path: "/help#faq" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "open-data", path: "/data" },
  { name: "accuracy", path: "/accuracy" },
  { name: "transparency", path: "/transparency" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "notice-new", path: "/notices/new" },
  { name: "notice", path: ({ notice }) => notice },
  { name: "notice-wrong", path: "/notices/1.nonsense" },
  { name: "not-found", path: "/no-such-page" },
  { name: "job-gone", path: "/job/no-such-job-99999999" },
  { name: "operate-guest", path: "/operate" },
  {
    name: "home-offline",
    path: "/",
    window: true,
    restless: true,
    act: async (page) => {
      await page.context().setOffline(true);
      await page
        .getByText(/offline/)
        .first()
        .waitFor();
    },
  },
  { name: "home-no-scripts", path: "/?role=data-engineer", options: { javaScriptEnabled: false } },
  { name: "login-no-scripts", path: "/login", options: { javaScriptEnabled: false } },
  { name: "jobs-no-scripts", path: "/jobs", options: { javaScriptEnabled: false } },
  {
    name: "header-menu",
    path: "/about",
    window: true,
    act: async (page) => {
      const menu = page.locator("summary[aria-label=Menu]");
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: "job-report", path: ({ job }) => `${job}#report` },
  { name: "job-archived", path: ({ archivedJob }) => archivedJob },
  { name: "job-paper", path: ({ job }) => job, paper: true },
  { name: "company-paper", path: ({ company }) => company, paper: true },
  { name: "employers", path: "/employers" },
  { name: "referral-card", path: ({ card }) => card },
  { name: "referral-card-gone", path: "/referrals/card/aaaaaaaaaaaaaaaaaaaaaa" },
  { name: "referral-offer", path: ({ offer }) => offer },
  { name: "referral-offer-gone", path: `/referrals/offer#accept.${"a".repeat(43)}` },
  { name: "referral-invitation", path: `/referrals/invitation#${"a".repeat(43)}` },
  { name: "home-waiting", path: "/", act: searchSlowly, restless: true },
];

async function openJobInPortugal(page: Parameters<typeof inPortugal>[0]): Promise<void> {
  await inPortugal(page);
  await page.locator('article a[href^="/job/"]').first().click();
  await page.waitForURL("**/job/*");
  await settled(page);
}

async function searchSlowly(page: Parameters<typeof inPortugal>[0]): Promise<void> {
  await page.getByRole("combobox", { name: "Search text" }).fill("engineer");
  await waiting(page);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1500);
}
