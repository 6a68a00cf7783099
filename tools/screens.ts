import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";
import { browserOptions } from "../e2e/browser.ts";
import { withSiteDatabase } from "../e2e/site-database.ts";
import { GUEST_SCREENS } from "./screens/guest-screens.ts";
import { mailDocuments } from "./screens/mails.ts";
import { MEMBER_SCREENS } from "./screens/member-screens.ts";
import type { Screen, Stage } from "./screens/screen.ts";
import { type Picture, writeSheet } from "./screens/sheets.ts";
import { prepareStage } from "./screens/stage.ts";

/**
 * `npm run screens`: every screen in each of its states and every mail, at several widths, light and dark, as single pictures and on
 * contact sheets under `screens/`. Words after `--` keep only what has one of them in its name.
 */
const WIDTHS = [360, 768, 1280, 1920];
const MAIL_WIDTHS = [360, 640];
const SCHEMES = ["light", "dark"] as const;
const FOLDER = path.resolve(import.meta.dirname, "../screens");
/** Contact sheets up to this width, and beyond. */
const NARROW_PX = 800;

/** A sheet of paper is this wide at 96 dots an inch. */
const PAPER_PX = 794;

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const screens = [...GUEST_SCREENS, ...MEMBER_SCREENS].filter(isWanted);
const mails = mailDocuments().filter(isWanted);
// A few pictures taken again replace their own kind only.
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(path.join(FOLDER, "sheets"), { recursive: true });
const browser = await chromium.launch(await browserOptions());
const failed: string[] = [];
let count = 0;
try {
  for (const { name, html } of mails) await show(name, await mailPictures(browser, name, html));
  if (screens.length > 0)
    await withSiteDatabase({}, async ({ baseUrl }, database) => {
      const stage = await prepareStage(browser, baseUrl, database);
      for (const screen of screens) await show(screen.name, await screenPictures(browser, stage, screen));
    });
  console.log(`${count} pictures, and contact sheets, in ${FOLDER}`);
} finally {
  await browser.close();
}
if (failed.length > 0) throw new Error(`Screens that didn't get into their state:\n${failed.join("\n")}`);

async function show(name: string, pictures: readonly Picture[]): Promise<void> {
  count += pictures.length;
  const sheet = async (kind: string, some: readonly Picture[]) =>
    some.length > 0 && (await writeSheet(browser, path.join(FOLDER, "sheets", `${name}-${kind}.png`), some));
  await sheet(
    "narrow",
    pictures.filter(({ width }) => width <= NARROW_PX),
  );
  await sheet(
    "wide",
    pictures.filter(({ width }) => width > NARROW_PX),
  );
  console.log(name);
}

/** Opens a screen once for each width, all at once, and takes a picture of it in both themes. */
async function screenPictures(from: Browser, stage: Stage, screen: Screen): Promise<Picture[]> {
  const widths = screen.paper ? [PAPER_PX] : WIDTHS;
  const pictures = await Promise.all(widths.map((width, at) => picturesAt(width, at, from, stage, screen)));
  return pictures.flat();
}

async function picturesAt(width: number, at: number, from: Browser, stage: Stage, screen: Screen): Promise<Picture[]> {
  const { name, path: address, as, before, act, restless = false, window: onlyWindow = false, paper = false } = screen;
  const pictures: Picture[] = [];
  const context = await from.newContext({ ...optionsFor(stage.baseUrl, width, at), ...screen.options });
  if (as !== undefined)
    await context.addInitScript((value) => localStorage.setItem("afield.token", value), stage.tokens[as]);
  const page = await context.newPage();
  try {
    await before?.(page);
    const url = typeof address === "string" ? address : address(stage);
    await page.goto(url, { waitUntil: restless ? "load" : "networkidle" });
    // Parts that wait for the reader come to life.
    await page.keyboard.press("Shift");
    await page.waitForTimeout(300);
    await act?.(page);
    if (!restless) await page.waitForLoadState("networkidle");
  } catch (error) {
    failed.push(`${name} at ${width}: ${String(error).split("\n")[0]}`);
  }
  for (const scheme of paper ? (["light"] as const) : SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, media: paper ? "print" : "screen" });
    const file = path.join(FOLDER, `${name}-${width}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: !onlyWindow, animations: "disabled" });
    pictures.push({ width, scheme, file });
  }
  await context.close();
  return pictures;
}

function optionsFor(baseURL: string, width: number, at: number): BrowserContextOptions {
  return {
    baseURL,
    reducedMotion: "reduce",
    timezoneId: "Europe/Lisbon",
    viewport: { width, height: 900 },
    // From a network of its own, so that what one picture counts towards a limit does not reach the next.
    extraHTTPHeaders: { "x-forwarded-for": `198.18.${(count % 250) + 1}.${at + 1}` },
  };
}

async function mailPictures(from: Browser, name: string, html: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const width of MAIL_WIDTHS) {
    const page = await from.newPage({ viewport: { width, height: 900 } });
    await page.setContent(html, { waitUntil: "load" });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = path.join(FOLDER, `${name}-${width}-${scheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      pictures.push({ width, scheme, file });
    }
    await page.close();
  }
  return pictures;
}
