import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#app/log.ts";
import { exchange } from "#http/exchange.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { testDatabase } from "#test/database/database.ts";
import { createVirtualClock, type VirtualClock } from "#test/http/virtual-clock.ts";
import { startBoardWorker } from "./board-worker.ts";

const SOURCES = ["lever", "greenhouse", "ashby", "recruitee", "breezy", "remoteok"];
const BOARDS_EACH = 10;

/** Advances the clock second by second, and leaves the database a moment to answer in each. */
async function pass(clock: VirtualClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await clock.advance(1000);
    await sleep(4);
  }
}

test("a worker without a network is calm, costs no board anything, and reads on once the network is back", async () => {
  const database = await testDatabase();
  await ensureSources(database, sources.values());
  const boards = SOURCES.flatMap((source) =>
    Array.from({ length: source === "remoteok" ? 1 : BOARDS_EACH }, (_, at) => ({
      source,
      token: source === "remoteok" ? "all" : `board${at}`,
      companyName: `Company ${at}`,
    })),
  );
  await addBoards(database, boards, "directory");
  const count = async (where: string) =>
    (await database.pool.query<{ n: number }>(`select count(*)::int as n from board where ${where}`)).rows[0]!.n;

  const clock = createVirtualClock(Date.now());
  const lines: string[] = [];
  const log = createLog("info", { destination: { write: (line) => lines.push(line) } });
  const port = await freePort();
  let requests = 0;
  const http = createOutboundHttp({
    replayOrigin: `http://127.0.0.1:${port}`,
    clock,
    log,
    watchNetwork: true,
    exchange(...args) {
      requests += 1;
      return exchange(...args);
    },
  });
  onTestFinished(() => http.close());
  const worker = startBoardWorker({ database, http, log }, { clock, now: () => new Date(clock.now()) });

  // Three hosts have to fail within the watch's seconds, however slow the machine is.
  while (lines.length === 0) {
    await clock.advance(100);
    await sleep(80);
  }
  await pass(clock, 900);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(/^No network: no connection .*ECONNREFUSED.*; trying again at \d\d:\d\d/),
  ]);
  // The first requests of the start, then one probe per attempt.
  expect(requests).toBeLessThanOrEqual(SOURCES.length * 2 + 8);
  expect(await count("failures > 0 or gone_count > 0 or last_run_at is not null or last_error is not null")).toBe(0);

  const web = await startReplayServer({ answer: () => null, port });
  onTestFinished(() => web.close());
  for (let second = 0; second < 1200 && (await count("last_run_at is not null")) < boards.length; second += 10)
    await pass(clock, 10);
  expect(await count("last_run_at is not null")).toBe(boards.length);
  expect(http.outage()).toBeNull();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg).slice(1)).toEqual(["the network is back"]);
  await worker.stop(0);
});
