import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { Database } from "#postgres/database.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { browserOptions } from "../../e2e/browser.ts";
import { cardMarkup } from "./card-markup.ts";
import { watchFrames } from "./frames.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { CorpusResult, HostileSuite } from "./suite.ts";
import { payloadJobs } from "./payload-jobs.ts";

/** Markup that executes, in every text field of an opening, from the feed to the card and the description in a browser. */
export const xssSuite: HostileSuite = {
  name: "markup",
  async run() {
    const payloads = xssPayloads();
    return payloads.length === 0 ? [] : [await withDatabase({ max: 6 }, (database) => tryPayloads(database, payloads))];
  },
};

/** Returns every payload of the corpus; none if it is absent. */
export function xssPayloads(): string[] {
  const file = sharedPath("hostile", "xss", "xss_all.jsonl");
  if (file === null) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { payload: string }).payload);
}

export async function tryPayloads(database: Database, payloads: readonly string[]): Promise<CorpusResult> {
  const jobs = await payloadJobs(database, payloads);
  const markup = await cardMarkup();
  const drawn = jobs.map((drawnJob) => markup.draw(drawnJob));
  await markup.close();
  const browser = await chromium.launch(await browserOptions());
  try {
    const ours = await watchFrames(browser, drawn, 60_000);
    const raw = await watchFrames(browser, payloads.map(rawCard), 6_000);
    const failures = [
      ...[...ours.fired].map((number) => `executed: ${jobs[number]?.job.role}`),
      ...[...ours.unsafe].map((number) => `a handler, script or odd address is drawn: ${jobs[number]?.job.role}`),
      ...ours.requests.map((url) => `the card asked for ${url}`),
    ];
    // A payload that opens a comment or a script swallows the rest of its text, as in a browser.
    const described = jobs.filter(({ description }) => description !== "").length;
    if (described < jobs.length * 0.9) failures.push(`only ${described} of ${jobs.length} jobs kept a description`);
    // Payloads may be merged as one opening or dropped as office jobs, but most must be rendered.
    if (ours.inspected < drawn.length)
      failures.push(`only ${ours.inspected} of ${drawn.length} cards were inspected in the browser`);
    if (drawn.length < payloads.length * 0.9)
      failures.push(`only ${drawn.length} of ${payloads.length} payloads became jobs`);
    return {
      corpus: "xss",
      tried: payloads.length,
      failures,
      figures: { drawn: drawn.length, executed: ours.fired.size },
      control: { what: "a card put together from raw text executes", harmed: raw.fired.size, of: payloads.length },
    };
  } finally {
    await browser.close();
  }
}

/** The same fields in the same places, by concatenation. */
function rawCard(payload: string): string {
  return `<h3>${payload}</h3><img alt="${payload}" src="${payload}"><p title='${payload}'>x</p><a href="${payload}">Apply</a><div>${payload}</div>`;
}
