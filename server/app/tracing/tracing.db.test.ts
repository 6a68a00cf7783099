import { SpanStatusCode } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { openDatabase } from "#postgres/database.ts";
import { accountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { recordSpans } from "#test/processes/recorded-spans.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { isTracing, traced } from "./tracing.ts";

// Opened before there is an SDK, like the product of an operator who has none.
const untraced = await testDatabase();
await untraced.pool.query("select 1");
const wasTracing = isTracing();
const spans = recordSpans();

test("without an SDK nothing is recorded", async () => {
  expect([wasTracing, isTracing()]).toEqual([false, true]);
  expect(spans).toEqual([]);
});

test("a request is traced by its route, with the statements that it runs, without what it asks for", async () => {
  const id = await saveTestJob(untraced, { title: "Engineer", company: "Acme" });
  const database = openDatabase(untraced.url, { max: 4 });
  const api = await accountApi(database);
  try {
    spans.length = 0;
    expect((await api.get(`/api/jobs/${id}?secret=word`)).status).toBe(200);
    await expect.poll(() => spans.map(({ name }) => name)).toContain("GET /api/jobs/:id");
    const request = spans.find(({ name }) => name === "GET /api/jobs/:id");
    expect(request).toMatchObject({
      parent: null,
      status: null,
      attributes: { "http.route": "/api/jobs/:id", "http.response.status_code": 200 },
    });
    const statements = spans.filter(({ parent }) => parent === "GET /api/jobs/:id");
    expect(statements.length).toBeGreaterThan(1);
    for (const { attributes } of statements) expect(attributes).toMatchObject({ "db.system.name": "postgresql" });
    expect(statements.some(({ attributes }) => String(attributes["db.query.text"]).includes("$1"))).toBe(true);
    expect(JSON.stringify(spans)).not.toContain("word");
  } finally {
    await api.close();
    await database.close();
  }
});

test("a failing statement is traced as a failure, without its message", async () => {
  const database = openDatabase(untraced.url, { max: 1 });
  spans.length = 0;
  await expect(traced("task mine", {}, () => database.pool.query("select 'ana@example.com'::int"))).rejects.toThrow(
    "ana",
  );
  expect(spans).toMatchObject([
    { name: "select", parent: "task mine", status: { code: SpanStatusCode.ERROR } },
    { name: "task mine", parent: null, status: { code: SpanStatusCode.ERROR } },
  ]);
  expect(JSON.stringify(spans.map(({ status }) => status))).not.toContain("ana");
  await database.close();
});

test("an outbound request is traced by its host", async () => {
  spans.length = 0;
  const exchange = () => Promise.reject(new Error("away"));
  const http = createOutboundHttp({ gapMs: 0, exchange });
  await expect(http.fetch({ url: "https://jobs.example.org/postings?key=word" })).rejects.toThrow();
  expect(spans).toMatchObject([
    { name: "fetch", attributes: { "server.address": "jobs.example.org" }, status: { code: SpanStatusCode.ERROR } },
  ]);
  expect(JSON.stringify(spans)).not.toContain("word");
  await http.close();
});
