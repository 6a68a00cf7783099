import type { Page } from "@playwright/test";
import { expect, test, WITHOUT_SCRIPTS } from "../fixtures.ts";
import { signIn } from "../people.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search text" });
const rows = (page: Page) => page.locator("[data-job]");
const title = (page: Page) => page.locator("#preview-title");

test("searches, turns the page, previews and opens a job, and returns to the same list", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/jobs");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(rows(page)).toHaveCount(9);

  await page.keyboard.press("/");
  await page.keyboard.type("engineering full time");
  const option = page.getByRole("option", { name: /^Job type Full Time with “engineering”/ });
  // The list of a shorter text goes away once the whole text's arrives, and the choice with it.
  await expect(option.locator("mark")).toHaveText("Full Time");
  while ((await option.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=engineering&employmentType=full-time");
  await expect(box(page)).toHaveValue("engineering");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("button", { name: "Remove Type Full Time" })).toBeVisible();

  const firstOfPageOne = await rows(page).first().textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?q=engineering&employmentType=full-time&page=2");
  await expect(rows(page).first()).not.toHaveText(firstOfPageOne ?? "");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 2");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  const roles = await rows(page).getByRole("heading").allTextContents();
  expect(roles.length).toBeGreaterThan(3);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const role = roles[3] ?? "";
  await expect(title(page)).toHaveText(role);
  // A wheel's scrolling goes on for a while.
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await title(page).getByRole("link").scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);

  await title(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/job\/.+-\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: role })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/jobs?q=engineering&employmentType=full-time&page=2");
  await expect(rows(page).getByRole("heading")).toHaveText(roles);
  await expect(title(page)).toHaveText(role);
  await expect(rows(page).nth(3)).toHaveAttribute("aria-current", "true");
  await expect(box(page)).toHaveValue("engineering");
  await expect(applied.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);

  await page.reload();
  await expect(title(page)).toHaveText(role);
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 1");
});

test("a guest adds a suggested filter to the home page's bar, and logs in for one of the full search", async ({
  page,
}) => {
  await page.goto("/");
  await box(page).click();
  await page.keyboard.type("data analyst");
  const role = page.getByRole("option", { name: /^Role Data Analyst/ });
  await expect(role.locator("mark")).toHaveText("Data Analyst");
  while ((await role.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Role or Title/ })).toContainText("Data Analyst");
  await expect(box(page)).toHaveValue("");
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/?role=data-analyst");

  await box(page).fill("python");
  const python = page.getByRole("option", { name: /^Technology Python in the full search/ });
  await python.click();
  await expect(page).toHaveURL(/^[^?]*\/login/);
  expect(await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)).toBe(
    "/jobs?role=data-analyst&techStack=python",
  );
});

test("text typed while a search loads stays in the box", async ({ page }) => {
  await page.goto("/");
  await box(page).fill("designer");
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/api/jobs/featured?**", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/jobs/featured?**");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await asked;
  await box(page).fill("python");
  release();
  await expect(page).toHaveURL("/?q=designer");
  await expect(page.getByRole("button", { name: "Remove Text designer" })).toBeVisible();
  await expect(box(page)).toHaveValue("python");
});

test("the home page searches for a text, keeps it in the URL and offers the search as feeds", async ({ page }) => {
  await page.goto("/?q=python");
  await expect(box(page)).toHaveValue("python");
  await expect(page.getByText(/· \d+ match/)).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/jobs.rss?q=python");
  await box(page).click();
  await box(page).fill("designer");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?q=designer");
  await page.getByRole("button", { name: "Remove Text designer" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);

  test("the home page searches for a text", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search text" }).fill("python");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=python/);
    await expect(page.getByRole("combobox", { name: "Search text" })).toHaveValue("python");
    await expect(page.getByText(/· \d+ match/)).toBeVisible();
  });
});
