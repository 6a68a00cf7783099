import { chromium, request, type Browser, type BrowserContext } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserOptions } from "../e2e/browser.ts";
import { newPerson, register } from "../e2e/people.ts";
import { homeJobs } from "../e2e/referral-site.ts";
import { type Site, startSite } from "../e2e/server.ts";

const PORT = 9333;
const DEFAULT_RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LISTS = ["Role or Title", "Location", "Experience", "Job Type"];
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];
interface Measured {
  name: string;
  path: (site: Site) => string | Promise<string>;
  signedIn?: boolean;
  /** On a site whose operator has opened the full search to visitors. */
  openSearch?: boolean;
}

const PAGES: readonly Measured[] = [
  { name: "home", path: () => "/" },
  { name: "jobs", path: () => "/jobs", signedIn: true },
  { name: "job", path: async (site) => `/job/${(await firstJob(site)).slug}-${(await firstJob(site)).id}` },
  { name: "company", path: async (site) => `/company/${(await firstJob(site)).company.slug}` },
  { name: "landing", path: () => "/remote-software-engineer-jobs" },
  { name: "help", path: () => "/help" },
  { name: "login", path: () => "/login" },
  { name: "jobs-guest", path: () => "/jobs", openSearch: true },
];

const firstJob = async ({ baseUrl }: Site) => (await homeJobs(baseUrl))[0]!;

/**
 * Runs Lighthouse in mobile mode on the pages above and returns the medians of `--runs=N` runs (default 5; `--pages=home,job` limits it to some pages),
 * and the home page's JavaScript in gzipped kB: in total, and before a dropdown is opened.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const runs = Number(args.find((arg) => arg.startsWith("--runs="))?.split("=")[1] ?? DEFAULT_RUNS);
  const only = args
    .find((arg) => arg.startsWith("--pages="))
    ?.split("=")[1]
    ?.split(",");
  const wanted = PAGES.filter(({ name }) => only === undefined || only.includes(name));
  const figures: Record<string, number> = {};
  for (const openSearch of [false, true]) {
    const pages = wanted.filter((page) => (page.openSearch ?? false) === openSearch);
    if (pages.length === 0) continue;
    const site = await startSite(openSearch ? { OPEN_SEARCH: "on" } : {});
    try {
      Object.assign(figures, await measurePages(site, pages, runs));
      if (!openSearch) Object.assign(figures, await homeScripts(site));
    } finally {
      await site.stop();
    }
  }
  return { runs, ...figures };
}

async function measurePages(site: Site, pages: readonly Measured[], runs: number): Promise<Record<string, number>> {
  const options = await browserOptions();
  // Lighthouse opens its tabs in the browser's own profile, so the session must be stored there.
  const profile = await chromium.launchPersistentContext("", {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  const figures: Record<string, number> = {};
  try {
    for (const { name, path, signedIn = false } of pages) {
      await storeToken(profile, site.baseUrl, signedIn);
      const scores = await medianScores(site.baseUrl + (await path(site)), runs);
      for (const category of CATEGORIES) figures[`${name}_${category}`] = scores[category];
      console.log(`${name.padEnd(10)} ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join("  ")}`);
    }
  } finally {
    await profile.close();
  }
  return figures;
}

async function homeScripts({ baseUrl }: Site): Promise<Record<string, number>> {
  const browser = await chromium.launch(await browserOptions());
  const { all, first } = await homeJavascript(browser, baseUrl).finally(() => browser.close());
  console.log(`home JavaScript, gzip: ${all} kB in all, ${first} kB before a dropdown is touched`);
  return { home_js_kb: all, home_js_first_kb: first };
}

/** Measures the JavaScript of a first visit to the home page in gzipped kB, before and after all its lists are opened. */
async function homeJavascript(browser: Browser, baseURL: string): Promise<{ all: number; first: number }> {
  const page = await browser.newPage({ extraHTTPHeaders: { "accept-encoding": "gzip" } });
  let bytes = 0;
  page.on("response", async (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  await page.goto(baseURL, { waitUntil: "networkidle" });
  const first = bytes;
  for (const list of LISTS) {
    await page.getByRole("button", { name: new RegExp(`^${list}`) }).click();
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
  }
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  await page.close();
  return { all: kilobytes(bytes), first: kilobytes(first) };
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}

async function storeToken(context: BrowserContext, baseURL: string, signedIn: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${baseURL}/help`);
  if (signedIn) {
    const token = await sessionToken(baseURL);
    await page.evaluate((value) => localStorage.setItem("afield.token", value), token);
  } else {
    await page.evaluate(() => localStorage.clear());
  }
  await page.close();
}

async function sessionToken(baseURL: string): Promise<string> {
  const api = await request.newContext({ baseURL });
  const person = await register(api, newPerson());
  const answer = await api.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const { token } = (await answer.json()) as { token: string };
  await api.dispose();
  return token;
}

async function medianScores(url: string, runs: number): Promise<Record<(typeof CATEGORIES)[number], number>> {
  const all: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port: PORT,
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
      logLevel: "silent",
    });
    const shown = result?.lhr.finalDisplayedUrl;
    if (shown !== url) throw new Error(`Lighthouse was redirected from ${url} to ${shown} and measured another page.`);
    for (const category of CATEGORIES)
      (all[category] ??= []).push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === "binary",
    );
    if (run > 0) continue;
    const measured = METRICS.map((id) => `${id} ${result?.lhr.audits[id]?.displayValue ?? "–"}`);
    console.log(
      `  ${measured.join("  ")}${failed.length > 0 ? `  failed: ${failed.map((audit) => audit.id).join(", ")}` : ""}`,
    );
  }
  const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return Object.fromEntries(CATEGORIES.map((category) => [category, median(all[category])])) as Record<
    (typeof CATEGORIES)[number],
    number
  >;
}
