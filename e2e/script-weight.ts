import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Sums the gzip sizes of all scripts that the page has loaded. */
export function weigh(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    // A script that is still loading when the test ends has no body, and only a sum asks for it.
    size.catch(() => {});
    scripts.push(size);
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}
