import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("a company page shows its details, live jobs, weekly hiring and roles", async ({ page }) => {
  await page.goto("/company/ledgerleaf");
  await expect(page).toHaveTitle("Remote jobs at Ledgerleaf – Afield");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Ledgerleaf" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: /^\d+ live jobs$/ })).toBeVisible();
  await expect(
    main.getByRole("img", { name: /^In the last 26 weeks \d+ jobs were posted and \d+ closed/ }),
  ).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Roles" })).toBeVisible();
  await expectAccessible(page);
});

test("links lead from a job to its company and to another of its jobs", async ({ page }) => {
  await page.goto("/company/ledgerleaf");
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ledgerleaf", exact: true }).click();
  await expect(page).toHaveURL("/company/ledgerleaf");
});

test.describe("a company that is not there", () => {
  test.use({ expectedProblems: [/status of 404/] });
  test("is not found", async ({ page }) => {
    const answer = await page.goto("/company/nobody-of-this-name");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  });
});
