import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("the policy shows its date, sections, age limit and a link to the terms", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page).toHaveTitle(/^Privacy Policy – /);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(main.getByText("Last updated: May 1, 2025")).toBeVisible();
  await expect(main.getByText("The service is not for people under 18.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  const sections = main.getByRole("navigation", { name: "Sections" }).getByRole("link");
  await expect(sections).toHaveText(await main.getByRole("heading", { level: 2 }).allTextContents());
  await expectAccessible(page);
});

test("/privacy#cookies and the table of contents scroll to the cookies", async ({ page }) => {
  await page.goto("/privacy#cookies");
  await expect(page.getByRole("heading", { name: /Cookies/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: /Age/ }).click();
  await expect(page).toHaveURL("/privacy#age");
  await expect(page.getByRole("heading", { name: /Age$/ })).toBeInViewport();
});
