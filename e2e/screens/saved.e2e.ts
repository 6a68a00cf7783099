import type { Page } from "@playwright/test";
import type { DeskJobsResponse } from "#contract/schemas/desk/saved.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { logInWithDesk, openJobs, register, signIn, storedOnDesk } from "../people.ts";

const cards = (page: Page) => page.getByRole("article");
const saveButton = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole("button", { name: /^Save / });
const saved = (page: Page) => page.locator("[data-saved]");
const toast = (page: Page) => page.getByRole("status").filter({ hasText: "Dismiss" });
const rowTitles = (page: Page) => saved(page).getByRole("heading");

/** Returns a function that waits until the account has a job that is saved after this call. */
function whenSent(page: Page): () => Promise<void> {
  const sent = page.waitForResponse(
    (response) => response.url().endsWith("/api/me/saved-jobs/wishes") && response.ok(),
  );
  return async () => {
    await sent;
    // The browser's database is empty before the wish is stored, too.
    await expect.poll(() => storedOnDesk(page)).toEqual([0, 0]);
  };
}
const cardTitle = async (page: Page, at: number) =>
  (await cards(page).nth(at).getByRole("heading").textContent()) ?? "";

async function saveAsGuest(page: Page, count: number): Promise<string[]> {
  await page.goto("/");
  const titles: string[] = [];
  for (let at = 0; at < count; at++) {
    titles.unshift(await cardTitle(page, at));
    await saveButton(page, at).click();
    await expect(saveButton(page, at)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Saved in this browser")).toBeVisible();
  }
  await expect.poll(() => storedOnDesk(page)).toEqual([count, count]);
  return titles;
}

test("a guest's saved jobs stay in the browser, with a note that says so, and can be removed and restored", async ({
  page,
}) => {
  const titles = await saveAsGuest(page, 3);
  await page.reload();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved");
  await expect(page.getByText("Your saved jobs are in this browser only.")).toBeVisible();
  await expect(saved(page)).toHaveCount(3);
  await expect(rowTitles(page)).toHaveText(titles);
  await expectAccessible(page);

  await saved(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(saved(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved(page)).toHaveCount(3);
  await expect(rowTitles(page)).toHaveText(titles);

  await page.getByLabel("Choose all").check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("You haven’t saved a job yet.")).toBeVisible();
  await expect.poll(() => storedOnDesk(page)).toEqual([0, 0]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved(page)).toHaveCount(3);
});

test("a guest's saved jobs join the account at login, none lost and none twice", async ({ page, request }) => {
  const titles = await saveAsGuest(page, 3);
  const person = await register(request);
  await logInWithDesk(page, person);
  await expect(saved(page)).toHaveCount(3);
  await expect(rowTitles(page)).toHaveText(titles);
  await expect.poll(() => storedOnDesk(page)).toEqual([0, 0]);
  await expect(page.getByText("in this browser only")).toHaveCount(0);
  await page.reload();
  await expect(saved(page)).toHaveCount(3);
  await expectAccessible(page);
});

test("shows what has changed since, until the person has got it", async ({ page }) => {
  await saveAsGuest(page, 2);
  await page.route("**/api/desk/jobs?*", async (route) => {
    const { data } = (await (await route.fetch()).json()) as DeskJobsResponse;
    const [first, ...rest] = data;
    const changed = { ...first, salary: "€90,000 a year", location: "Portugal", closedAt: new Date().toISOString() };
    await route.fulfill({ json: { data: [changed, ...rest] } });
  });
  await page.goto("/saved");
  const row = saved(page).filter({ has: page.getByRole("list", { name: "Changed since" }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("listitem")).toHaveText([/^Closed just now/, /now €90,000 a year/, /now Portugal/]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Changed 1" }).click();
  await expect(page).toHaveURL("/saved?show=changed");
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Closed 1" }).click();
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Changed 0" })).toBeVisible();
  await page.getByRole("button", { name: "Changed 0" }).click();
  await expect(page.getByText("No saved job is like that.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Find in saved jobs").fill("portugal");
  await expect(saved(page)).toHaveCount(1);
});

test("filters answer without the server, and the search keeps every letter that is typed", async ({ page }) => {
  const [title = ""] = await saveAsGuest(page, 2);
  await page.goto("/saved");
  await expect(saved(page)).toHaveCount(2);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: "Open 2" }).click();
  await page.getByLabel("Find in saved jobs").pressSequentially(title);
  await expect(saved(page)).toHaveCount(1);
  await expect(page.getByLabel("Find in saved jobs")).toHaveValue(title);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(title);
  expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
  await page.getByLabel("Find in saved jobs").fill("no such job");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByLabel("Find in saved jobs")).toHaveValue("");
  await expect(saved(page)).toHaveCount(2);
});

test("a member saves from a card, a row, the preview and the job's page, by mouse and by key", async ({
  page,
  request,
}) => {
  await openJobs(page, request);
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "List", exact: true }).click();
  const rows = page.locator("[data-job]");
  await expect(rows.nth(0).getByRole("button", { name: /^Save / })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(rows.nth(1).getByRole("button", { name: /^Save / })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("j");
  await expect(rows.nth(2)).toHaveAttribute("aria-current", "true");
  const title = (await rows.nth(2).getByRole("heading").textContent()) ?? "";
  await expect(page.locator("#preview-title")).toHaveText(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page.locator("#preview-title").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Saved" }).click();
  await expect(saved(page)).toHaveCount(3);
  await expect(rowTitles(page).first()).toHaveText(title);
  await page.reload();
  await expect(saved(page)).toHaveCount(3);
  // Choosing and removing by key.
  await saved(page).first().getByRole("link").first().focus();
  await page.keyboard.press("x");
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(saved(page)).toHaveCount(2);
});

test("rows that the reader has opened look seen, in this browser", async ({ page, request }) => {
  await openJobs(page, request);
  await page.getByRole("button", { name: "List", exact: true }).click();
  const rows = page.locator("[data-job]");
  await expect(rows).toHaveCount(9);
  await expect(page.getByText("Seen.")).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toContainText("Seen.");
  await page.reload();
  await expect(rows.nth(1)).toContainText("Seen.");
  await expect(rows.nth(2)).not.toContainText("Seen.");
});

test("the last wish wins, and the order stays, however long the first request takes", async ({ page, request }) => {
  await openJobs(page, request);
  let delayed = false;
  await page.route("**/api/me/saved-jobs/wishes", async (route) => {
    const isFirst = !delayed;
    delayed = true;
    if (isFirst) await page.waitForTimeout(2000);
    await route.continue();
  });
  await saveButton(page, 0).click();
  await expect.poll(() => delayed).toBe(true);
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  for (const at of [1, 2]) {
    await saveButton(page, at).click();
    await expect(saveButton(page, at)).toHaveAttribute("aria-pressed", "true");
  }
  await expect.poll(() => storedOnDesk(page)).toEqual([0, 0]);
  const titles = [await cardTitle(page, 2), await cardTitle(page, 1)];
  await page.goto("/saved");
  await expect(rowTitles(page)).toHaveText(titles);
});

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test("wishes wait, and the last one wins once the browser is back", async ({ page, request, context }) => {
    await openJobs(page, request);
    // Loads the code of saving.
    const sent = whenSent(page);
    await saveButton(page, 2).click();
    await expect(saveButton(page, 2)).toHaveAttribute("aria-pressed", "true");
    await sent();
    await context.setOffline(true);
    for (const pressed of ["true", "false", "true"]) {
      await saveButton(page, 0).click();
      await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", pressed);
    }
    for (const pressed of ["true", "false"]) {
      await saveButton(page, 1).click();
      await expect(saveButton(page, 1)).toHaveAttribute("aria-pressed", pressed);
    }
    await expect.poll(() => storedOnDesk(page)).toEqual([0, 2]);
    const title = await cardTitle(page, 0);
    const early = await cardTitle(page, 2);
    await context.setOffline(false);
    await expect.poll(() => storedOnDesk(page), { timeout: 40_000 }).toEqual([0, 0]);
    await page.goto("/saved");
    await expect(saved(page)).toHaveCount(2);
    await expect(rowTitles(page)).toHaveText([title, early]);
  });

  test("a guest still sees the saved jobs as they were", async ({ page, context }) => {
    await saveAsGuest(page, 1);
    await page.goto("/saved");
    await expect(saved(page)).toHaveCount(1);
    await page.route("**/api/desk/jobs?*", (route) => route.abort("internetdisconnected"));
    await page.reload();
    await expect(page.getByText("The server doesn’t answer.")).toBeVisible();
    await expect(saved(page)).toHaveCount(1);
    await context.setOffline(false);
  });
});

test("says so when the browser has no room left", async ({ page, context }) => {
  await page.goto("/");
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1 });
  await saveButton(page, 0).click();
  await expect(page.getByText("Your browser has no room left, so this isn’t saved.")).toBeVisible();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
});

test("says so when the browser lets pages store nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("/saved");
  await expect(page.getByText("Your browser doesn’t let us keep saved jobs.")).toBeVisible();
  await expect(page.getByText("You haven’t saved a job yet.")).toBeVisible();
  await expectAccessible(page);
});

test("two tabs show the same desk", async ({ page, context }) => {
  await saveAsGuest(page, 1);
  const other = await context.newPage();
  await other.goto("/saved");
  await expect(saved(other)).toHaveCount(1);
  await saveButton(page, 1).click();
  await expect(saved(other)).toHaveCount(2);
});

test("two accounts in one browser don't mix, and logging out empties the marks", async ({ page, request }) => {
  await openJobs(page, request);
  const sent = whenSent(page);
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await sent();
  await page.goto("/me");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await page.mouse.move(100, 100);
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await page.goto("/saved");
  await expect(page.getByText("You haven’t saved a job yet.")).toBeVisible();
});

test("a member without saved jobs reads how to save one", async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/saved");
  await expect(page.getByText("You haven’t saved a job yet.")).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expectAccessible(page);
});
