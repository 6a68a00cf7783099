import { randomUUID } from "node:crypto";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { createLog } from "#app/log.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";

/** One hostile body. */
export interface HostileInput {
  name: string;
  body: Buffer;
  contentType: string;
}

export interface BoardTrial {
  /** One line per run that crashed or took too long. */
  failures: string[];
  /** Runs that accepted the body, and runs that reported why they did not. */
  read: number;
  refused: number;
  /** Runs whose parser was killed for its time or memory. */
  killed: number;
  longestMs: number;
  /** Good jobs of these boards that are no longer open. */
  closed: number;
}

/** One board per format, with its good jobs. */
const BOARDS: { source: string; token: string; formats: RegExp; good: string }[] = [
  { source: "gem", token: "goodboard", formats: /json/, good: JSON.stringify([1, 2, 3, 4, 5, 6].map(goodOpening)) },
  { source: "personio", token: "goodboard", formats: /xml|html/, good: goodPositions() },
  { source: "weworkremotely", token: "all", formats: /xml/, good: goodItems() },
  { source: "jazzhr", token: "goodboard", formats: /html/, good: "<p>applytojob</p>" },
];
const LONGEST_MS = 30_000;
/** Runs are a minute apart, so that no body is believed because it lasted, but span far more than an hour. */
const STEP_MS = 60_000;
const START = Date.UTC(2026, 8, 1);

/** Runs real boards over HTTP against one hostile body after another. The database must be empty and migrated. */
export async function tryBoards(database: Database, inputs: readonly HostileInput[]): Promise<BoardTrial> {
  const trial: BoardTrial = { failures: [], read: 0, refused: 0, killed: 0, longestMs: 0, closed: 0 };
  let served: HostileInput | null = null;
  const web = await startReplayServer({
    answer: () => served && { headers: { "content-type": served.contentType }, body: served.body },
  });
  const http = createOutboundHttp({ replayOrigin: web.origin, breaker: { failures: 1_000_000 } });
  try {
    await ensureSources(database, sources.values());
    await database.pool.query("update source set enabled = true");
    await addBoards(
      database,
      BOARDS.map(({ source, token }) => ({ source, token, companyName: "Good Board" })),
      "manual",
    );
    let at = START;
    const run = (board: (typeof BOARDS)[number], input: HostileInput) => {
      served = input;
      at += STEP_MS;
      return runOne(database, http, board, new Date(at));
    };
    for (const board of BOARDS)
      await run(board, { name: "good", body: Buffer.from(board.good), contentType: board.formats.source });
    const before = await openJobs(database);
    for (const input of inputs) {
      for (const board of BOARDS.filter(({ formats }) => formats.test(input.contentType))) {
        const started = performance.now();
        const error = await run(board, input).catch((thrown: unknown) => `crashed: ${String(thrown)}`);
        const ms = performance.now() - started;
        trial.longestMs = Math.max(trial.longestMs, Math.round(ms));
        if (error === null) trial.read += 1;
        else if (error.includes(": parsing an answer of ")) trial.killed += 1;
        else trial.refused += 1;
        if (error?.startsWith("crashed") || ms > LONGEST_MS)
          trial.failures.push(`${input.name} on ${board.source}: ${error ?? "accepted"} after ${Math.round(ms)} ms`);
      }
    }
    const open = await openJobs(database);
    trial.closed = before.filter((id) => !open.includes(id)).length;
    if (before.length < 12) trial.failures.push(`only ${before.length} good jobs could be closed`);
    if (trial.closed > 0) trial.failures.push(`${trial.closed} of ${before.length} good jobs were closed`);
    return trial;
  } finally {
    await http.close();
    await web.close();
  }
}

const log = createLog("silent");

/** Returns null when the answer was accepted, otherwise the reason why not. Throws only when the run itself crashes. */
async function runOne(
  database: Database,
  http: OutboundHttp,
  { source, token }: { source: string; token: string },
  now: Date,
): Promise<string | null> {
  const owner = randomUUID();
  const found = await findBoard(database, source, token);
  const board = await claimBoard(database, { owner, boardId: found!.id });
  if (board === null) throw new Error(`${source}:${token} could not be claimed`);
  const report = await runBoard({ database, http, board, owner, now, log, random: 0 });
  return report.error ?? null;
}

async function openJobs(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>("select id from job where closed_at is null");
  return rows.map((row) => row.id);
}

function goodOpening(number: number): object {
  return {
    id: `good-${number}`,
    title: `Backend Engineer ${number}`,
    absolute_url: `https://jobs.gem.com/goodboard/good-${number}`,
    location_type: "remote",
    location: { name: "Germany" },
    content: `<p>This is a fully remote role in team ${number}. ${"You write services, and you look after them. ".repeat(6)}</p>`,
  };
}

function goodPositions(): string {
  const positions = [1, 2, 3, 4, 5, 6].map(
    (number) =>
      `<position><id>${number}</id><name>Data Analyst ${number} (Remote)</name><office>Remote</office><createdAt>2026-05-01T08:00:00+00:00</createdAt>` +
      `<jobDescriptions><jobDescription><name>Role</name><value>This is a fully remote position, number ${number}.</value></jobDescription></jobDescriptions></position>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join("")}</workzag-jobs>`;
}

function goodItems(): string {
  const items = [1, 2, 3, 4, 5, 6].map(
    (number) =>
      `<item><title>Company ${number}: Writer ${number}</title><region>Anywhere in the World</region><type>Full-Time</type><description>You write page ${number}.</description>` +
      `<pubDate>Fri, 29 May 2026 08:00:00 +0000</pubDate><guid>https://weworkremotely.com/remote-jobs/good-${number}</guid><link>https://weworkremotely.com/remote-jobs/good-${number}</link></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Jobs</title>${items.join("")}</channel></rss>`;
}
