import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdCalls, openJobs, signIn } from "../people.ts";

const cards = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Apply Now/ }) });
const first = (page: Page) => cards(page).first();
const title = (page: Page) => page.getByRole("heading", { level: 2, name: "Remote Jobs" });
const summary = (page: Page) => page.getByRole("region", { name: "Applied search" });

async function boxOf(element: Locator): Promise<{ y: number; bottom: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("the element isn't on the page");
  return { ...box, bottom: box.y + box.height };
}

test("the first job is in sight on every window without scrolling", async ({ page, request }) => {
  await openJobs(page, request);
  for (const [width, height, atLeast] of [
    [360, 780, 260],
    [390, 844, Infinity],
    [768, 1024, Infinity],
    [1024, 768, Infinity],
    [1280, 900, Infinity],
    [1920, 1080, Infinity],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = await boxOf(page.getByRole("search"));
    const job = await boxOf(first(page));
    expect(bar.height, `height of the search bar at ${width} px`).toBeLessThanOrEqual(width < 768 ? 290 : 225);
    const shown = Math.min(height, job.bottom) - job.y;
    expect(shown, `how much of the first job is in sight at ${width} × ${height}`).toBeGreaterThanOrEqual(
      Math.min(job.height, atLeast),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const [path, call] of [
  ["/", "**/api/jobs/featured?*"],
  ["/jobs", "**/api/jobs?*limit=9*"],
] as const) {
  test(`Search on ${path} brings the list into view, says that it loads, and announces what it found`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await signIn(page, request);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(9);
    const text = page.getByRole("combobox", { name: "Search text" });
    await text.focus();
    await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
    await text.fill("engineer");
    const release = await holdCalls(page, call);
    await text.press("Enter");
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await expect(first(page)).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("status").filter({ hasText: "Loading jobs..." })).toBeInViewport();
    release();
    await expect(page.locator("[aria-live=polite]").filter({ hasText: /^Showing 9 out of 100,000\+ jobs/ })).toHaveText(
      /\d+ match$/,
    );
    await expect(first(page)).toBeInViewport({ ratio: 0.5 });
  });
}

test("the bar leaves a summary of the search at the top of the window, and Edit search leads back to it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openJobs(page, request, "/jobs?q=engineer&experienceLevel=senior");
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).scrollIntoViewIfNeeded();
  await expect(summary(page)).toContainText(/engineer · Senior · \d+ found/);
  await expect(summary(page)).toBeInViewport();
  // A focused link never lies under it.
  await page.getByRole("article").nth(3).getByRole("heading").getByRole("link").focus();
  const bar = await boxOf(summary(page));
  const link = await boxOf(page.getByRole("article").nth(3).getByRole("heading").getByRole("link"));
  expect(link.y).toBeGreaterThanOrEqual(bar.bottom);
  // The focused link may have scrolled the page to where the bar begins to show.
  await page.getByRole("button", { name: "Next" }).scrollIntoViewIfNeeded();
  await summary(page).getByRole("button", { name: "Edit search" }).click();
  await expect(page.getByRole("combobox", { name: "Search text" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Search text" })).toBeInViewport();
  await expect(summary(page)).toHaveCount(0);
});

test("a card is at most 330 px high at 1280 px, and its company leads to the company's page", async ({
  page,
  request,
}) => {
  await openJobs(page, request);
  for (const at of [1, 2, 3]) {
    if (at > 1) await page.goto(`/jobs?page=${at}`);
    await expect(page.getByRole("article")).toHaveCount(9);
    const heights = await page.getByRole("article").evaluateAll((cards) => cards.map((card) => card.clientHeight + 2));
    expect(Math.max(...heights), `the highest card on page ${at}`).toBeLessThanOrEqual(330);
  }
  // Nobody at the samples' companies can be asked.
  await expect(page.getByRole("button", { name: /^Request Referral/ })).toHaveCount(0);
  const company = first(page).locator("h3 ~ p").getByRole("link");
  const name = (await company.textContent()) ?? "";
  await company.click();
  await expect(page).toHaveURL(/\/company\//);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
