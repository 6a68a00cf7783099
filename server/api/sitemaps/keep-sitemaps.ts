import { setTimeout as sleep } from "node:timers/promises";
import { readList } from "./sitemap-list.ts";
import { SitemapWriter, type WriterOptions } from "./sitemap-writer.ts";

/** Between two looks at what has changed, at least. */
const LOOK_MS = 5000;
/** Writing takes at most this part of the time. */
const TIMES_AS_LONG = 50;

/**
 * Keeps the sitemaps of a folder up to date until stopped. The processes of one machine share a folder: whichever finds that it is time writes, and
 * the others see its list. Each list is whole with all of its files, so two that write at once do no harm.
 */
export function keepSitemaps(options: WriterOptions): { stop(): Promise<void> } {
  const { folder, log } = options;
  const writer = new SitemapWriter(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  let restMs = LOOK_MS;
  let lastFailure: string | null = null;

  async function look(): Promise<void> {
    const writtenAt = await readList(folder).then(
      (list) => list?.writtenAt,
      () => undefined,
    );
    if (writtenAt !== undefined && Date.now() - Date.parse(writtenAt) < restMs) return;
    const began = performance.now() - writer.pausedMs;
    await writer.write(signal);
    restMs = Math.max(LOOK_MS, (performance.now() - writer.pausedMs - began) * TIMES_AS_LONG);
    lastFailure = null;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (signal.aborted) return;
        // An outage lasts for many looks.
        if (String(error) !== lastFailure)
          log.warn({ folder, err: error }, "could not write the sitemaps; those so far stay");
        lastFailure = String(error);
      });
      await sleep(restMs, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
