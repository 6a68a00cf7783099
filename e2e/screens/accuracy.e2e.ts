import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("says what is measured before anything is labelled", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "how often we’re right" }).click();
  await expect(page).toHaveURL("/accuracy");
  await expect(page).toHaveTitle(/^Accuracy – /);
  await expect(page.getByRole("heading", { level: 1, name: "Accuracy" })).toBeVisible();
  await expect(page.getByText("Nobody has checked what these rules read yet")).toBeVisible();
  await expect(page.getByText(/wrong facts in 0 jobs/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "How we measure" })).toBeVisible();
  await expectAccessible(page);
});
