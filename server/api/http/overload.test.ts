import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addErrorHandlers } from "./errors.ts";
import { addOverloadShedding } from "./overload.ts";

test("turns API requests away while too many are in work, lets health pass, and takes them again after", async () => {
  const app = fastify();
  addErrorHandlers(app);
  addOverloadShedding(app, { mostAtOnce: 2 });
  const gate = Promise.withResolvers<string>();
  app.get("/api/slow", () => gate.promise);
  app.get("/livez", () => "ok");
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
