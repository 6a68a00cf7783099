import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addErrorHandlers } from "../http/errors.ts";
import { addEtags } from "../http/conditional/etag.ts";
import { originForm } from "../http/canonical-url.ts";
import { addOverloadShedding } from "./overload.ts";
import { addRequestRate } from "./request-rate.ts";
import { TokenBuckets } from "./token-buckets.ts";
import { requireRouteCosts } from "./route-cost.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";

test("an app doesn't start with a route that declares no bucket", async () => {
  const app = fastify();
  requireRouteCosts(app);
  app.get("/api/limited", { config: { bucket: "network", cost: 1 } }, () => "");
  app.get("/planted", () => "");
  await expect(app.ready()).rejects.toThrow("Routes without a bucket and a cost: GET /planted");
});

const SPELLINGS = ["/api/thing", "/%61pi/thing", "/api/t%68ing?a=1", "http://elsewhere.example/api/thing"];

/** An app whose guards are all in place; the API's one route waits for `gate`. */
function guarded(gate: Promise<string>) {
  const app = fastify({ rewriteUrl: (request) => originForm(request.url ?? "/") });
  addOverloadShedding(app, { maxAtWork: 1, maxWaitMs: 250 });
  addErrorHandlers(app);
  addSecurityHeaders(app, { https: false });
  addRequestRate(app, new TokenBuckets(undefined, () => 0));
  addEtags(app);
  app.get("/api/thing", { config: { bucket: "network", cost: 1 } }, () => gate);
  return app;
}

test.each(SPELLINGS)("limits, policy and ETag follow the route, however its path is spelled: %s", async (url) => {
  const app = guarded(Promise.resolve("ok"));
  const ask = () => app.inject({ url, remoteAddress: "203.0.113.5" });
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src"),
    etag: expect.any(String),
  });
  const statuses = new Set<number>();
  for (let request = 0; request < 320; request += 1) statuses.add((await ask()).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});

test.each(SPELLINGS)("sheds by the route, however its path is spelled: %s", async (url) => {
  const gate = Promise.withResolvers<string>();
  const app = guarded(gate.promise);
  await app.ready();
  const working = app.inject("/api/thing").then(({ statusCode }) => statusCode);
  await new Promise((resolve) => void setImmediate(resolve));
  expect((await app.inject(url)).statusCode).toBe(503);
  gate.resolve("ok");
  expect(await working).toBe(200);
});
