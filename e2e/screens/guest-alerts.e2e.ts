import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { mailedLink, newPerson } from "../people.ts";

const items = (page: Page) => page.getByRole("list", { name: "Alerts" }).getByRole("listitem");

/** Presses a button until its dialog is there: the first press may come before the page's scripts. */
async function openDialog(page: Page, button: string) {
  const dialog = page.getByRole("dialog", { name: button });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("button", { name: button }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  return dialog;
}

test("alerts without an account begin with a press on the page of the mailed link", async ({ page, request }) => {
  const { email } = newPerson();
  await page.goto("/?role=data-engineer");
  const dialog = await openDialog(page, "Save this search");
  await expectAccessible(page);
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(dialog.getByText("Check your inbox.")).toBeVisible();

  const link = await mailedLink(request, email, "alerts");
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(link);
    await expect(page.getByText("Waiting for you to confirm")).toBeVisible();
  }
  await expect(page.getByText(`New jobs by email to ${email[0]}•••@example.com`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm Data Engineer" }).click();
  await expect(items(page)).toContainText("Once a day by email");
  await expect(items(page)).toBeFocused();
});

test.describe("the page of the mailed link", () => {
  // The link has ended at the end.
  test.use({ expectedProblems: [/status of 404/] });

  test("changes, pauses and ends an alert", async ({ page, request }) => {
    const { email } = newPerson();
    const asked = await request.post("/api/guest-alerts", { data: { email, params: "role=data-engineer" } });
    expect(asked.status()).toBe(200);
    await page.goto(await mailedLink(request, email, "alerts"));
    await page.getByRole("button", { name: "Confirm Data Engineer" }).click();
    const item = items(page);
    await item.getByRole("button", { name: "Change Data Engineer" }).click();
    await item.getByLabel("Tell me about new jobs").selectOption("Once a week");
    await expectAccessible(page);
    await item.getByRole("button", { name: "Save" }).click();
    await expect(item).toContainText("Once a week by email");
    await item.getByRole("button", { name: "Change Data Engineer" }).click();
    await item.getByLabel("Pause until").fill("2099-12-24");
    await item.getByRole("button", { name: "Save" }).click();
    await expect(item).toContainText("Paused until December 24, 2099");
    await page.reload();
    await expect(item).toContainText("Paused until December 24, 2099");
    await expect(item.getByRole("link", { name: "Data Engineer" })).toHaveAttribute("href", "/?role=data-engineer");

    await page.getByRole("button", { name: "End all and delete my address" }).click();
    await expect(page.getByText("We’ve deleted your address")).toBeVisible();
    await page.reload();
    await expect(page.getByText("This link has expired, or its alerts have ended.")).toBeVisible();
  });
});

test("a search of the home page that finds nothing offers to tell at once", async ({ page }) => {
  await page.goto(`/?q=quibble${randomBytes(5).toString("hex")}`);
  const dialog = await openDialog(page, "Tell me when anything appears");
  await expect(dialog.getByLabel("Tell me about new jobs")).toHaveValue("at-once");
  await expect(dialog.getByRole("link", { name: "Log In" })).toBeVisible();
});
