import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("the terms show their date, scope, law and a link to the policy", async ({ page }) => {
  await page.goto("/terms");
  await expect(page).toHaveTitle(/^Terms of Service – /);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(main.getByText("Last updated: May 1, 2025")).toBeVisible();
  const covered = [
    "Accounts",
    "Use of the service",
    "User content",
    "Intellectual property",
    "Termination",
    "Limitation of liability",
    "Disclaimer",
    "Governing law",
    "Changes",
    "Contact",
  ];
  for (const title of covered)
    await expect(main.getByRole("heading", { level: 2, name: new RegExp(`^\\d+\\. ${title}$`) })).toBeVisible();
  await expect(main.getByText(/governed by the laws of the United States/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Privacy Policy" }).last()).toHaveAttribute("href", "/privacy");
  await expectAccessible(page);
});
