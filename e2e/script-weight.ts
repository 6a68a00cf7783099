import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Sums the gzip sizes of all scripts that the page has loaded. */
export function weigh(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}
