import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { addErrorHandlers } from "../http/errors.ts";
import { addRequestDeadline } from "./request-deadline.ts";

const { url } = await testDatabase();

/** Yields a text in three pieces. */
async function* pieces(gapMs: number): AsyncGenerator<string> {
  for (const piece of ["one ", "two ", "three"]) {
    yield piece;
    await sleep(gapMs);
  }
}

/** Starts a server whose requests have so long, over a pool of one connection. */
async function startServer(timeMs = 200) {
  const lines: { level: number; msg: string }[] = [];
  const app = fastify({
    logger: { level: "warn", stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  const database = openDatabase(url, { max: 1 });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  addErrorHandlers(app);
  addRequestDeadline(app, timeMs);
  const query = async () => (await database.pool.query("select pg_sleep(20)")).rows;
  app.get("/query", query);
  app.post("/query", query);
  app.get("/sleep", async (_request, reply) => {
    await sleep(400);
    return reply.code(200).send("late");
  });
  app.get("/download", async (_request, reply) => reply.send(Readable.from(pieces(timeMs))));
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  return { database, lines, ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) };
}

test.each([
  ["GET", {}],
  ["POST", { body: "{}", headers: { "content-type": "application/json" } }],
])("a %s whose query takes too long gets 503, and its connection is free again", async (method, init) => {
  const { database, ask, lines } = await startServer();
  const answer = await ask("/query", { method, ...init });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await sleep(100);
  expect(lines).toEqual([]);
});

test("ignores what a handler sends after the time is up", async () => {
  const { ask, lines } = await startServer();
  expect((await ask("/sleep")).status).toBe(503);
  await sleep(500);
  expect(lines).toEqual([]);
});

test("a download that has begun goes on past the time", async () => {
  // Long enough for the download to begin on a busy machine.
  const { ask, lines } = await startServer(1000);
  const answer = await ask("/download");
  expect([answer.status, await answer.text()]).toEqual([200, "one two three"]);
  expect(lines).toEqual([]);
});
