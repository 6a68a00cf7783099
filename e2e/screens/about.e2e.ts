import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("shows mission, vision, story and values", async ({ page }) => {
  await page.goto("/about");
  await expect(page).toHaveTitle(/^About – /);
  await expect(page.getByRole("heading", { level: 1, name: /^About/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Our mission",
    "Our vision",
    "Our story",
    "Our values",
    "Resources",
    "Company",
    "Legal",
  ]);
  await expect(page.getByText("Spend time interviewing, not finding jobs.")).toBeVisible();
  await expect(page.getByText(/connects job seekers with people who can refer them/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "referral network" })).toHaveAttribute(
    "href",
    "/referrals",
  );
  await expect(page.getByRole("main").getByRole("term")).toHaveText([
    "Evidence over claims",
    "Your time first",
    "Free for seekers",
    "People, not funnels",
  ]);
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  await expectAccessible(page);
});

test("/about#mission scrolls to the mission", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto("/about#mission");
  await expect(page.getByRole("heading", { name: "Our mission" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
