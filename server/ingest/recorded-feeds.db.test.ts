import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { FEED_KINDS, recordedReplay, type FeedKind, type RecordedReplay } from "#test/recordings/recorded-feeds.ts";
import { hours, start } from "#test/board-runs.ts";
import { runBoard } from "./run/run-board.ts";

const closers: (() => Promise<void>)[] = [];
/** One database per kind of payload: both kinds may use one board token. */
const databases: Partial<Record<FeedKind, Database>> = {};

beforeAll(async () => {
  for (const kind of FEED_KINDS) {
    databases[kind] = await testDatabase();
    await ensureSources(databases[kind], sources.values());
  }
});
afterAll(async () => {
  for (const close of closers) await close();
});

async function outboundHttpTo(replay: RecordedReplay): Promise<OutboundHttp> {
  const server = await startReplayServer({ answer: (host, path, query) => replay.answer(host, path, query) });
  const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1000 } });
  closers.push(async () => {
    await http.close();
    await server.close();
  });
  return http;
}

interface Trial {
  database: Database;
  source: string;
  http: OutboundHttp;
}

async function run({ database, source, http }: Trial, token: string, now: Date): Promise<RunReport> {
  const owner = randomUUID();
  const found = await findBoard(database, source, token);
  const board = await claimBoard(database, { owner, boardId: found!.id });
  const keys = Object.fromEntries((sources.get(source)?.keys ?? []).map((name) => [name, "example"]));
  return runBoard({ database, http, keys, board: board!, owner, now, log: silentLog });
}

async function openIds({ database, source }: Trial, token: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ external_id: string }>(
    `select p.external_id from posting p join board b on b.id = p.board_id
     where b.source = $1 and b.token = $2 and p.closed_at is null and p.dropped_reason is null order by 1`,
    [source, token],
  );
  return rows.map((row) => row.external_id);
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Every kind of payload of every source. */
const every = (ids: Iterable<string>) => [...ids].flatMap((id) => FEED_KINDS.map((kind) => [kind, id] as const));

describe.each(every(sources.keys()))("the %s payloads of %s", (kind, source) => {
  const replay = recordedReplay(kind, source);

  test.skipIf(replay.boards.length === 0)(
    "are counted completely, and a second run changes nothing",
    { timeout: 300_000 },
    async () => {
      const trial = { database: databases[kind]!, source, http: await outboundHttpTo(replay) };
      await addBoards(
        trial.database,
        replay.boards.map((board) => ({ source, token: board.token, companyName: board.companyName ?? null })),
        "manual",
      );
      for (const { token } of replay.boards) {
        const first = await run(trial, token, start);
        expect(first, `${token}: ${first.error}`).toMatchObject({
          outcome: expect.stringMatching(/^(ok|changed-shape)$/),
        });
        expect(first.seen, token).toBe(first.kept + sum(first.dropped));
        expect(first.seen, token).toBeGreaterThanOrEqual(replay.current(token).items() > 0 ? 1 : 0);
        const second = await run(trial, token, hours(2));
        expect(second, token).toMatchObject({ kept: first.kept, changed: 0, opened: 0, closed: 0, reopened: 0 });
      }
    },
  );
});

describe.each(every(["greenhouse", "lever"]))("successive %s snapshots of one %s board", (kind, source) => {
  const replay = recordedReplay(kind, source);
  const series = replay.boards.filter((board) => lengthOfSeries(kind, source, board.token) > 1);

  test.skipIf(series.length === 0)(
    "close exactly what vanished, despite a truncated body in between",
    { timeout: 120_000 },
    async () => {
      const cut = new Set<string>();
      const server = await startReplayServer({
        answer(host, path, query) {
          const answer = replay.answer(host, path, query);
          const half = String(answer?.body ?? "").slice(0, String(answer?.body ?? "").length / 2);
          return answer && cut.has(host) ? { ...answer, body: half } : answer;
        },
      });
      const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1000 } });
      const trial = { database: databases[kind]!, source, http };
      closers.push(async () => {
        await http.close();
        await server.close();
      });
      let vanished = 0;
      for (const { token } of series) {
        await addBoards(trial.database, [{ source, token, companyName: null }], "manual");
        const host = new URL(replay.current(token).request.url).hostname;
        let at = 48;
        await run(trial, token, hours(at));
        while (replay.advance(token)) {
          at += 24;
          const before = await openIds(trial, token);
          expect(await run(trial, token, hours(at)), token).toMatchObject({ outcome: "ok" });
          cut.add(host);
          expect(await run(trial, token, hours(at + 2)), token).toMatchObject({ outcome: "failed", closed: 0 });
          cut.delete(host);
          const second = await run(trial, token, hours(at + 4));
          const listed = new Set(idsIn(replay.current(token).body()));
          const gone = before.filter((id) => !listed.has(id));
          expect(await notListed(trial, token), token).toEqual(expect.arrayContaining(gone));
          expect(
            (await notListed(trial, token)).filter((id) => listed.has(id)),
            token,
          ).toEqual([]);
          expect(
            (await openIds(trial, token)).filter((id) => !listed.has(id)),
            token,
          ).toEqual([]);
          expect(second.closed, token).toBe(gone.length);
          vanished += gone.length;
        }
      }
      expect(vanished).toBeGreaterThan(0);
    },
  );
});

async function notListed({ database, source }: Trial, token: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ external_id: string }>(
    `select p.external_id from posting p join board b on b.id = p.board_id
     where b.source = $1 and b.token = $2 and p.closed_reason = 'not-listed' and p.dropped_reason is null order by 1`,
    [source, token],
  );
  return rows.map((row) => row.external_id);
}

function lengthOfSeries(kind: FeedKind, source: string, token: string): number {
  const replay = recordedReplay(kind, source);
  if (!replay.boards.some((board) => board.token === token)) return 0;
  let length = 1;
  while (replay.advance(token)) length += 1;
  return length;
}

function idsIn(body: string): string[] {
  const root = JSON.parse(body) as { jobs?: { id: unknown }[] } | { id: unknown }[];
  return (Array.isArray(root) ? root : (root.jobs ?? [])).map((item) => String(item.id));
}
