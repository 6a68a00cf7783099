import type { Browser } from "@playwright/test";

/** What pieces of markup did in a browser, by number. */
export interface FrameReport {
  /** Pieces that executed script. */
  fired: Set<number>;
  /** Pieces with an event handler, a script, or a link to anything but web or mail. */
  unsafe: Set<number>;
  /** URLs that the page requested by itself. */
  requests: string[];
  /** How many frames were inspected after loading. */
  inspected: number;
}

const PAGE = "http://pieces.invalid/";
/** Time after the last frame has loaded, for failing images, animations and timers. */
const SETTLE_MS = 700;
const PER_PAGE = 150;

/** Loads each piece into its own frame, without a content security policy, and watches it. */
export async function watchFrames(browser: Browser, pieces: readonly string[], limitMs: number): Promise<FrameReport> {
  const report: FrameReport = { fired: new Set(), unsafe: new Set(), requests: [], inspected: 0 };
  for (let at = 0; at < pieces.length; at += PER_PAGE)
    await watchPage(browser, pieces.slice(at, at + PER_PAGE), at, limitMs, report);
  return report;
}

async function watchPage(
  browser: Browser,
  pieces: readonly string[],
  first: number,
  limitMs: number,
  report: FrameReport,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
  await page.exposeBinding("fired", (_source, number: number) => void report.fired.add(number));
  await page.exposeBinding("unsafe", (_source, number: number) => void report.unsafe.add(number));
  const html = pageOf(pieces, first);
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url === PAGE && route.request().frame() === page.mainFrame())
      return route.fulfill({ contentType: "text/html", body: html });
    report.requests.push(url.slice(0, 120));
    return route.abort();
  });
  // An unguarded piece may navigate the page away or block it forever.
  await page.goto(PAGE, { timeout: limitMs }).catch(() => {});
  await pause(SETTLE_MS);
  const inspected = page.evaluate<number>("window.inspectFrames?.() ?? 0").catch(() => 0);
  report.inspected += await Promise.race([inspected, pause(limitMs).then(() => 0)]);
  await Promise.race([context.close(), pause(5_000)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function pageOf(pieces: readonly string[], first: number): string {
  const frames = pieces.map((piece, at) => {
    const hook = `<script>for (const name of ["alert","confirm","prompt","print"]) window[name] = () => parent.fired(${first + at});document.currentScript.remove()</script>`;
    const inside = `<!doctype html><html><head><meta charset="utf-8">${hook}</head><body>${piece}</body></html>`;
    return `<iframe data-number="${first + at}" srcdoc="${inside.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;
  });
  return `<!doctype html><meta charset="utf-8"><script>window.inspectFrames = ${inspectFrames.toString()}</script>${frames.join("\n")}`;
}

/** Runs in the browser. Returns how many frames it inspected. */
function inspectFrames(): number {
  const SAFE = /^(https?:\/\/|\/(?!\/)|mailto:|#)/i;
  const win = window as unknown as { unsafe(number: number): void };
  let inspected = 0;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentDocument?.readyState === "complete") inspected += 1;
    for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>("*") ?? []) {
      // Trigger what a user would by pointing, typing or following a link.
      for (const { name } of element.attributes)
        if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
      if (/^\W*javascript:/i.test(element.getAttribute("href") ?? "")) element.click();
      const bad = [...element.attributes].some(
        ({ name, value }) =>
          /^on|^srcdoc$|^style$/.test(name) ||
          (/^(href|src|action|formaction|xlink:href|data|poster|background)$/.test(name) && !SAFE.test(value)),
      );
      if (bad || /^(script|iframe|object|embed|base|form|svg:script)$/i.test(element.tagName))
        win.unsafe(Number(frame.dataset["number"]));
    }
  }
  return inspected;
}
