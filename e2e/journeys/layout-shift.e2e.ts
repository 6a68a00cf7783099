import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

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
];

const { resolve } = createRequire(import.meta.url);

/** Arimo has Arial's metrics. The tests' browser has neither Arial nor Liberation Sans. */
const ARIAL = {
  regular: resolve("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
  bold: resolve("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
};

/** Gives the page Arial and holds our own fonts back until the answer is called, as a slow line does. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\.woff2$/u, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(/\/arial-(?:regular|bold)$/u, async (route) => {
    const file = route.request().url().endsWith("bold") ? ARIAL.bold : ARIAL.regular;
    await route.fulfill({ contentType: "font/woff2", body: await readFile(file) });
  });
  await page.route(/\.css$/u, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll(/local\(["']?Arial( Bold)?["']?\)/gu, (_, bold?: string) =>
      bold === undefined ? "url(/arial-regular)" : "url(/arial-bold)",
    );
    await route.fulfill({ response, body });
  });
  return release;
}

interface Shift {
  value: number;
  /** The elements that moved, as markup. */
  moved: string[];
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as Window & { shifts?: Shift[] };
    kept.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const moved = shift.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : "text",
        );
        kept.shifts?.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const viewport of WIDTHS) {
  test(`no screen shifts by more than ${MOST_SHIFT} when its fonts come late, at ${viewport.width} px`, async ({
    context,
  }) => {
    test.slow();
    for (const path of SCREENS) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await recordShifts(page);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      const standIn = await page.evaluate(() => document.fonts.check("15px 'Instrument Sans Variable'"));
      expect(standIn, `${path} paints before its fonts`).toBe(false);
      release();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(200, 200);
      await expect(page.locator("[data-unhydrated]")).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? []);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
}
