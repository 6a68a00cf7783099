import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

test("a member filters, turns pages, changes the order and goes all the way back", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Browse All Jobs" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);

  await page.getByRole("button", { name: /^Advanced filters/ }).click();
  await page.getByRole("button", { name: /^Industries/ }).click();
  await page.getByRole("combobox", { name: "Filter Industries" }).fill("saas");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?industry=saas");
  const titles = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  const first = await titles();

  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?industry=saas&page=2");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  const second = await titles();
  expect(second).not.toEqual(first);
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?industry=saas&page=3");
  await expect(pages).toContainText("Page 3");

  await page.getByLabel("Sort by").selectOption("Salary");
  await expect(page).toHaveURL("/jobs?industry=saas&sortBy=salary");
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();

  await page.goBack();
  await expect(pages).toContainText("Page 3");
  await page.goBack();
  await expect(pages).toContainText("Page 2");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(second);
  await page.goBack();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(first);
  await expect(page.getByLabel("Sort by")).toHaveValue("date");

  await page.getByRole("button", { name: /^Remove Industry/ }).click();
  await expect(page).toHaveURL("/jobs");
});
