import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import type { SearchModel } from "#search/model.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { buildApp } from "#api/app.ts";

/** Builds an app with a fake model and database, and collects its log lines. */
async function appOver({ ready = true, stale = false, query = () => Promise.resolve({ rows: [] as unknown[] }) } = {}) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const search = {
    ready,
    stale,
    size: 0,
    version: 0,
    query: () => ({ ids: ["1"], total: 1, counts: { entries: () => [], windows: {} } }),
    companies: { nameOf: () => undefined, slugOf: () => undefined },
    bytes: () => 0,
    onChange: () => {},
  } as unknown as SearchModel;
  const database = { pool: { query, totalCount: 1, idleCount: 1, waitingCount: 0 } } as unknown as Database;
  const sessions = { accountOf: () => Promise.resolve({ id: "1" }) };
  const log = createLog("info", { destination });
  const app = await buildApp({ config: readConfig({}), log, database, search, sessions });
  return { app, lines };
}

const broken = (message: string, code?: string) => () =>
  Promise.reject(Object.assign(new Error(message), code && { code }));
const calls = ["/api/jobs/featured", "/api/jobs", "/api/jobs/filter-options"];
const ask = (app: FastifyInstance, url: string) => app.inject({ url, headers: { authorization: "Bearer x" } });

test("search calls return 503 with Retry-After while the model is being built", async () => {
  const { app } = await appOver({ ready: false });
  for (const url of calls) {
    const answer = await ask(app, url);
    expect([answer.statusCode, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(answer.json()).toEqual({
      message: "Search is getting ready. Please try again in a few seconds.",
      code: "search-not-ready",
    });
  }
  const readiness = await app.inject("/readyz");
  expect([readiness.statusCode, readiness.json()]).toEqual([
    503,
    { status: "not ready", search: "building", database: "ok", load: "ok", process: "ok" },
  ]);
});

test("readiness fails without a fresh model or a database, but liveness does not", async () => {
  const { app } = await appOver({ ready: false, stale: true, query: broken("no", "ECONNREFUSED") });
  expect((await app.inject("/readyz")).json()).toEqual({
    status: "not ready",
    search: "stale",
    database: "away",
    load: "ok",
    process: "ok",
  });
  expect((await app.inject("/livez")).statusCode).toBe(200);
});

test.each([
  ["refused connection", "connect ECONNREFUSED", "ECONNREFUSED"],
  ["server shutting down", "terminating connection", "57P01"],
  ["too many connections", "sorry, too many clients", "53300"],
  ["statement timeout", "canceling statement", "57014"],
  ["no connection in time", "timeout exceeded when trying to connect", undefined],
])("treats an outage as 503, not as an internal error: %s", async (_name, message, code) => {
  const { app } = await appOver({ query: broken(message, code) });
  const answer = await ask(app, "/api/jobs/featured");
  expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
  expect(answer.body).not.toContain(message);
});

test("hides the details of an internal error behind 500 and logs it once", async () => {
  const { app, lines } = await appOver({ query: broken("column secret_salary does not exist", "42703") });
  const answer = await ask(app, "/api/jobs/featured?role=nurse");
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: "Something went wrong on our side. Please try again.", code: "internal" },
  ]);
  expect(lines.filter((line) => line.includes("secret_salary"))).toHaveLength(1);
});

test("logs the route of a request, but neither its path nor what the person searched for", async () => {
  const { app, lines } = await appOver();
  await ask(app, "/api/jobs/featured?role=nurse");
  await ask(app, "/api/jobs/424242");
  const line = lines.map((each) => JSON.parse(each) as Record<string, unknown>).find(({ msg }) => msg === "request");
  expect(line).toMatchObject({ method: "GET", route: "/api/jobs/featured", status: 200 });
  expect(lines.join("")).not.toContain("424242");
  expect(lines.join("")).not.toContain("nurse");
});

test("serves metrics only to direct callers of the local network, also without the database", async () => {
  const { app } = await appOver({ query: broken("no", "ECONNREFUSED") });
  const own = await app.inject("/metrics");
  expect(own.statusCode).toBe(200);
  expect(own.body).toContain("afield_search_jobs 0");
  expect((await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "203.0.113.9" } })).statusCode).toBe(404);
  expect((await app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(404);
});
