import { randomUUID } from "node:crypto";
import type { Job } from "#contract/schemas/job.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { createLog } from "#app/log.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { jobDetails } from "#store/search/job-pages.ts";
import { makeText } from "#test/factories.ts";

const SOURCE = "jobicy";
const MOST_PER_RUN = 500;
/** A busy machine reaches the parser's limits now and then. */
const MOST_TRIES = 8;

/** Creates an opening with the payload in every text field of its source. */
function opening(payload: string, number: number): object {
  return {
    id: number,
    url: `https://jobicy.com/jobs/${number}?x=${encodeURIComponent(payload)}`,
    jobTitle: `${payload} ${number}`,
    companyName: `${payload} Company ${number}`,
    companyLogo: payload,
    jobIndustry: [payload, "Design"],
    jobType: [payload],
    jobGeo: `Germany, ${payload}`,
    jobLevel: payload,
    jobExcerpt: `${payload} ${makeText(`excerpt ${number}`, 120)}`,
    jobDescription: `${payload}<p>${makeText(`body ${number}`, 300)}</p><p>${payload}</p><a href="${payload.replaceAll('"', "&quot;")}">x</a>`,
    pubDate: "2026-05-20T08:00:00+00:00",
    salaryCurrency: payload,
  };
}

/** A job as the API returns it, with the description of its page. */
export interface DrawnJob {
  job: Job;
  description: string;
}

/** Sends the payloads through the whole pipeline and returns the jobs as the API does. */
export async function payloadJobs(database: Database, payloads: readonly string[]): Promise<DrawnJob[]> {
  let body = "";
  const web = await startReplayServer({ answer: () => ({ headers: { "content-type": "application/json" }, body }) });
  const http = createOutboundHttp({ replayOrigin: web.origin });
  const log = createLog("silent");
  try {
    await ensureSources(database, sources.values());
    await addBoards(database, [{ source: SOURCE, token: "all", companyName: null }], "manual");
    const found = await findBoard(database, SOURCE, "all");
    // Runs of equal size, because a board that halves is implausible.
    const perRun = Math.ceil(payloads.length / Math.ceil(payloads.length / MOST_PER_RUN));
    for (let at = 0; at < payloads.length; at += perRun) {
      const jobs = payloads.slice(at, at + perRun).map((payload, offset) => opening(payload, at + offset));
      body = JSON.stringify({ apiVersion: "2.0", jobCount: jobs.length, jobs, success: true });
      const now = new Date(Date.UTC(2026, 5, 1) + at * 1000);
      await readPatiently(async () => {
        const owner = randomUUID();
        const board = await claimBoard(database, { owner, boardId: found!.id });
        return (await runBoard({ database, http, board: board!, owner, now, log, random: 0 })).error;
      });
    }
  } finally {
    await http.close();
    await web.close();
  }
  const { rows } = await database.pool.query<{ id: string }>("select id from job where closed_at is null order by id");
  const jobs: DrawnJob[] = [];
  for (let at = 0; at < rows.length; at += 500) {
    for (const job of await jobsByIds(database, rows.slice(at, at + 500).map((row) => row.id)))
      jobs.push({ job, description: (await jobDetails(database, job.id))?.description ?? "" });
  }
  return jobs;
}

async function readPatiently(read: () => Promise<string | undefined>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const error = await read();
    if (error === undefined) return;
    if (tries === MOST_TRIES || !/took (?:more than|too long)/.test(error))
      throw new Error(`the payloads could not be read: ${error}`);
  }
}
