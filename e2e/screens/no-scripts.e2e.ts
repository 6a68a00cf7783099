import { expect, test, WITHOUT_SCRIPTS } from "../fixtures.ts";

test.use(WITHOUT_SCRIPTS);

for (const path of ["/login", "/register", "/forgot-password", "/reset-password/token"])
  test(`without scripts, the form at ${path} says why it can't be sent, and what works`, async ({ page }) => {
    await page.goto(path);
    // Playwright finds no text in this element.
    const note = page.locator("form noscript p");
    await expect(note).toHaveText(/^This form needs scripts, which your browser doesn’t run\./);
    await expect(note).toBeVisible();
    await note.locator("a").click();
    await expect(page).toHaveURL("/");
  });
