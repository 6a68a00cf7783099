import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, openJobs, signIn } from "../people.ts";

const NAME = "Find a page or command";

test("Ctrl+K as the first key opens the palette, which finds a page by its other words", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: NAME });
  const field = palette.getByRole("combobox", { name: NAME });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expect(palette.getByRole("option", { name: /^Referrals/ })).toHaveCount(0);
  await field.fill("sign in");
  await expect(palette.getByRole("option").first()).toHaveText(/^Log In/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(palette).toHaveCount(0);
});

test("the palette searches for the text, and offers the filters that it may mean", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/help");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: NAME });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("typescript");
  const search = palette.getByRole("option", { name: /^Jobs for “typescript”/ });
  await expect(search).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("option", { name: /^TypeScript/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option", { selected: true })).toHaveText(/^TypeScript.*Filter/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jobs\?q=typescript/);
});

test("a command of the palette acts on what had the focus, as its key does", async ({ page, request }) => {
  await openJobs(page, request);
  const apply = page.getByRole("article").getByRole("link", { name: /^Apply Now/ });
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(apply.nth(1)).toBeFocused();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: NAME });
  await expect(palette.getByRole("option", { selected: true })).toHaveText(/^Next job/);
  await page.keyboard.press("Enter");
  await expect(palette).toHaveCount(0);
  await expect(apply.nth(2)).toBeFocused();
});

test("what is typed before the palette is there goes into it", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  const release = await holdCalls(page, "**/assets/*.js");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("sigm");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("n in");
  release();
  const field = page.getByRole("dialog", { name: NAME }).getByRole("combobox");
  await expect(field).toHaveValue("sign in");
  await expect(field).toBeFocused();
  await page.keyboard.type("!");
  await expect(field).toHaveValue("sign in!");
});

test("Enter before the palette is there chooses in it, and Escape calls it off", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  const release = await holdCalls(page, "**/assets/*.js");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("help");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("sign in");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the palette logs out from any page, and the next login doesn't lead back there", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/me?tab=settings");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: NAME })).toBeFocused();
  await page.keyboard.type("log out");
  await expect(page.getByRole("option", { name: /^Log out/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You’re logged out.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: NAME })).toBeFocused();
  await page.keyboard.type("log out");
  await expect(page.getByRole("option", { name: /^Log out/ })).toHaveCount(0);
});

test("Escape closes the palette and returns the focus, also to a field", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search text" });
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("rust");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: NAME });
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("rust");
});

test("? as the first key shows the keys on a page without a list", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByRole("term")).toHaveText(["Ctrl+K", "?"]);
});

test("keys of every page work while hydration holds keys back", async ({ page }) => {
  // React does so while code of a part is on its way.
  await page.addInitScript(() => document.addEventListener("keydown", (event) => event.stopPropagation(), true));
  await page.goto("/about");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.goto("/");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search text" })).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: NAME })).toBeVisible();
});

test("the palette changes the theme", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: NAME })).toBeFocused();
  await page.keyboard.type("dark th");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
