import type { Browser } from "@playwright/test";

/** What pieces of markup did in a browser, by their number. */
export interface FrameReport {
  /** Executed script. */
  fired: Set<number>;
  /** Hold a handler, a script, or an address that is neither web nor mail. */
  unsafe: Set<number>;
  /** Addresses that the page asked for by itself. */
  requests: string[];
}

const PAGE = "http://pieces.invalid/";
/** After the last frame has loaded: time for pictures that fail, animations that end and timers that run out. */
const SETTLE_MS = 700;
const PAGE_LIMIT_MS = 25_000;
const PER_PAGE = 150;

/** Puts each piece into a frame of its own, without any policy that would forbid scripts, and watches. */
export async function watchFrames(browser: Browser, pieces: readonly string[]): Promise<FrameReport> {
  const report: FrameReport = { fired: new Set(), unsafe: new Set(), requests: [] };
  for (let at = 0; at < pieces.length; at += PER_PAGE)
    await watchPage(browser, pieces.slice(at, at + PER_PAGE), at, report);
  return report;
}

async function watchPage(browser: Browser, pieces: readonly string[], first: number, report: FrameReport): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
  await page.exposeBinding("fired", (_source, number: number) => void report.fired.add(number));
  await page.exposeBinding("unsafe", (_source, number: number) => void report.unsafe.add(number));
  const html = pageOf(pieces, first);
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url === PAGE && route.request().frame() === page.mainFrame()) return route.fulfill({ contentType: "text/html", body: html });
    report.requests.push(url.slice(0, 120));
    return route.abort();
  });
  const watched = page
    .goto(PAGE, { timeout: PAGE_LIMIT_MS })
    .then(() => page.waitForTimeout(SETTLE_MS))
    .then(() => page.evaluate("window.inspectFrames?.()"))
    .catch(() => {});
  // A piece without our guards may lead the page away or keep it busy for ever.
  await Promise.race([watched, new Promise((resolve) => setTimeout(resolve, PAGE_LIMIT_MS))]);
  await Promise.race([context.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}

function pageOf(pieces: readonly string[], first: number): string {
  const frames = pieces.map((piece, at) => {
    const hook = `<script>for (const name of ["alert","confirm","prompt","print"]) window[name] = () => parent.fired(${first + at});document.currentScript.remove()</script>`;
    const inside = `<!doctype html><html><head><meta charset="utf-8">${hook}</head><body>${piece}</body></html>`;
    return `<iframe data-number="${first + at}" srcdoc="${inside.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;
  });
  return `<!doctype html><meta charset="utf-8"><script>window.inspectFrames = ${inspectFrames.toString()}</script>${frames.join("\n")}`;
}

/** Runs in the browser. */
function inspectFrames(): void {
  const SAFE = /^(https?:\/\/|\/(?!\/)|mailto:|#)/i;
  const win = window as unknown as { unsafe(number: number): void };
  for (const frame of document.querySelectorAll("iframe")) {
    for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>("*") ?? []) {
      // What a reader would set off by pointing, typing or following a link.
      for (const { name } of element.attributes) if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
      if (/^\W*javascript:/i.test(element.getAttribute("href") ?? "")) element.click();
      const bad = [...element.attributes].some(
        ({ name, value }) =>
          /^on|^srcdoc$|^style$/.test(name) || (/^(href|src|action|formaction|xlink:href|data|poster|background)$/.test(name) && !SAFE.test(value)),
      );
      if (bad || /^(script|iframe|object|embed|base|form|svg:script)$/i.test(element.tagName)) win.unsafe(Number(frame.dataset["number"]));
    }
  }
}
