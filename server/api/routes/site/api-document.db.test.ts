import fc from "fast-check";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FILTER_NAMES } from "#contract/values/filters.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import { accountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { type WrittenSitemaps, writtenSitemaps } from "#test/search/written-sitemaps.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { buildDocumentedApp, type DeclaredRoute } from "#api/app.ts";
import type { ApiDocument } from "#api/http/api-document.ts";

const database = await testDatabase();
const TOKEN = "live";
const sessions = { accountOf: (token: string) => Promise.resolve(token === TOKEN ? { id: "1" } : null) };
let search: SearchModel;
let sitemaps: WrittenSitemaps;
let app: FastifyInstance;
let routes: readonly DeclaredRoute[];
let document: ApiDocument;

beforeAll(async () => {
  await saveTestJob(database, {
    title: "Engineer",
    company: "Acme",
    roles: ["software-engineer"],
    techStack: ["react"],
  });
  search = await openModel({ database, log: silentLog });
  const config = readConfig({});
  sitemaps = writtenSitemaps({ config, reading: database, search });
  ({ app, routes } = await buildDocumentedApp({ config, log: silentLog, database, search, sessions, sitemaps }));
  document = (await app.inject("/api/openapi.json")).json();
});

afterAll(async () => {
  await app.close();
  await sitemaps.remove();
  await search.close();
});

test("the document describes every route that is not hidden, and no other", () => {
  const registered = routes
    .filter(({ schema }) => schema?.hide !== true)
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url.replaceAll(/:(\w+)/g, "{$1}")}`));
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(registered.sort());
  expect(described).toContain("GET /api/jobs/featured");
});

test("each path has exactly the parameters of its URL", () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const inUrl = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(operations)) {
      const named = (parameters as { in: string; name: string }[]).filter((each) => each.in === "path");
      expect(new Set(named.map(({ name }) => name)), path).toEqual(new Set(inUrl));
    }
  }
});

test("hides only the catch-all, the metrics and the tools for assistants, which describe themselves", () => {
  const hidden = routes.filter(({ schema }) => schema?.hide === true).map(({ url }) => url);
  expect([...new Set(hidden)].sort()).toEqual(["/api/*", "/mcp", "/metrics"]);
});

test("the public document leaves out the operators' calls", async () => {
  const api = await accountApi(database);
  const { paths } = (await api.get("/api/openapi.json")).body as unknown as ApiDocument;
  expect(api.routes.some(({ url }) => url.startsWith("/api/operate/"))).toBe(true);
  expect(Object.keys(paths)).toContain("/api/referrals");
  expect(Object.keys(paths).filter((path) => path.includes("operate"))).toEqual([]);
  await api.close();
});

test("the document names each parameter, its values and its responses", () => {
  expect(document.openapi).toBe("3.1.0");
  const operation = document.paths["/api/jobs"]!["get"]!;
  const names = operation.parameters?.map((parameter) => (parameter as { name: string }).name);
  const others =
    "q salaryMin salaryUnstated livesIn eligible hideCompany hideKeyword hideSource hideJob hideAgency referable sortBy page limit";
  expect(names?.sort()).toEqual([...FILTER_NAMES, ...others.split(" ")].sort());
  expect(operation.parameters).toContainEqual(
    expect.objectContaining({
      name: "sortBy",
      schema: { type: "string", enum: ["date", "salary", "relevance", "referable", "match"] },
    }),
  );
  expect(operation.security).toEqual([{ token: [] }]);
  expect(Object.keys(operation.responses)).toEqual(["200", "400", "401", "429", "503"]);
  expect(JSON.stringify(document)).not.toContain("undefined");
});

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "99999999999999999999",
    "NaN",
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
    "__proto__",
    "constructor",
    "' or 1=1 --",
    "%00",
    "\u0000",
    "\ud800",
    "١",
    "1,10",
    ",,,",
    "all",
    "react",
    "worldwide",
    "date",
    "salary",
    "a".repeat(5000),
    "\u202e",
    "../../etc/passwd",
    "${7*7}",
    "<script>",
  ),
);

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

test("no query causes an internal error, and every error says what is wrong", async () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    path.includes("{") || operations["get"] === undefined ? [] : [{ path, operation: operations["get"] }],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.array(
        fc.tuple(fc.nat(20), fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: odd }), odd),
        { maxLength: 6 },
      ),
      fc.option(odd),
      async ({ path, operation }, params, etag) => {
        const known = (operation.parameters ?? []).map((parameter) => (parameter as { name: string }).name);
        const query = params.map(
          ([index, name, value]) =>
            `${encoded(name ?? known[index % Math.max(known.length, 1)] ?? "x")}=${encoded(value)}`,
        );
        const headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` };
        if (etag !== null) headers["if-none-match"] = encoded(etag);
        const answer = await app.inject({ url: `${path}?${query.join("&")}`, headers });
        expect([200, 304, 400, 414]).toContain(answer.statusCode);
        if (answer.statusCode >= 400) {
          const body = ErrorBody.strict().parse(answer.json());
          expect(body.message).not.toMatch(/\bat .+:\d+:\d+|node_modules|ZodError/);
        }
        expect(
          Object.keys(operation.responses).length === 0 ||
            answer.statusCode === 304 ||
            String(answer.statusCode) in operation.responses,
        ).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});

test("no path or method under /api causes an internal error", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS" as const),
      fc.array(odd, { maxLength: 4 }),
      fc.option(odd),
      async (method, parts, payload) => {
        const url = `/api/${parts.map(encoded).join("/")}`;
        const answer = await app.inject({
          method,
          url,
          ...(payload !== null && method !== "GET" && method !== "HEAD" && { payload }),
        });
        expect(answer.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 500 },
  );
});

test("the whole app doesn't start with a planted page that declares no bucket", async () => {
  const startWith = async (config: FastifyContextConfig) => {
    const web = (instance: FastifyInstance) => void instance.get("/planted", { config }, () => "");
    const { app: planted } = await buildDocumentedApp({
      config: readConfig({}),
      log: silentLog,
      database,
      search,
      sessions,
      web,
    });
    try {
      await planted.ready();
      return (await planted.inject("/planted")).statusCode;
    } finally {
      await planted.close();
    }
  };
  await expect(startWith({})).rejects.toThrow("Routes without a bucket and a cost: GET /planted");
  await expect(startWith({ bucket: "network" })).rejects.toThrow("Routes without a bucket and a cost: GET /planted");
  expect(await startWith({ bucket: "network", cost: 5 })).toBe(200);
});
