import { brand } from "#contract/values/brand.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("shows the address, the founder's link, the response time and three questions", async ({ page }) => {
  await page.goto("/contact");
  await expect(page).toHaveTitle(/^Contact – /);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect(main.getByRole("link", { name: brand.supportEmail }).first()).toHaveAttribute(
    "href",
    `mailto:${brand.supportEmail}`,
  );
  await expect(main.getByText("Our typical response time is 24-48 business hours.")).toBeVisible();
  const founder = main.getByRole("link", { name: /^The founder on LinkedIn/ });
  await expect(founder).toHaveAttribute("href", brand.socialUrl);
  await expect(founder).toHaveAttribute("target", "_blank");
  await expect(founder).toHaveAttribute("rel", /noopener/);
  await expect(main.getByRole("term")).toHaveText([
    "How do I apply to a job?",
    "How do referrals work?",
    "How do I post a job?",
  ]);
  await expect(main.getByText(/^Press Request Referral on a job\./)).toBeVisible();
  await expect(main.getByRole("link", { name: "help center" })).toHaveAttribute("href", "/help");
  await expectAccessible(page);
});
