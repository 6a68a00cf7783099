import { connect, type AddressInfo } from "node:net";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addErrorHandlers } from "../http/errors.ts";
import { IN_PROCESS } from "../http/in-process.ts";
import { addOverloadShedding, type OverloadOptions } from "./overload.ts";
import { FREE } from "./route-cost.ts";

function server(options: OverloadOptions) {
  const app = fastify();
  addErrorHandlers(app);
  const overload = addOverloadShedding(app, options);
  const gate = Promise.withResolvers<string>();
  app.get("/api/slow", () => gate.promise);
  app.get("/api/quick", async () => "quick");
  app.post("/api/auth/login", async () => "in");
  app.get("/livez", { config: FREE }, () => "ok");
  onTestFinished(async () => {
    gate.resolve("done");
    await app.close();
  });
  return { app, overload, gate };
}

test("refuses what waits too long, but not health checks and its own calls, and recovers", async () => {
  const { app, overload, gate } = server({ maxAtWork: 2, maxWaitMs: 250 });
  const working = [app.inject("/api/slow"), app.inject("/api/slow")];
  await expect.poll(() => overload.inFlight).toBe(2);
  const refused = await app.inject("/api/quick");
  expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([503, "2", "overloaded"]);
  expect(refused.headers["x-content-type-options"]).toBe("nosniff");
  expect((await app.inject("/livez")).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/quick", headers: IN_PROCESS })).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/quick", headers: { "x-in-process": "guess" } })).statusCode).toBe(503);
  gate.resolve("done");
  expect((await Promise.all(working)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await app.inject("/api/quick")).statusCode).toBe(200);
});

test("logins and searches have places of their own", async () => {
  const { app, overload, gate } = server({ maxAtWork: 1, maxWaitMs: 250 });
  const working = app.inject("/api/slow");
  await expect.poll(() => overload.inFlight).toBe(1);
  expect((await app.inject({ method: "POST", url: "/api/auth/login", payload: {} })).statusCode).toBe(200);
  gate.resolve("done");
  await working;
});

test("bodies that don't arrive and responses that nobody reads take no place", async () => {
  const { app, overload } = server({ maxAtWork: 1, maxWaitMs: 250 });
  app.get("/api/large", async () => "x".repeat(20_000_000));
  let handled = 0;
  app.addHook("onSend", async () => void (handled += 1));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const send = (text: string) => {
    const socket = connect(port, "127.0.0.1", () => void socket.pause().write(text));
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const half =
    "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
  for (let each = 0; each < 5; each += 1) send(half);
  for (let each = 0; each < 5; each += 1) {
    send("GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n");
    await expect.poll(() => handled).toBe(each + 1);
  }
  expect(overload.inFlight).toBe(0);
  expect((await app.inject("/api/quick")).statusCode).toBe(200);
  expect((await app.inject({ method: "POST", url: "/api/auth/login", payload: {} })).statusCode).toBe(200);
});

test("gives one connection only one place in a long queue", async () => {
  const { app, overload, gate } = server({ maxAtWork: 1, maxWaitMs: 60_000 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const working = app.inject("/api/slow");
  await expect.poll(() => overload.inFlight).toBe(1);
  let read = "";
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () => {
    socket.write("GET /api/quick HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50));
  });
  socket.on("error", () => {}).on("data", (data: Buffer) => (read += data.toString()));
  onTestFinished(() => void socket.destroy());
  await expect.poll(() => overload.inFlight).toBe(33);
  const other = app.inject("/api/quick");
  await expect.poll(() => overload.inFlight).toBe(34);
  gate.resolve("done");
  expect((await other).statusCode).toBe(200);
  await expect.poll(() => read.split("HTTP/1.1 503").length - 1).toBe(18);
  expect(read.split("HTTP/1.1 200").length - 1).toBe(32);
  await working;
});

test("refuses before routing while many wait, but not what is always answered", async () => {
  const { app, overload, gate } = server({ maxAtWork: 1, maxWaitMs: 60_000 });
  let routed = 0;
  app.addHook("onRequest", async () => void (routed += 1));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const working = app.inject("/api/slow");
  await expect.poll(() => overload.inFlight).toBe(1);
  const waiting = Array.from({ length: 400 }, () => app.inject("/api/quick"));
  await expect.poll(() => overload.inFlight).toBe(401);
  const before = routed;
  const refused = await fetch(`${url}/api/quick`);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "2",
    expect.objectContaining({ code: "overloaded" }),
  ]);
  expect(routed).toBe(before);
  expect((await fetch(`${url}/livez?once`)).status).toBe(200);
  gate.resolve("done");
  await working;
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await fetch(`${url}/api/quick`)).status).toBe(200);
});

test("says that overload lasts while it refuses everything, and not while it accepts some", async () => {
  const { app, overload, gate } = server({ maxAtWork: 1, maxWaitMs: 1, maxWaiting: 1, sampleIntervalMs: 5 });
  const working = app.inject("/api/slow");
  const refusals: Promise<unknown>[] = [];
  await expect
    .poll(
      () => {
        refusals.push(app.inject("/api/quick"), app.inject("/api/quick"));
        return overload.isLasting;
      },
      { interval: 1 },
    )
    .toBe(true);
  gate.resolve("done");
  await working;
  await Promise.all(refusals);
  await expect.poll(() => overload.isLasting).toBe(false);
});
