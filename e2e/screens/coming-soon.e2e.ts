import { expectAccessible } from "../accessible.ts";
import { expect, WITHOUT_SCRIPTS } from "../fixtures.ts";
import { test } from "../held-back-site.ts";
import { openJobs, signIn } from "../people.ts";

test.describe("the page of referrals", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("doesn't exist, nor do its API calls", async ({ page, request }) => {
    for (const path of ["/referrals", "/operate/referrals"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    }
    for (const path of ["/api/referrals", "/api/referrals/companies", "/api/operate/referrals"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test.describe("the pages of applications", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("don't exist, nor do their API calls, and Apply Now asks nothing", async ({ page, request }) => {
    for (const path of ["/applications", "/applications/00000000-0000-4000-8000-000000000000"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    }
    for (const path of ["/api/me/applications", "/api/me/applications/whole", "/api/me/applications/calendar"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("home marks the Referral Network Coming Soon, and no job offers a referral", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Referral Network Coming Soon" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Request Referral")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Referrals" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/jobs");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Request Referral")).toHaveCount(0);
  await expect(page.getByText("Referable now")).toHaveCount(0);
});

test.describe("saved jobs", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("don't exist, nor do their API calls, and no job can be saved", async ({ page, request }) => {
    for (const path of ["/api/me/saved-jobs", "/api/me/desk/marks", "/api/desk/jobs?ids=1"])
      expect((await request.get(path)).status(), path).toBe(404);
    await page.goto("/saved");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.goto("/help");
    await page.getByRole("tab", { name: "Finding Jobs" }).click();
    await expect(page.getByText("A bookmark icon on each job will keep it in your list of saved jobs.")).toBeVisible();
    await openJobs(page, request);
    await expect(page.getByRole("button", { name: /^Save / })).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Saved" })).toHaveCount(0);
  });
});

test("the help center marks Referrals (Coming Soon) and mentions no working screen", async ({ page }) => {
  await page.goto("/help");
  await expect(page.getByRole("tablist", { name: "Topics" }).getByRole("tab")).toHaveText([
    "Getting Started",
    "Account & Profile",
    "Finding Jobs",
    "Referrals (Coming Soon)",
    "For Employers",
  ]);
  await page.getByRole("tab", { name: /^Referrals/ }).click();
  const panel = page.getByRole("tabpanel", { name: "Referrals" });
  await expect(panel.getByRole("heading", { name: "Referrals (Coming Soon)" })).toBeVisible();
  await expect(panel).toContainText("Can I become a referrer?");
  await expect(panel).toContainText("planned and marked Coming Soon");
  await expectAccessible(page);
});

test("about and contact announce it", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText(/is meant to connect job seekers with people who can refer them/)).toBeVisible();
  await expect(page.getByText(/referral network, .* is coming soon/)).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByText(/planned and marked Coming Soon/)).toBeVisible();
});

test("the profile shows fixed zeros and no referrals", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: "Activity Summary Coming Soon" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Job Recommendations Coming Soon" })).toBeVisible();
  for (const name of ["Job Applications", "Saved Jobs", "Network Connections"])
    await expect(page.getByRole("term").filter({ hasText: name })).toBeVisible();
  await expect(page.getByText("Free credits")).toHaveCount(0);
});

test("the edit button is inert and says why", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/profile");
  const edit = page.getByRole("button", { name: "Edit Profile" });
  await edit.focus();
  await expect(page.getByRole("tooltip", { name: "Profile editing coming soon in a future update" })).toBeVisible();
  await edit.click({ force: true });
  await expect(page).toHaveURL("/profile");
});

test("an incomplete profile says so and that completing it is coming soon", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me?edit=profile");
  const notice = page.getByRole("note").filter({ hasText: "Complete your profile" });
  await expect(notice.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Edit Profile" })).toHaveCount(0);
  expect((await request.get("/api/me/profile")).status()).toBe(404);
});

test("mail preferences and account deletion are held back; the password changes by mail", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/dashboard");
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard?tab=settings");
  for (const [name, checked] of [
    ["Job Alerts", true],
    ["Network Updates", true],
    ["Platform News & Updates", false],
  ] as const) {
    await expect(page.getByRole("checkbox", { name })).toBeDisabled();
    await expect(page.getByRole("checkbox", { name })).toBeChecked({ checked });
  }
  await expect(page.getByRole("heading", { name: "Email Preferences Coming Soon" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Danger Zone Coming Soon" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Account" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change Password" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test.describe("the calls and the page of the account's settings", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("don't exist", async ({ page, request }) => {
    await page.goto("/confirm-email/token");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    for (const path of ["/api/me/account", "/api/me/export"])
      expect((await request.get(path)).status(), path).toBe(404);
    for (const path of ["/api/me/notifications", "/api/me/email", "/api/me/delete", "/api/auth/confirm-email/token"])
      expect((await request.post(path)).status(), path).toBe(404);
  });
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);

  test("the help center's topic is readable and marked Coming Soon", async ({ page }) => {
    await page.goto("/help");
    await expect(page.getByRole("heading", { level: 3, name: "Referrals (Coming Soon)" })).toBeVisible();
  });
});
