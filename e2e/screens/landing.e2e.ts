import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("links lead from the footer to the roles, a role and a place", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs by role" }).click();
  await expect(page).toHaveURL("/remote-jobs");
  await expect(page.getByRole("heading", { level: 1, name: "Remote jobs by role" })).toBeVisible();
  await page.getByRole("link", { name: "Backend Engineer", exact: true }).click();
  await expect(page).toHaveURL("/remote-backend-engineer-jobs");
  await expect(page.getByRole("heading", { level: 1, name: "Remote Backend Engineer jobs" })).toBeVisible();
  await page.getByRole("region", { name: "By place" }).getByRole("link", { name: "Germany" }).click();
  await expect(page).toHaveURL("/remote-backend-engineer-jobs/germany");
  await expect(page.getByRole("heading", { level: 1, name: "Remote Backend Engineer jobs in Germany" })).toBeVisible();
});

test("a role's page counts and lists its jobs and passes axe", async ({ page, request }) => {
  const found = (await (await request.get("/api/jobs/featured?role=backend-engineer")).json()) as { total: number };
  await page.goto("/remote-backend-engineer-jobs");
  const main = page.getByRole("main");
  await expect(main.getByText(new RegExp(`^${found.total} live remote Backend Engineer jobs`))).toBeVisible();
  for (const name of ["Who's hiring", "What they ask for", "By place", "Related roles"])
    await expect(main.getByRole("region", { name })).toBeVisible();
  const places = main.getByRole("region", { name: "By place" });
  const more = places.locator("summary");
  await expect(more).toHaveText(/^\d+ more/);
  await expect(places.getByRole("link")).toHaveCount(8);
  await more.click();
  await expect(places.getByRole("link").nth(8)).toBeVisible();
  expect(await places.getByRole("link").count()).toBe(8 + Number.parseInt((await more.textContent()) ?? ""));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/remote-backend-engineer-jobs$/);
  await expectAccessible(page);
});

test("the list of roles passes axe", async ({ page }) => {
  await page.goto("/remote-jobs");
  await expectAccessible(page);
});

test("opens the same search with filters", async ({ page }) => {
  await page.goto("/remote-backend-engineer-jobs/germany");
  await page.getByRole("link", { name: /^Filter (this job|these \d+ jobs)$/ }).click();
  await expect(page).toHaveURL(/\/\?role=backend-engineer&location=germany/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("offers a search as RSS, JSON Feed and CSV", async ({ page, request }) => {
  await page.goto("/remote-backend-engineer-jobs");
  const main = page.getByRole("main");
  for (const [name, type] of [
    ["RSS", "application/rss+xml"],
    ["JSON Feed", "application/feed+json"],
    ["CSV", "text/csv"],
  ] as const) {
    const href = await main.getByRole("link", { name, exact: true }).getAttribute("href");
    const answer = await request.get(href!);
    expect(answer.headers()["content-type"]).toContain(type);
    expect(await answer.text()).toContain("/job/");
  }
});

test.describe("places and roles without jobs", () => {
  test.use({ expectedProblems: [/status of 404/] });
  for (const path of ["/remote-backend-engineer-jobs/nowhere", "/remote-nobody-jobs"]) {
    test(`${path} is not found`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page not found – /);
    });
  }
});
