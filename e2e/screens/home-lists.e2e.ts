import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const closed = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });

test("the four lists work by keyboard, and Search puts them in the URL", async ({ page }) => {
  await page.goto("/");
  await expect(closed(page, "Role or Title")).toHaveText("Search jobs by role or Title");
  await closed(page, "Role or Title").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Filter Role or Title" })).toBeFocused();
  await page.keyboard.type("engineer");
  // The options arrive after the page.
  await expect(page.getByRole("option", { name: /^Software Engineer/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(closed(page, "Role or Title")).toBeFocused();
  await expect(closed(page, "Role or Title")).toContainText("+1 more");

  await page.keyboard.press("Tab");
  await expect(closed(page, "Location")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("combobox", { name: "Filter Location" })).toBeFocused();
  await page.keyboard.type("worldwide");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  await expect(closed(page, "Experience")).toBeFocused();
  await page.keyboard.press("Enter");
  const levels = page.getByRole("listbox", { name: "Experience" });
  await expect(levels).toBeFocused();
  await expect(levels.getByRole("option")).toHaveText([
    /^Entry Level/,
    /^Junior/,
    /^Mid/,
    /^Senior/,
    /^Expert \/ Lead/,
  ]);
  await page.keyboard.type("sen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(closed(page, "Experience")).toContainText("+1 more");

  await expect(closed(page, "Job Type")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox", { name: "Job Type" }).getByRole("option")).toHaveText([
    /^All types/,
    /^Full Time/,
    /^Part Time/,
    /^Contract \/ Temporary/,
    /^Internship/,
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(closed(page, "Job Type")).toContainText("Full Time");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    /\/\?role=[\w-]+,[\w-]+&location=worldwide&experienceLevel=senior,mid&employmentType=full-time$/,
  );
  await expect(
    page.getByRole("list", { name: "Applied filters" }).getByRole("button", { name: /^Remove/ }),
  ).toHaveCount(6);
});

test("a list shows 50 options, then 50 more past 80 percent, then only the rows in view", async ({ page }) => {
  await page.route("**/api/jobs/filter-options", async (route) => {
    const body = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    const roleTitles = Array.from({ length: 210 }, (_, at) => ({
      value: `role-${at}`,
      label: `Invented Role ${at + 1}`,
      count: at === 3 ? 0 : at + 1,
    }));
    await route.fulfill({ json: { data: { ...body.data, roleTitles } } });
  });
  await page.goto("/");
  await closed(page, "Role or Title").click();
  const box = page.getByRole("combobox", { name: "Filter Role or Title" });
  await expect(box).toHaveAttribute("placeholder", "Type to filter 210 roles");
  const list = page.getByRole("listbox", { name: "Role or Title" });
  const options = list.getByRole("option");
  await expect(options).toHaveCount(50);
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(300);
  await expect(options.nth(3)).toHaveAttribute("aria-disabled", "true");
  const scrollTo = (part: number) =>
    list.evaluate((element, to) => element.scrollTo(0, element.scrollHeight * to - element.clientHeight), part);
  await scrollTo(0.7);
  await expect(options).toHaveCount(50);
  await scrollTo(0.85);
  await expect(options).toHaveCount(100);
  const depth = await list.evaluate((element) => element.scrollTop);
  await scrollTo(0.9);
  await expect(options.first()).toHaveAttribute("aria-setsize", "150");
  // The reader stays where they were.
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(depth);
  await expect(options.filter({ hasText: /^Invented Role 87/ })).toBeInViewport();
  await expect.poll(() => options.count()).toBeLessThan(60);
  await expect.poll(async () => (await options.nth(2).boundingBox())?.height).toBe(36);

  await box.fill("role 20");
  await expect(options).toHaveCount(11);
  await box.fill("atlantis");
  await expect(page.getByText("No options found")).toBeVisible();
  await box.fill("");
  await options.first().click();
  await options.nth(1).click();
  await page.getByRole("button", { name: "Remove Invented Role 1", exact: true }).click();
  await expect(box).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await page.mouse.click(1200, 120);
  await expect(list).toBeHidden();
});

test("on a phone all rows of a long list have the same height, and the list stays where it was when it grows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await closed(page, "Location").click();
  const list = page.getByRole("listbox", { name: "Location" });
  const options = list.getByRole("option");
  await expect(options).toHaveCount(50);
  const toEnd = () => list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await toEnd();
  await expect(options).toHaveCount(100);
  await toEnd();
  await expect(options.first()).toHaveAttribute("aria-setsize", "150");
  const row = list.locator("[aria-posinset='98']");
  await expect(row).toBeInViewport();
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(90 * 44);
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(44);
});

test("places are found by the names people use, countries before states", async ({ page }) => {
  await page.goto("/");
  await closed(page, "Location").click();
  const box = page.getByRole("combobox", { name: "Filter Location" });
  const options = page.getByRole("listbox", { name: "Location" }).getByRole("option");
  for (const [typed, name] of [
    ["UK", "United Kingdom"],
    ["USA", "United States"],
    ["Holland", "Netherlands"],
    ["Deutschland", "Germany"],
  ] as const) {
    await box.fill(typed);
    await expect(options.first()).toContainText(`${name} Remote`);
  }
  // A place without an open job can be found, not chosen.
  await box.fill("paraguay");
  await expect(options).toHaveText(/Paraguay Remote\s*\d+ jobs/);
});

test("the reader's own country comes first", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.getByLabel("You live in").selectOption("Portugal");
  await closed(page, "Location").click();
  const options = page.getByRole("listbox", { name: "Location" }).getByRole("option");
  await expect(options.first()).toContainText("Portugal Remote");
});

test("choosing the chosen job type again selects all types", async ({ page }) => {
  await page.goto("/");
  await closed(page, "Job Type").click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  await expect(closed(page, "Job Type")).toContainText("Full Time");
  await closed(page, "Job Type").click();
  await page.getByRole("option", { name: /^Full Time/ }).click();
  await expect(closed(page, "Job Type")).toContainText("All types");
});

test("tells guests on hover and focus that advanced filters need an account", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Advanced filters" });
  await button.hover();
  const card = page.getByRole("dialog", { name: "Advanced filters" });
  await expect(card).toContainText("Advanced filters are available after signing up.");
  await expect(card.getByRole("link", { name: "Sign Up for Free" })).toHaveAttribute("href", "/register");
  await expect(card.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await page.mouse.move(10, 10);
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  // The conditions between them come first.
  const isReached = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 8 && !(await isReached()); presses += 1) await page.keyboard.press("Tab");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("when loading the filter options fails", () => {
  test.use({ expectedProblems: [/status of 503/] });
  test("falls back to the built-in lists silently", async ({ page }) => {
    test.slow();
    await page.route("**/api/jobs/filter-options", (route) =>
      route.fulfill({ status: 503, json: { message: "out", code: "unavailable" } }),
    );
    await page.goto("/");
    await closed(page, "Role or Title").click();
    const box = page.getByRole("combobox", { name: "Filter Role or Title" });
    await expect(box).toHaveAttribute("placeholder", "Type to filter 210 roles", { timeout: 20_000 });
    await expect(page.getByRole("listbox", { name: "Role or Title" }).getByRole("option")).toHaveCount(50);
  });
});
