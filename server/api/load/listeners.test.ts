import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { addListeners, shareable } from "./listeners.ts";

const HOST = { host: "127.0.0.1", port: 0, backlog: 100 };
/** So many connections that the kernel gives several sockets some of them. */
const CONNECTIONS = 200;

async function open(): Promise<{ server: Server; port: number; listeners: Awaited<ReturnType<typeof addListeners>> }> {
  const server = createServer({ headersTimeout: 300, connectionsCheckingInterval: 50 }, (_request, response) =>
    response.end("ok"),
  );
  server.listen(shareable(HOST));
  await once(server, "listening");
  const listeners = await addListeners(server, HOST);
  onTestFinished(async () => {
    server.closeAllConnections();
    await listeners.close();
  });
  return { server, port: (server.address() as AddressInfo).port, listeners };
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: HOST.host, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    }).on("error", reject);
  });
}

test("every connection gets its response, whichever socket accepts it", async () => {
  const { port } = await open();
  const statuses = await Promise.all(Array.from({ length: CONNECTIONS }, () => statusOf(port)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test.runIf(process.platform === "linux")("several connections are accepted in one turn of the event loop", async () => {
  const { server, port } = await open();
  let turn = 0;
  const inTurn: number[] = [];
  server.on("connection", () => (inTurn[turn] = (inTurn[turn] ?? 0) + 1));
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, HOST.host));
  // Blocks until the kernel has completed the handshakes, as a busy process would.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const accepted = () => inTurn.reduce((sum, count) => sum + count, 0);
  while (accepted() < CONNECTIONS) await new Promise((next) => setImmediate(() => next((turn += 1))));
  for (const socket of sockets) socket.destroy();
  expect(Math.max(...inTurn.filter(Boolean))).toBeGreaterThan(3);
});

test("no other program can take the port", async () => {
  const { port } = await open();
  const other = createServer().listen(port, HOST.host);
  await expect(once(other, "listening")).rejects.toThrow("EADDRINUSE");
});

test("connections of every socket are watched by the server's timeouts", async () => {
  const { port } = await open();
  const slow = Array.from({ length: 40 }, () => connect(port, HOST.host));
  for (const socket of slow) socket.resume().write("GET / HTTP/1.1\r\n");
  await Promise.all(slow.map((socket) => once(socket, "close")));
  expect(slow.every(({ closed }) => closed)).toBe(true);
});

test("closing waits for the requests at work", async () => {
  const { server, port, listeners } = await open();
  const held: (() => void)[] = [];
  server.removeAllListeners("request").on("request", (_request, response) => held.push(() => response.end("ok")));
  const statuses = Promise.all(Array.from({ length: 40 }, () => statusOf(port)));
  await vi.waitUntil(() => held.length === 40);
  let isClosed = false;
  const closing = listeners.close().then(() => (isClosed = true));
  await new Promise((next) => void setTimeout(next, 50));
  expect(isClosed).toBe(false);
  await expect(statusOf(port)).rejects.toThrow("ECONNREFUSED");
  for (const answer of held) answer();
  expect(new Set(await statuses)).toEqual(new Set([200]));
  await closing;
});
