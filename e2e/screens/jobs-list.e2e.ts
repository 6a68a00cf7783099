import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { holdCalls, inventEmployerPages, signIn } from "../people.ts";
import { smallTargets } from "../touch-targets.ts";

const JOB = /\/api\/jobs\/\d+$/;
const rows = (page: Page) => page.locator("[data-job]");
const current = (page: Page) => page.locator("[data-job][aria-current=true]");
const preview = (page: Page) =>
  page.getByRole("region", { name: /.+/ }).filter({ has: page.locator("#preview-title") });
const title = (page: Page) => page.locator("#preview-title");
const titleOf = async (page: Page, at: number) => (await rows(page).nth(at).getByRole("heading").textContent()) ?? "";

test.beforeEach(async ({ page, request }) => {
  await signIn(page, request);
});

async function listView(page: Page, address = "/jobs"): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(rows(page)).toHaveCount(9);
}

test("Cards or List is remembered in this browser; both show nine", async ({ page }) => {
  await page.goto("/jobs");
  const view = page.getByRole("group", { name: "View" });
  await expect(view.getByRole("button", { name: "Cards" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("article")).toHaveCount(9);
  await view.getByRole("button", { name: "List" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(rows(page)).toHaveCount(9);
  await page.reload();
  await expect(rows(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/jobs?page=2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 2");
  await view.getByRole("button", { name: "Cards" }).click();
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page).toHaveURL("/jobs?page=2");
});

test("from 1100 px the selected job shows in full next to the list", async ({ page }) => {
  await listView(page);
  await expect(title(page)).toHaveText(await titleOf(page, 0));
  await expect(current(page)).toHaveCount(1);
  await rows(page).nth(2).click();
  const role = await titleOf(page, 2);
  await expect(title(page)).toHaveText(role);
  await expect(rows(page).nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/jobs");
  const shown = preview(page);
  await expect(shown.getByRole("link", { name: /^Apply on / })).toHaveAttribute("target", "_blank");
  await expect(shown.getByRole("heading", { level: 2, name: role })).toBeVisible();
  await expect(shown.locator("dl").getByRole("term")).toHaveText(["Salary", "Location", "Employment", "Education"]);
  await expect(shown.getByRole("link", { name: "Sources, history and similar jobs" })).toHaveAttribute(
    "href",
    /^\/job\/.+-\d+$/,
  );
  await expectAccessible(page);
});

test("j and k select, o opens the employer's page, and Enter opens the job's page", async ({ page, context }) => {
  await inventEmployerPages(context);
  await listView(page);
  await expect(title(page)).toHaveText(await titleOf(page, 0));
  for (const [key, at] of [
    ["j", 1],
    ["j", 2],
    ["k", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows(page).nth(at).getByRole("link")).toBeFocused();
    await expect(rows(page).nth(at)).toHaveAttribute("aria-current", "true");
    await expect(title(page)).toHaveText(await titleOf(page, at));
  }
  const opened = context.waitForEvent("page");
  await page.keyboard.press("o");
  const employer = await opened;
  await expect(employer).toHaveURL("https://apply.example.com/1");
  await employer.close();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("next job");
  await page.keyboard.press("Escape");
  const role = await titleOf(page, 1);
  await rows(page).nth(1).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/job\/.+-\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: role })).toBeVisible();
});

test("below 1100 px there is no preview, and a click on a row opens the job's page", async ({ page }) => {
  await page.setViewportSize({ width: 1099, height: 900 });
  await listView(page);
  await expect(title(page)).toHaveCount(0);
  await expect(current(page)).toHaveCount(0);
  const role = await titleOf(page, 3);
  await rows(page).nth(3).click();
  await expect(page.getByRole("heading", { level: 1, name: role })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(9);
});

test("jobs that are being replaced stay readable, as cards and as rows", async ({ page }) => {
  await page.goto("/jobs");
  for (const [view, jobs, call] of [
    ["Cards", page.getByRole("article"), "**/api/jobs?*page=2*limit=9*"],
    ["List", rows(page), "**/api/jobs?*page=3*limit=9*"],
  ] as const) {
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: view }).click();
    await expect(jobs).toHaveCount(9);
    const release = await holdCalls(page, call);
    await page.getByRole("button", { name: "Next" }).click();
    const replaced = page.locator("[aria-busy=true]").filter({ has: jobs });
    await expect(replaced).toHaveCount(1);
    await expectReadable(page);
    release();
    await expect(replaced).toHaveCount(0);
  }
});

test("shows a skeleton until the first job has loaded, then keeps the previous one readable", async ({ page }) => {
  let held = Promise.withResolvers<void>();
  await page.route(JOB, async (route) => {
    await held.promise;
    await route.continue();
  });
  await listView(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading the job..." })).toBeVisible();
  held.resolve();
  const first = await titleOf(page, 0);
  await expect(title(page)).toHaveText(first);
  held = Promise.withResolvers<void>();
  await rows(page).nth(4).click();
  await expect(preview(page)).toHaveAttribute("aria-busy", "true");
  await expect(title(page)).toHaveText(first);
  await expectReadable(page);
  held.resolve();
  await expect(title(page)).toHaveText(await titleOf(page, 4));
  await expect(preview(page)).not.toHaveAttribute("aria-busy");
});

test.describe("when loading a job fails", () => {
  test.use({ expectedProblems: [/status of (500|404)/] });

  test("shows the error next to the list, Try again works, and a removed job is reported as gone", async ({ page }) => {
    await page.route(JOB, (route) => route.fulfill({ status: 500, json: { message: "out", code: "internal" } }));
    await listView(page);
    const fault = page.getByRole("alert").filter({ hasText: "We couldn't load this job." });
    await expect(fault).toBeVisible();
    // A narrower window closes the preview, and one that opens again asks for its job again.
    await expectReadable(page);
    await page.unroute(JOB);
    await fault.getByRole("button", { name: "Try again" }).click();
    await expect(title(page)).toHaveText(await titleOf(page, 0));
    await page.route(JOB, (route) => route.fulfill({ status: 404, json: { message: "gone", code: "not-found" } }));
    await rows(page).nth(5).click();
    await expect(page.getByText("This job is no longer here.")).toBeVisible();
    await expectAccessible(page);
  });
});

test("a row on a phone is 94 px high, more only where a title needs a line more, and each of its parts takes a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jobs");
  await expect(page.getByRole("article")).toHaveCount(9);
  const country = page.getByLabel("You live in").first();
  await country.focus();
  await country.selectOption({ label: "Portugal" });
  await listView(page);
  await expect(rows(page).getByRole("button", { name: /^(Yes|Not) from|^Unclear/ })).toHaveCount(9);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const top = (selector: string) => Math.round(row.querySelector(selector)!.getBoundingClientRect().bottom);
      const title = row.querySelector("h3")!;
      return {
        height: row.clientHeight,
        lines: title.clientHeight / parseFloat(getComputedStyle(title).lineHeight),
        // Pay by the month may need more room than the answer leaves.
        wraps: Math.abs(top(".row-salary") - top("button[aria-describedby]:not(.salary-tip)")) > 10,
      };
    }),
  );
  const usual = heights.filter(({ wraps }) => !wraps);
  expect(usual.length, "rows whose pay stands beside the answer").toBeGreaterThanOrEqual(7);
  // With its hairline, except the last.
  for (const { height, lines } of usual)
    expect([height, height + 1], `${lines} lines`).toContain(Math.max(94, 63 + 20 * lines));
  expect(usual.filter(({ lines }) => lines === 1).length).toBeGreaterThan(0);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);

  // One that was opened steps back.
  const title = rows(page).first().getByRole("heading");
  await expect(title).toHaveCSS("font-weight", "600");
  await title.getByRole("link").click();
  await expect(page).toHaveURL(/\/job\//);
  await page.goBack();
  await expect(title).toHaveCSS("font-weight", "500");
});
