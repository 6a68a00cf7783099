import { expect, test } from "../fixtures.ts";

test.use({ expectedProblems: [/status of 404/] });

test("logos that fail before anybody touches the page show initials", async ({ page }) => {
  await page.route("**/logos/*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/", { waitUntil: "networkidle" });
  const logo = page.getByRole("article").locator("img").first();
  await expect(logo).toBeAttached();
  await expect(logo).toBeHidden();
  await expect(page.locator("[data-unhydrated]").first()).toBeAttached();
});
