import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";

const keys = (page: Page) => page.getByRole("list", { name: "API keys" }).getByRole("listitem");

test("a member makes a key, copies it, uses it and revokes it", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, request);
  await page.goto("/me?tab=settings");
  const opener = page.getByRole("button", { name: "New API Key" });
  await opener.click();
  await page.getByLabel("Name", { exact: true }).fill("My assistant");
  await page.getByLabel("Read your saved jobs, applications and activity").check();
  await page.getByLabel("For how long").selectOption("30 days");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the key" }).click();
  const shown = page.getByLabel("API key", { exact: true });
  await expect(shown).toBeFocused();
  await expect(shown).toHaveValue(/^afk_[\w-]{43}$/);
  await expectAccessible(page);
  const key = await shown.inputValue();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const call = () => request.get("/api/jobs", { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status()).toBe(200);

  await page.getByRole("button", { name: "Done" }).click();
  await expect(shown).toHaveCount(0);
  await page.reload();
  await expect(keys(page)).toHaveCount(1);
  await expect(keys(page)).toContainText("Search all jobs with every filter · Read your saved jobs");
  await page.getByRole("button", { name: "Revoke the key My assistant" }).click();
  await expect(page.getByText("The key is revoked.")).toBeVisible();
  await expect(keys(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect((await call()).status()).toBe(401);
});

test.describe("what is wrong", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("is said, and the form stays as it is", async ({ page, request }) => {
    await signIn(page, request);
    await page.goto("/me?tab=settings");
    await page.getByRole("button", { name: "New API Key" }).click();
    await page.getByLabel("Name", { exact: true }).fill("My script");
    await page.getByLabel("Search all jobs with every filter").uncheck();
    await page.getByRole("button", { name: "Make the key" }).click();
    await expect(page.getByText("Choose at least one scope.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("My script");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "New API Key" })).toBeFocused();
  });
});
