import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page, ViewportSize } from "@playwright/test";
import { dayAgo, withApplications } from "../applications.ts";
import { expect, test } from "../fixtures.ts";
import { jobPath, signIn } from "../people.ts";

/** What a page may shift before anybody touches it (the bound; Core Web Vitals call 0.1 good). */
const MOST_SHIFT = 0.05;
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const SCREENS = [
  "/",
  "/jobs",
  "/referrals",
  "/saved",
  "/applications",
  "/me",
  "/login",
  "/register",
  "/help",
  "/about",
  "/status",
  "/remote-jobs",
  "/remote-backend-engineer-jobs",
  "/company/ledgerleaf",
  "/boards/new",
  "/data",
  "/accuracy",
  "/transparency",
  "/notices/new",
  "/forgot-password",
  "/verify-email",
  "/reset-password/token",
  "/contact",
  "/privacy",
  "/terms",
  "/employers",
  "/employers/ledgerleaf",
  "/remote-backend-engineer-jobs/europe",
  "/no-such-page",
];
const MEMBER_SCREENS = [
  "/jobs",
  "/jobs?q=engineer",
  "/referrals",
  "/referrals?view=inbox",
  "/saved",
  "/applications",
  "/applications/import",
  "/me",
  "/me?tab=activity",
  "/me?tab=alerts",
  "/me?tab=settings",
  "/me?edit=profile",
  "/employers/ledgerleaf",
];

/**
 * Arimo has Arial's metrics, and the tests' browser has neither Arial nor Liberation Sans. A system's own fonts are there at the first paint; Arimo comes as data, which may
 * take a frame longer, so scripts wait for it and what it shifts isn't counted.
 */
const require = createRequire(import.meta.url);
const ARIAL = {
  regular: asData(require.resolve("@fontsource/arimo/files/arimo-latin-400-normal.woff2")),
  bold: asData(require.resolve("@fontsource/arimo/files/arimo-latin-700-normal.woff2")),
};

function asData(file: string): string {
  return `url(data:font/woff2;base64,${readFileSync(file).toString("base64")})`;
}

/** Holds back what the pattern matches until the answer is called, as a slow line does. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Gives the page Arial. */
async function giveArial(page: Page): Promise<void> {
  await page.route(/\.css$/u, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll(/local\(["']?Arial( Bold)?["']?\)/gu, (_, bold?: string) =>
      bold === undefined ? ARIAL.regular : ARIAL.bold,
    );
    await route.fulfill({ response, body });
  });
}

/** Waits until the page is painted in Arial, and forgets what shifted until then. */
async function paintInArial(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    const arial = [...document.fonts].filter(({ family }) => /Arial"?$/u.test(family));
    return (
      isPainted && arial.some(({ status }) => status === "loaded") && arial.every(({ status }) => status !== "loading")
    );
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    (window as Window & { shifts?: Shift[] }).shifts?.splice(0);
  });
}

interface Source {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

interface Shift {
  value: number;
  /** What moved, as `x y width height` before and after, with its markup or text. */
  moved: string[];
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as Window & { shifts?: Shift[] };
    kept.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; sources: Source[] };
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
        const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "nothing");
          return `${place(previousRect)} → ${place(currentRect)}: ${what}`;
        });
        kept.shifts?.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

// The policy of the pages allows no font as data. One page is the one for unknown addresses.
test.use({ bypassCSP: true, expectedProblems: [/status of 404/] });

/** Opens a page whose fonts come late, and fails if it shifts more than it may. */
async function expectSteady(context: BrowserContext, viewport: ViewportSize, path: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await recordShifts(page);
  await giveArial(page);
  const releaseFonts = await hold(page, /\.woff2$/u);
  const releaseScripts = await hold(page, /\.js$/u);
  await page.goto(path, { waitUntil: "commit" });
  await paintInArial(page);
  releaseScripts();
  await page.waitForLoadState("domcontentloaded");
  const standIn = await page.evaluate(() => document.fonts.check("15px 'Instrument Sans Variable'"));
  expect(standIn, `${path} paints before its fonts`).toBe(false);
  releaseFonts();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(200, 200);
  await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
  await page.close();
}

for (const viewport of WIDTHS) {
  test(`no screen shifts by more than ${MOST_SHIFT} when its fonts come late, at ${viewport.width} px`, async ({
    context,
    request,
  }) => {
    test.slow();
    for (const path of [...SCREENS, await jobPath(request)]) await expectSteady(context, viewport, path);
  });

  test(`no screen of a member shifts by more than ${MOST_SHIFT}, at ${viewport.width} px`, async ({
    context,
    page,
    request,
  }) => {
    test.slow();
    await signIn(page, request);
    // The session is stored for the other pages too.
    await page.goto("/about");
    const [application] = await withApplications(page, request, [
      { title: "Map Writer", company: "Ordnal", steps: [["applied", dayAgo(12)]] },
    ]);
    for (const path of [...MEMBER_SCREENS, `/applications/${application}`, await jobPath(request)])
      await expectSteady(context, viewport, path);
  });
}
