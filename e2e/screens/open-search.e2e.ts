import { expectAccessible } from "../accessible.ts";
import { expect, test as base, WITHOUT_SCRIPTS } from "../fixtures.ts";
import { signIn } from "../people.ts";
import { type Site, startSite } from "../server.ts";

/** Tests against their own server whose operator has opened the full search to visitors. */
const test = base.extend<object, { openSite: Site }>({
  openSite: [
    async ({}, use) => {
      const site = await startSite({ OPEN_SEARCH: "on" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ openSite }, use) => {
    await use(openSite.baseUrl);
  },
});

test("a visitor uses every filter of the full search without an account", async ({ page }) => {
  await page.goto("/jobs?employmentType=internship");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL("/jobs?employmentType=internship");
  const advanced = page.getByRole("button", { name: "Advanced filters" });
  await advanced.click();
  await expect(advanced).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { name: /^Tech Stack/ })).toBeVisible();
  await expect(page.getByLabel("Sort by").getByRole("option", { name: "Best match" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  await expectAccessible(page);
});

test("links of the home page lead visitors to the full search, before scripts run too", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toContain("A free account opens the full search");
  await page.goto("/");
  const header = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await expect(header.getByRole("link", { name: "Jobs" })).toHaveAttribute("href", "/jobs");
  await expect(page.getByRole("link", { name: "View All Jobs" })).toHaveAttribute("href", "/jobs");
  await page.getByRole("search").getByRole("link", { name: "Advanced filters" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
});

test("other pages still need an account, and members find the same search", async ({ page, request }) => {
  await page.goto("/me");
  await expect(page).toHaveURL("/login");
  await signIn(page, request);
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.getByRole("banner").getByRole("link", { name: "My Profile" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);

  test("the full search says so and leads to the search that needs none", async ({ page }) => {
    await page.goto("/jobs");
    await page.getByRole("link", { name: "Search the newest jobs without them" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
