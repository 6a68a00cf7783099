import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StatusResponse } from "#contract/schemas/status.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { hours, openings, start, startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { systemStatus } from "#store/operations/system-status.ts";
import { buildApp } from "#api/app.ts";

const database = await testDatabase();
const runs = await startBoardRuns(database);
let search: SearchModel;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  token = await runs.newBoard(
    [...openings("a", "b", "c"), { id: "desk", text: "This role is on-site in our office, five days a week." }],
    { companyName: "Larch Secret Works" },
  );
  const broken = await runs.newBoard();
  runs.feed.answer(broken, { status: 500 });
  await runs.run(token, start);
  await runs.run(broken, start);
  // `c` is missing twice, an hour apart, and later returns under its own id.
  runs.feed.list(token, openings("a", "b"));
  await runs.run(token, hours(2));
  await runs.run(token, hours(4));
  search = await openModel({ database, log: silentLog });
  app = await buildApp({ config: readConfig({}), log: silentLog, database, search });
});
afterAll(async () => {
  await app.close();
  await search.close();
});

test("the response follows the contract and names no board, URL or message", async () => {
  const answer = await app.inject("/api/status");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=20");
  const { data } = StatusResponse.parse(answer.json());
  expect(data.sample).toBe(false);
  expect(answer.body).not.toContain(token);
  expect(answer.body).not.toMatch(/Larch|answered 500|127\.0\.0\.1|lease/);
});

test("reports boards, published and dropped items, runs and failures of a source", async () => {
  const status = await systemStatus(database, hours(5));
  const lever = status.sources.find((source) => source.id === "lever")!;
  expect(lever).toMatchObject({
    name: "Lever",
    enabled: true,
    boards: 2,
    failingBoards: 1,
    deadBoards: 0,
    jobs: 2,
    seen: 2,
    kept: 2,
    dropped: {},
  });
  expect(lever).toMatchObject({ runs: 4, failedRuns: 1, lastSuccessAt: hours(4).toISOString() });
  expect(lever.requests).toBeGreaterThanOrEqual(3);
  expect(lever.bytes).toBeGreaterThan(0);
  expect(status.totals).toMatchObject({
    openJobs: 2,
    companies: 1,
    boards: 2,
    sources: 1,
    openedToday: 3,
    closedToday: 1,
  });
  expect(status.queue).toMatchObject({ runningBoards: 0 });
});

test("counts dropped items by reason, which with the published ones add up to all", async () => {
  const other = await runs.newBoard([
    ...openings("x"),
    { id: "desk", text: "This role is on-site in our office, five days a week." },
  ]);
  await runs.run(other, hours(4));
  const lever = (await systemStatus(database, hours(5))).sources.find((source) => source.id === "lever")!;
  const dropped = Object.values(lever.dropped).reduce((sum, items) => sum + items, 0);
  expect(lever.kept + dropped).toBe(lever.seen);
});

test("reports every hour and day, even without events", async () => {
  const { hours: bars, days } = await systemStatus(database, hours(5));
  expect(bars).toHaveLength(24);
  expect(bars.at(-1)!.at).toBe("2026-06-01T17:00:00.000Z");
  expect(bars.reduce((sum, bar) => sum + bar.runs, 0)).toBe(5);
  expect(bars.reduce((sum, bar) => sum + bar.failedRuns, 0)).toBe(1);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ day: "2026-06-01", opened: 4, closed: 1 });
  expect(days[0]).toEqual({ day: "2026-05-19", opened: 0, closed: 0 });
});

test("a job's provenance says when it was seen, why it closed and how often it came back", async () => {
  const { rows } = await database.pool.query<{ job_id: string }>(
    "select jp.job_id from job_posting jp join posting p on p.id = jp.posting_id where p.external_id = 'c'",
  );
  const read = async () => (await jobsByIds(database, [rows[0]!.job_id]))[0]!.provenance!;
  expect(await read()).toMatchObject({
    firstSeenAt: start.toISOString(),
    lastSeenAt: start.toISOString(),
    closedAt: hours(4).toISOString(),
    closedWhy: "Its source no longer lists it.",
    repostedCount: 0,
    sources: [
      { source: "lever", leads: true, closedAt: hours(4).toISOString(), closedWhy: "Its source no longer lists it." },
    ],
  });
  runs.feed.list(token, openings("a", "b", "c"));
  await runs.run(token, hours(6));
  const back = await read();
  expect(back).toMatchObject({
    firstSeenAt: start.toISOString(),
    lastSeenAt: hours(6).toISOString(),
    repostedCount: 1,
  });
  expect(back.closedAt).toBeUndefined();
  expect(back.sources[0]?.closedAt).toBeUndefined();
});

test("serves a logo under its hash, cacheable forever, and nothing else", async () => {
  await database.pool.query(
    `insert into company_logo (company_id, source_url, hash, webp, width, height, next_try_at)
     select id, 'https://x.example/l.png', '0123456789abcdef', 'RIFF', 1, 1, now() from company where slug = 'larch-secret-works'`,
  );
  const logo = await app.inject("/logos/larch-secret-works-0123456789abcdef.webp");
  expect(logo.statusCode).toBe(200);
  expect(logo.rawPayload.toString()).toBe("RIFF");
  expect(logo.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  for (const other of [
    "larch-secret-works-0123456789abcdee.webp",
    "larch-0123456789abcdef.webp",
    "..%2f..%2fetc%2fpasswd",
    "x.svg",
    "%00",
  ])
    expect((await app.inject(`/logos/${other}`)).statusCode, other).toBe(404);
});
