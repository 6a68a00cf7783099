import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addErrorHandlers } from "./errors.ts";
import { addOverloadShedding } from "./overload.ts";
import { FREE } from "./route-cost.ts";

test("rejects requests while too many are in flight, but not health checks, and recovers", async () => {
  const app = fastify();
  addErrorHandlers(app);
  addOverloadShedding(app, { maxInFlight: 2 });
  const gate = Promise.withResolvers<string>();
  app.get("/api/slow", () => gate.promise);
  app.get("/livez", { config: FREE }, () => "ok");
  const working = [app.inject("/api/slow"), app.inject("/api/slow")];
  await app.inject("/livez");
  const refused = await app.inject("/api/slow");
  expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([503, "2", "overloaded"]);
  expect((await app.inject("/livez")).statusCode).toBe(200);
  gate.resolve("done");
  expect((await Promise.all(working)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await app.inject("/api/slow")).statusCode).toBe(200);
  await app.close();
});

test("says that shedding lasts until a request is accepted again", async () => {
  const app = fastify();
  addErrorHandlers(app);
  const overload = addOverloadShedding(app, { maxInFlight: 1, sampleIntervalMs: 1 });
  const gate = Promise.withResolvers<string>();
  app.get("/api/slow", () => gate.promise);
  const working = app.inject("/api/slow");
  await expect.poll(() => overload.isLasting).toBe(true);
  gate.resolve("done");
  await working;
  await expect.poll(() => overload.isLasting).toBe(false);
  await app.close();
});
