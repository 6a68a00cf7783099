import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { type Person, openJobs } from "../people.ts";

const cards = (page: Page) => page.getByRole("article");
const line = (page: Page) => page.getByText(/^Hidden by your rules: \d+/);
const companyOf = async (page: Page) => (await cards(page).first().locator("h3 ~ p > a").first().textContent()) ?? "";

async function openMenu(page: Page, at = 0): Promise<void> {
  await cards(page)
    .nth(at)
    .getByRole("button", { name: /^Hide jobs like/ })
    .click();
  await expect(page.getByRole("menu")).toBeVisible();
}

test("a company can be hidden from a card's menu, shown for now, and unhidden in the dialog", async ({ page }) => {
  await page.goto("/");
  await cards(page).first().hover();
  const company = await companyOf(page);
  await openMenu(page);
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.getByRole("menuitem", { name: `Hide ${company}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${company} is hidden` })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Remote Jobs" })).toBeFocused();
  await expect(line(page)).toBeVisible();
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);

  await page.getByRole("button", { name: "show", exact: true }).click();
  await expect(page.getByText("Your rules are off")).toBeVisible();
  await expect(cards(page).filter({ hasText: company })).not.toHaveCount(0);
  await page.getByRole("button", { name: "hide again" }).click();
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);

  await page.reload();
  await expect(line(page)).toBeVisible();
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);
  await page.getByRole("button", { name: "edit rules" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await expect(dialog.getByRole("list", { name: "Companies" })).toHaveText(`Company${company}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Remove Company ${company}` }).click();
  await expect(dialog.getByText("Nothing is hidden.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cards(page).filter({ hasText: company })).not.toHaveCount(0);
});

test("one job can be hidden, and Undo brings it back", async ({ page, request }) => {
  await openJobs(page, request);
  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  const link = (await cards(page).first().getByRole("heading").getByRole("link").getAttribute("href")) ?? "";
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(page.getByRole("status").filter({ hasText: "This job is hidden" })).toBeVisible();
  await expect(page.locator(`article a[href="${link}"]`)).toHaveCount(0);
  await expect(page.getByText("hidden by your rules: 1")).toBeVisible();
  await page.reload();
  await expect(page.getByText("hidden by your rules: 1")).toBeVisible();
  await page.getByRole("button", { name: "edit rules" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Show again" }).click();
  await page.keyboard.press("Escape");
  await expect(cards(page).first()).toContainText(name);
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(page.locator(`article a[href="${link}"]`)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(`article a[href="${link}"]`)).not.toHaveCount(0);
});

test("Undo on the toast brings the company back", async ({ page }) => {
  await page.goto("/");
  await cards(page).first().hover();
  const company = await companyOf(page);
  await openMenu(page);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: `Hide ${company}` }).click();
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page).filter({ hasText: company })).not.toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
});

test("a click before the page's scripts have run opens the menu once they have", async ({ page }) => {
  await page.goto("/");
  const job = await cards(page).first().getByRole("link").first().getAttribute("href");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/framework/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(job ?? "", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^Hide jobs like/ });
  await button.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  release();
  await expect(page.getByRole("menuitem", { name: "All my rules…" })).toBeVisible();
});

test("a job's page hides its company like a card does, with undo", async ({ page }) => {
  await page.goto("/");
  const company = await companyOf(page);
  await cards(page).first().getByRole("link").first().click();
  await page.getByRole("button", { name: /^Hide jobs like/ }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: `Hide ${company}` }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Hide jobs like/ }).click();
  await page.getByRole("menuitem", { name: `Hide ${company}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${company} is hidden` })).toBeVisible();
  await page.getByRole("button", { name: /^Hide jobs like/ }).click();
  await page.getByRole("menuitem", { name: "All my rules…" }).click();
  const rules = page.getByRole("dialog", { name: "Preferences" }).getByRole("list", { name: "Companies" });
  await expect(rules).toHaveText(`Company${company}`);
  await page.goto("/");
  await expect(line(page)).toBeVisible();
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);
});

test("the menu works by keyboard and hides words, sources and agencies, and feeds carry the rules", async ({
  page,
}) => {
  await page.goto("/");
  const button = cards(page)
    .first()
    .getByRole("button", { name: /^Hide jobs like/ });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "All my rules…" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Hide staffing agencies" }).click();
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/jobs.rss?hideAgency=yes");
  await openMenu(page);
  const word =
    (await page.getByRole("menu").getByRole("group").first().getByRole("menuitem").first().textContent()) ?? "";
  await page.getByRole("menuitem", { name: word, exact: true }).click();
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute(
    "href",
    `/jobs.rss?hideKeyword=${encodeURIComponent(word)}&hideAgency=yes`,
  );
  await expect(cards(page).getByRole("heading", { name: new RegExp(`\\b${word}\\b`, "i") })).toHaveCount(0);
  await openMenu(page);
  await page
    .getByRole("menuitem", { name: /^Hide jobs that are only on/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "CSV" })).toHaveAttribute("href", /hideSource=[a-z]+/);
  await expect(line(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await dialog.getByLabel("A word or phrase in the title or company name").fill("  night   shift ");
  await dialog.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "Words" })).toContainText("night shift");
  await dialog.getByRole("button", { name: "Remove all rules" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/jobs.rss");
});

test("a member's settings follow to another browser, and leave it at logout", async ({ page, request, browser }) => {
  const person = await openJobs(page, request);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/me/search-settings") && response.request().method() === "PUT",
  );
  const company = await companyOf(page);
  await openMenu(page);
  await page.getByRole("menuitem", { name: `Hide ${company}` }).click();
  expect((await saved).status()).toBe(200);
  await expect(cards(page).filter({ hasText: company })).toHaveCount(0);

  const other = await elsewhere(browser, page, person);
  await other.goto("/jobs");
  await expect(line(other)).toBeVisible();
  await expect(cards(other).filter({ hasText: company })).toHaveCount(0);
  await other.getByRole("button", { name: "Preferences" }).click();
  await expect(other.getByRole("dialog")).toContainText("Saved in your account.");
  await other.context().close();
});

test.describe("when saving to the account fails", () => {
  test.use({ expectedProblems: [/status of 503/] });
  test("says so, keeps the settings in the browser, and Try again saves them", async ({ page, request }) => {
    await openJobs(page, request);
    await page.route("**/api/me/search-settings", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 503, json: { message: "" } }) : route.continue(),
    );
    await page.getByLabel("You live in").first().selectOption({ label: "Portugal" });
    const notice = page.getByText("We couldn't save your settings to your account. They're saved in this browser.");
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/me/search-settings");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel("You live in").first()).toHaveValue("PT");
  });
});

/** Opens a second browser for the same person. */
async function elsewhere(browser: Browser, page: Page, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await context.request.post("/api/auth/login", { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  const other = await context.newPage();
  await other.addInitScript((value) => localStorage.setItem("afield.token", value), token);
  return other;
}
