import { brand } from "#contract/values/brand.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test, WITHOUT_SCRIPTS } from "../fixtures.ts";

test("shows one of five topics at a time; arrow keys move between them", async ({ page }) => {
  await page.goto("/help");
  await expect(page).toHaveTitle(/^Help Center – /);
  const tabs = page.getByRole("tablist", { name: "Topics" }).getByRole("tab");
  await expect(tabs).toHaveText(["Getting Started", "Account & Profile", "Finding Jobs", "Referrals", "For Employers"]);
  await expect(page.getByRole("tabpanel", { name: "Getting Started" })).toContainText(
    "Searching, having an account and applying are free of charge for job seekers.",
  );
  await expectAccessible(page);
  await tabs.first().focus();
  for (const [name, title, words] of [
    ["Account & Profile", "Account & Profile", "choose Edit Profile."],
    ["Finding Jobs", "Finding Jobs", "Press the bookmark on any job, or the key s in a list."],
    ["Referrals", "Referrals", "Can I become a referrer?"],
    ["For Employers", "For Employers", "How do we get an employer account?"],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel).toContainText(words);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
});

test("links to Contact Us and the support address", async ({ page }) => {
  await page.goto("/help");
  const main = page.getByRole("main");
  await expect(main.getByText(/24-48 business hours/)).toBeVisible();
  await expect(main.getByRole("link", { name: brand.supportEmail })).toHaveAttribute(
    "href",
    `mailto:${brand.supportEmail}`,
  );
  await main.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("/help#faq and /help#guides scroll to their sections", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  for (const [anchor, title] of [
    ["faq", "Frequently asked questions"],
    ["guides", "Guides"],
  ] as const) {
    await page.goto(`/help#${anchor}`);
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
});

test.describe("without scripts", () => {
  test.use(WITHOUT_SCRIPTS);

  test("every topic is readable", async ({ page }) => {
    await page.goto("/help");
    for (const title of ["Getting Started", "Account & Profile", "Finding Jobs", "Referrals", "For Employers"]) {
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
    }
  });
});
