import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test.use({ expectedProblems: [/status of 404/] });

test("any other address returns 404 with links onward", async ({ page }) => {
  await page.goto("/about");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found – /);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - paragraph: "404"
      - heading "Page not found" [level=1]
      - paragraph
      - link "Back to Home":
        - /url: /
      - button "Go Back"
      - paragraph:
        - link "Contact us":
          - /url: /contact
        - text: or visit the
        - link "help center":
          - /url: /help
  `);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
});

test("Back to Home leads home", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});
