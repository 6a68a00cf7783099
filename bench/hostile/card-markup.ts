import path from "node:path";
import { createServer } from "vite";
import type { DrawnJob } from "./payload-jobs.ts";

/** Renders jobs with the site's own components, which need a bundler. */
export async function cardMarkup(): Promise<{ draw(drawn: DrawnJob): string; close(): Promise<void> }> {
  const vite = await createServer({
    root: path.join(import.meta.dirname, "..", ".."),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { drawJob } = (await vite.ssrLoadModule("/bench/hostile/draw-job.tsx")) as { drawJob(drawn: DrawnJob): string };
  return { draw: drawJob, close: () => vite.close() };
}
