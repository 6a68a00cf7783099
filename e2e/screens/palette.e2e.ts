import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { openJobs, signIn } from "../people.ts";

const NAME = "Find a page or a command";

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

test("the palette changes the theme", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: NAME })).toBeFocused();
  await page.keyboard.type("dark th");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
