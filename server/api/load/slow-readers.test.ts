import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { cutSlowReaders } from "./slow-readers.ts";

const MIB = 1024 * 1024;

/** Starts a server with a response of 64 MiB, more than the kernel buffers, and sends a request to it. */
async function askForMuch(graceMs: number) {
  const app = fastify();
  cutSlowReaders(app, { graceMs, bytesPerS: 1e9 });
  const ended = new Promise<boolean>((resolve) => {
    app.addHook("onRequest", async (_request, reply) => {
      let finished = false;
      reply.raw.once("finish", () => (finished = true));
      reply.raw.once("close", () => resolve(finished));
    });
  });
  app.get("/", async (_request, reply) => reply.send(Buffer.alloc(64 * MIB)));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return { app, client, ended };
}

test("closes the connection of a client that doesn't read its response", async () => {
  const { app, client, ended } = await askForMuch(200);
  client.pause();
  expect(await ended).toBe(false);
  client.destroy();
  await app.close();
});

test("lets a client that reads have all of it", async () => {
  const { app, client, ended } = await askForMuch(60_000);
  let bytes = 0;
  client.on("data", (chunk) => (bytes += chunk.length));
  expect(await ended).toBe(true);
  client.end();
  await once(client, "close");
  expect(bytes).toBeGreaterThan(64 * MIB);
  await app.close();
});
