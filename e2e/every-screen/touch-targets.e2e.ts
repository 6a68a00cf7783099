import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../people.ts";
import { smallTargets, TOUCH_PX } from "../touch-targets.ts";

test.use({ viewport: { width: 360, height: 780 } });

async function expectTouchable(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  expect.soft(await smallTargets(page), `${page.url()}: width × height: name`).toEqual([]);
}

async function firstJob(page: Page): Promise<string> {
  await page.goto("/");
  return (await page.locator('article a[href^="/job/"]').first().getAttribute("href"))!;
}

test(`every control of the screens for guests is at least ${TOUCH_PX} px on a phone`, async ({ page }) => {
  test.slow();
  for (const path of [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/status",
    "/remote-jobs",
    "/remote-backend-engineer-jobs",
    "/company/ledgerleaf",
    "/help",
    "/boards/new",
    await firstJob(page),
  ])
    await expectTouchable(page, path);
});

test(`every control of the screens for members is at least ${TOUCH_PX} px on a phone`, async ({ page, request }) => {
  test.slow();
  const job = await firstJob(page);
  await signIn(page, request);
  for (const path of [
    "/jobs",
    "/jobs?q=engineer&experienceLevel=senior",
    "/jobs?view=list",
    "/me",
    "/me?tab=settings",
    "/me?tab=alerts",
    "/me?edit=profile",
    "/referrals",
    "/saved",
    "/applications",
    "/applications/import",
    job,
  ])
    await expectTouchable(page, path);
});

test("a press on any line of a card's title or pay never opens the company", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  const pressed = await page.evaluate(() => {
    const taken: string[] = [];
    let lines = 0;
    for (const link of document.querySelectorAll<HTMLElement>("article a.card-title, article .salary-tip")) {
      link.scrollIntoView({ block: "center" });
      const text = document.createRange();
      text.selectNodeContents(link);
      for (const { x, width, top, bottom } of text.getClientRects()) {
        lines += 1;
        // The company's 44 px reach into the room that lines leave for accents and tails.
        for (let y = top + 5; y < bottom - 5; y += 1) {
          const hit = document.elementFromPoint(x + width / 2, y);
          if (hit !== link && !link.contains(hit)) taken.push(`${link.textContent}: ${hit?.className}`);
        }
      }
    }
    return { lines, taken: [...new Set(taken)] };
  });
  expect(pressed.lines).toBeGreaterThan(5);
  expect(pressed.taken).toEqual([]);
});
