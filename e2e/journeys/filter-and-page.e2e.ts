import type { Page } from "@playwright/test";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

/** Does what loads a list of jobs. Returns their titles once the page shows them. */
async function listed(page: Page, act: () => Promise<void>): Promise<string[]> {
  const answer = page.waitForResponse((response) => /\/api\/jobs\?.*limit=9/.test(response.url()) && response.ok());
  await act();
  const titles = ((await (await answer).json()) as JobsResponse).data.map(({ role }) => role);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
  return titles;
}

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
  const first = await listed(page, () => page.getByRole("button", { name: "Apply Filters" }).click());
  await expect(page).toHaveURL("/jobs?industry=saas");

  const pages = page.getByRole("navigation", { name: "Pages" });
  const second = await listed(page, () => pages.getByRole("button", { name: "Next" }).click());
  await expect(page).toHaveURL("/jobs?industry=saas&page=2");
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
