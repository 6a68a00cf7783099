import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserOptions } from "../e2e/browser.ts";
import { fillRegistration, newPerson, register } from "../e2e/people.ts";
import setup from "../e2e/server.ts";

/**
 * `npm run screens`: every screen at three widths, light and dark, as single pictures and on one contact sheet under
 * `screens/`. Words after `--` keep only the screens whose name holds one of them.
 */
const WIDTHS = [360, 768, 1280];
const SCHEMES = ["light", "dark"] as const;
const FOLDER = path.resolve(import.meta.dirname, "../screens");
const THUMB_PX = 260;

interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Brings the page into the state that is shown. */
  act?: (page: Page) => Promise<void>;
}

const SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "home-empty", path: "/?role=actuary&location=antarctica&experienceLevel=entry" },
  { name: "home-signed-in", path: "/", signedIn: true },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  {
    name: "registration-success",
    path: "/register",
    act: async (page) => {
      await fillRegistration(page, newPerson());
      await page.waitForURL("**/registration-success");
    },
  },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "verify-email", path: "/verify-email" },
  { name: "verify-email-link", path: `/verify-email/x.${btoa('{"email":"ines.marques@example.com"}')}.y` },
  { name: "referral-outcome", path: "/referrals/outcome/token?answer=hired" },
  { name: "reset-password", path: "/reset-password" },
  { name: "jobs", path: "/jobs", signedIn: true },
  {
    name: "jobs-advanced",
    path: "/jobs",
    signedIn: true,
    act: async (page) => {
      await page.getByRole("button", { name: /^Advanced filters/ }).click();
      await page.getByRole("button", { name: "Apply Filters" }).waitFor();
    },
  },
  { name: "job", path: "/", act: openFirstJob },
  {
    name: "company",
    path: "/",
    act: async (page) => {
      await openFirstJob(page);
      await page.locator('main a[href^="/company/"]').first().click();
      await page.waitForURL("**/company/*");
    },
  },
  { name: "roles", path: "/remote-jobs" },
  { name: "role", path: "/remote-software-engineer-jobs" },
  { name: "status", path: "/status" },
  { name: "saved", path: "/saved", signedIn: true },
  { name: "referrals", path: "/referrals", signedIn: true },
  { name: "referral-inbox", path: "/referrals?view=inbox", signedIn: true },
  { name: "profile", path: "/me", signedIn: true },
  { name: "profile-settings", path: "/me?tab=settings", signedIn: true },
  {
    name: "profile-password",
    path: "/me?tab=settings",
    signedIn: true,
    act: async (page) => {
      await page.getByRole("button", { name: "I know my current password" }).click();
      await page.getByLabel("Current Password").waitFor();
    },
  },
  { name: "board-new", path: "/boards/new" },
  {
    name: "board-new-problem",
    path: "/boards/new",
    act: async (page) => {
      await page.getByLabel("Link to a careers page").fill("https://192.168.0.1/careers");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "help", path: "/help" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "open-data", path: "/data" },
  { name: "accuracy", path: "/accuracy" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "not-found", path: "/no-such-page" },
];

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const stop = await setup();
const browser = await chromium.launch(await browserOptions());
try {
  const baseURL = process.env["E2E_BASE_URL"] ?? "";
  const token = await sessionToken(browser, baseURL);
  const shots: { name: string; file: string }[] = [];
  for (const screen of screens) {
    for (const width of WIDTHS)
      for (const scheme of SCHEMES)
        shots.push(await shoot(browser, { baseURL, token, screen, width, colorScheme: scheme }));
    console.log(screen.name);
  }
  await contactSheet(browser, shots);
  console.log(`${shots.length} pictures and contact-sheet.png in ${FOLDER}`);
} finally {
  await browser.close();
  await stop?.();
}

async function openFirstJob(page: Page): Promise<void> {
  await page.locator('article a[href^="/job/"]').first().click();
  await page.waitForURL("**/job/*");
}

async function sessionToken(from: Browser, baseURL: string): Promise<string> {
  const context = await from.newContext({ baseURL });
  const person = await register(context.request, newPerson());
  const answer = await context.request.post("/api/auth/login", {
    data: { email: person.email, password: person.password },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.close();
  return token;
}

interface Shot {
  baseURL: string;
  /** Of the session for screens that need one. */
  token: string;
  screen: Screen;
  width: number;
  colorScheme: (typeof SCHEMES)[number];
}

/** Opens a screen and takes a picture of its whole page. */
async function shoot(
  from: Browser,
  { baseURL, token, screen, width, colorScheme }: Shot,
): Promise<{ name: string; file: string }> {
  const { name, path: address, signedIn = false, act } = screen;
  const context = await from.newContext({
    baseURL,
    colorScheme,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    // From a network of its own, so that what one picture counts towards a limit does not reach the next.
    extraHTTPHeaders: { "x-forwarded-for": `198.18.${SCHEMES.indexOf(colorScheme)}.${width % 251}` },
  });
  if (signedIn) await context.addInitScript((value) => localStorage.setItem("afield.token", value), token);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await act?.(page);
  const file = path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
  await context.close();
  return { name: `${name} ${width} ${colorScheme}`, file };
}

/** One page with all pictures, small, each under its name. */
async function contactSheet(from: Browser, shots: { name: string; file: string }[]): Promise<void> {
  const figures = shots.map(({ name, file }) => {
    const data = readFileSync(file).toString("base64");
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}" alt=""></figure>`;
  });
  const html = `<!doctype html><style>body{margin:16px;font:13px sans-serif;display:grid;grid-template-columns:repeat(${WIDTHS.length * SCHEMES.length},${THUMB_PX}px);gap:16px;background:#888}
    figure{margin:0}img{width:100%;max-height:900px;object-fit:cover;object-position:top}</style>${figures.join("")}`;
  const source = path.join(FOLDER, "contact-sheet.html");
  writeFileSync(source, html);
  const page = await from.newPage({
    viewport: { width: WIDTHS.length * SCHEMES.length * (THUMB_PX + 16) + 32, height: 900 },
  });
  await page.goto(`file://${source}`, { waitUntil: "load" });
  await page.screenshot({ path: path.join(FOLDER, "contact-sheet.png"), fullPage: true });
  await page.close();
}
