import type { Page } from "@playwright/test";
import { test } from "../fixtures.ts";
import { expectInside, expectWholeChoices } from "../measures.ts";
import { signIn } from "../people.ts";

const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 1023, 1024, 1099, 1100, 1280, 1440, 1920];
/** Texts that end in an ellipsis have their whole words in a tip or a place of their own. */
const WHOLE = ["h1", "h2", "h3", "p", "li", "dt", "dd", "th", "td", "label", "legend", "button", "a", "summary", "kbd"]
  .map((element) => `${element}:not(.truncate)`)
  .join(", ");

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/help",
  "/about",
  "/contact",
  "/privacy",
  "/status",
  "/remote-jobs",
  "/remote-backend-engineer-jobs",
  "/company/ledgerleaf",
  "/boards/new",
  "/data",
  "/accuracy",
];
const MEMBERS = ["/jobs", "/saved", "/applications", "/referrals", "/me", "/me?tab=settings", "/me?tab=alerts"];

/** Fails if a text of the page is cut, or the page scrolls sideways, at any width. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path, { waitUntil: "networkidle" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${path} at ${width} px`, async () => {
      await expectInside(page, WHOLE);
      await expectWholeChoices(page);
    });
  }
}

for (const path of PUBLIC)
  test(`no text of ${path} is cut at any width`, async ({ page }) => {
    await expectWhole(page, path);
  });

for (const path of MEMBERS)
  test(`no text of a member's ${path} is cut at any width`, async ({ page, request }) => {
    await signIn(page, request);
    await expectWhole(page, path);
  });
