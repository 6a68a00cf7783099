import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, signIn } from "../people.ts";

test("a guest sees the site's pages, login and sign-up, and the current page is marked", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "afield":
        - /url: /
      - navigation "Site":
        - link "About":
          - /url: /about
        - link "Help":
          - /url: /help
        - link "Contact":
          - /url: /contact
        - link "Log In":
          - /url: /login
        - link "Sign Up":
          - /url: /register
  `);
  await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
});

test("a member sees jobs and the profile instead", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/help");
  await expect(page.getByRole("banner").getByRole("link", { name: "My Profile" })).toBeVisible();
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "afield"
      - navigation "Main":
        - link "Jobs":
          - /url: /jobs
      - navigation "Site":
        - link "About"
        - link "Help"
        - link "Contact"
        - link "My Profile":
          - /url: /me
  `);
});

test("shows a spinner while the session is being checked", async ({ page, request }) => {
  await signIn(page, request);
  const release = await holdCalls(page, "**/api/auth/me");
  await page.goto("/help");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Log In" })).toBeHidden();
  await expect(banner.getByRole("link", { name: "My Profile" })).toHaveCount(0);
  release();
  await expect(banner.getByRole("link", { name: "My Profile" })).toBeVisible();
  await expect(banner.getByRole("status", { name: "Loading" })).toBeHidden();
});

test("below 768 px a menu has the same links, works by keyboard and closes on Escape, outside click and choice", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, request);
  await page.goto("/contact");
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("navigation", { name: "Menu" });
  const button = banner.locator("summary");
  await expect(banner.getByRole("navigation", { name: "Site" })).toBeHidden();
  expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link")).toHaveText([
    "Jobs",
    "Saved",
    "Applications",
    "Referrals",
    "My Profile",
    "About",
    "Help",
    "Contact",
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Jobs" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 600);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL("/me");
  await expect(menu).toBeHidden();
});

test("the skip link leads past the header, and a navigation is announced and moves focus", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle(/^Contact – /);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[data-route-announcer]")).toHaveText(await page.title());
});

test("a page that nobody has touched yet stays whole offline, and works once it's back online", async ({
  page,
  context,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const card = page.getByRole("article").first();
  await context.setOffline(true);
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrating");
  // Long enough for code that can't load to fail.
  await page.waitForTimeout(500);
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  await page.getByRole("button", { name: /^Location/ }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
});

test.describe("when the connection ends while the page's code loads", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/] });
  for (const width of [360, 1280])
    test(`the page stays whole, and works once it's back online, at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/", { waitUntil: "networkidle" });
      let asked = () => {};
      const loading = new Promise<void>((resolve) => (asked = resolve));
      await page.route("**/assets/*.js", async (route) => {
        asked();
        await page.waitForTimeout(500);
        await route.continue();
      });
      await page.keyboard.press("Shift");
      await loading;
      await context.setOffline(true);
      // Long enough for code that can't load to fail.
      await page.waitForTimeout(1500);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const reloaded = page.waitForEvent("load");
      await context.setOffline(false);
      await reloaded;
      await page.keyboard.press("Shift");
      await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
      await page.getByRole("button", { name: /^Location/ }).click();
      await expect(page.getByRole("listbox")).toBeVisible();
    });
});

test("a notice below the header says when the browser is offline", async ({ page, context }) => {
  const notice = page.waitForResponse(/\/assets\/session-notices/);
  await page.goto("/about");
  await page.mouse.move(100, 300);
  // The first interaction loads the notice's code.
  await (await notice).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A page that isn't loaded yet would end in the browser's own error page.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByText("You're offline.")).toBeInViewport();
  await expect(page).toHaveURL("/about");
  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
});
