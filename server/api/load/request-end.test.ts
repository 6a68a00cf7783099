import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { fastify, type FastifyReply, type FastifyRequest } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addErrorHandlers } from "../http/errors.ts";
import { addOverloadShedding } from "./overload.ts";
import { onRequestEnd } from "./request-end.ts";

/** Bytes that no socket buffer takes whole. */
const LARGE = "x".repeat(20_000_000);
const request = (path: string, body = "{}") =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const HALF = request("/api/slow", '{"a":1}').slice(0, -3);

async function server() {
  const app = fastify({ requestTimeout: 60, http: { headersTimeout: 60, connectionsCheckingInterval: 20 } });
  addErrorHandlers(app);
  const overload = addOverloadShedding(app);
  const begun = new Set<object>();
  const ended: { hungUp: boolean }[] = [];
  app.addHook("onRequest", async (each) => void begun.add(each));
  onRequestEnd(app, (_request, _reply, hungUp) => void ended.push({ hungUp }));
  app.post("/api/quick", async () => ({}));
  app.post("/api/slow", async () => {
    await sleep(20);
    return {};
  });
  app.post("/api/large", async () => LARGE);
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { app, overload, begun, ended, port: (app.server.address() as AddressInfo).port };
}

/** Every way a request can end; each resolves when the client's side is closed. */
const ENDINGS: Record<string, (socket: Socket) => Promise<unknown>> = {
  "the response is read": async (socket) => {
    socket.write(request("/api/slow"));
    await new Promise((resolve) => void socket.once("data", resolve));
    socket.end();
  },
  "the client closes while the handler works": async (socket) => {
    socket.write(request("/api/slow"));
    await sleep(5);
    socket.end();
  },
  "the client resets while the handler works": async (socket) => {
    socket.write(request("/api/slow"));
    await sleep(5);
    socket.resetAndDestroy();
  },
  "the client resets after half a body": async (socket) => {
    socket.write(HALF);
    await sleep(5);
    socket.resetAndDestroy();
  },
  "the body doesn't arrive in time": async (socket) => {
    socket.write(HALF);
    socket.resume();
    await new Promise((resolve) => void socket.once("close", resolve));
  },
  "the response is never read": async (socket) => {
    socket.pause();
    socket.write(request("/api/large"));
    await sleep(20);
    socket.destroy();
  },
  "the client resets before its pipelined requests have their turn": async (socket) => {
    socket.write(request("/api/slow") + request("/api/slow") + request("/api/quick"));
    await sleep(5);
    socket.resetAndDestroy();
  },
};

test("every request leaves the overload counter once, whichever way it ends", async () => {
  const { overload, begun, ended, port } = await server();
  const ending = fc.constantFrom(...Object.keys(ENDINGS));
  await fc.assert(
    fc.asyncProperty(fc.array(ending, { minLength: 1, maxLength: 12 }), async (names) => {
      await Promise.all(
        names.map(async (name) => {
          const socket = connect(port, "127.0.0.1");
          socket.on("error", () => {});
          await new Promise((resolve) => void socket.once("connect", resolve));
          await ENDINGS[name]!(socket);
        }),
      );
      await expect.poll(() => overload.inFlight, { timeout: 10_000, interval: 5 }).toBe(0);
      // A request of a closed connection may still begin.
      await expect.poll(() => begun.size - ended.length, { timeout: 10_000, interval: 5 }).toBe(0);
    }),
    { numRuns: 10 },
  );
});

test("a client that hangs up while the handler works is reported as hung up", async () => {
  const { ended, port } = await server();
  const socket = connect(port, "127.0.0.1", () => void ENDINGS["the client resets while the handler works"]!(socket));
  await expect.poll(() => ended).toEqual([{ hungUp: true }]);
});

test("watches a response once, however many parts of the app wait for its end", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const ended: number[] = [];
  const watching: number[] = [];
  const count = async (_request: FastifyRequest, { raw }: FastifyReply) =>
    void watching.push(raw.listenerCount("close") + raw.listenerCount("finish"));
  app.addHook("onRequest", count);
  for (let part = 0; part < 20; part += 1) onRequestEnd(app, () => void ended.push(part));
  app.addHook("onRequest", count);
  app.get("/", async () => ({}));
  await app.inject("/");
  expect(watching[1]! - watching[0]!).toBeLessThanOrEqual(2);
  expect(ended).toEqual(Array.from({ length: 20 }, (_, part) => part));
});
