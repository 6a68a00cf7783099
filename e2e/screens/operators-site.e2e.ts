import { expectAccessible } from "../accessible.ts";
import { expect } from "../fixtures.ts";
import { deskTest as test, operatorPage } from "../operator-page.ts";

// The server returns 404 for the document to everybody.
test.use({ expectedProblems: [/status of 404/] });

test("a notice reaches cached pages, moves nothing, and stays dismissed", async ({ browser, page, request, site }) => {
  test.setTimeout(120_000);
  await page.goto("/about");
  await expect(page.getByRole("complementary", { name: "Site notice" })).toHaveCount(0);
  const desk = await operatorPage(browser, request, site, "Sy Teop");
  await desk.getByRole("link", { name: "Site", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Site");
  await expect(desk.getByText("Referrals: on.")).toBeVisible();
  await desk.getByRole("button", { name: "Show it" }).click();
  await expect(desk.getByText("Please write what to say")).toBeVisible();
  await desk.getByLabel("What to say").fill("Alerts are <late> tonight & tomorrow.");
  await desk.getByRole("button", { name: "Show it" }).click();
  await expect(desk.getByRole("status").getByText("Alerts are <late> tonight & tomorrow.")).toBeVisible();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const notice = page.getByRole("complementary", { name: "Site notice" });
  await expect(async () => {
    await page.goto("/about");
    await expect(notice).toHaveText(/Alerts are <late> tonight & tomorrow\./, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 500));
      }),
  );
  expect(shift).toBeLessThan(0.05);
  await expectAccessible(page);
  // It stays while the router changes the page.
  await page.getByRole("link", { name: "Help" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/About/);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await desk.getByRole("button", { name: "Take it off" }).click();
  await expect(desk.getByText("No page says anything.")).toBeVisible();
  await desk.context().close();
});
