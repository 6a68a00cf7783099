import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const WIDTHS = [360, 768, 1280];
/** The rules whose findings depend on colours, which are all that differs in dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Runs axe on the current page at 360, 768 and 1280 px, light and dark. Also fails if the page scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings(page, "light", null);
    await expectNoFindings(page, "dark", COLOUR_RULES);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Runs only axe's rules for colours, at the window's width, light and dark: for a state that a resize would end. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) await expectNoFindings(page, colorScheme, COLOUR_RULES);
}

async function expectNoFindings(page: Page, colorScheme: "light" | "dark", rules: string[] | null): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Only what the test reads leaves the page: describing every passed rule took as long as checking all of them.
  const findings = await page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as typeof window & { axe: typeof axe };
    const { violations } = await inPage.run({ resultTypes: ["violations"], ...(runOnly !== null && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, rules);
  expect(findings, `axe at ${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
}
