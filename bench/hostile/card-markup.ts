import path from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { createServer } from "vite";
import { cardJob, type CardJob } from "#web/card-job.ts";
import { descriptionTree, type DescriptionNode } from "#web/description-tree.ts";
import type { DrawnJob } from "./payload-jobs.ts";

/** Draws a job's card and its description with the site's own components, as they are sent to a browser. */
export async function cardMarkup(): Promise<{ draw(drawn: DrawnJob): string; close(): Promise<void> }> {
  const vite = await createServer({
    root: path.join(import.meta.dirname, "..", ".."),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { JobCard } = (await vite.ssrLoadModule("/web/components/job-card.tsx")) as {
    JobCard: ComponentType<{ job: CardJob; now: number; verdict: null }>;
  };
  const { JobDescription } = (await vite.ssrLoadModule("/web/components/job-description.tsx")) as {
    JobDescription: ComponentType<{ nodes: DescriptionNode[] }>;
  };
  return {
    draw({ job, description: html }) {
      const card = createElement(JobCard, { job: cardJob(job), now: Date.UTC(2026, 5, 2), verdict: null });
      const description = createElement(JobDescription, { nodes: descriptionTree(html) });
      return renderToStaticMarkup(createElement(MemoryRouter, null, card, description));
    },
    close: () => vite.close(),
  };
}
