import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { cutIdleConnections } from "./idle-connections.ts";

const REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Connects a client to a server that closes idle connections after `idleMs`. `answer` ends its next response. */
async function connected(idleMs: number) {
  const unanswered: (() => void)[] = [];
  const server = createServer((_request, response) => void unanswered.push(() => response.end("ok")));
  cutIdleConnections(server, idleMs);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const answer = async () => {
    while (unanswered.length === 0) await sleep(1);
    unanswered.shift()?.();
  };
  return { client, answer };
}

test("closes a connection that sends nothing but blank lines after its response", async () => {
  const { client, answer } = await connected(50);
  client.resume().write(REQUEST);
  await answer();
  const blank = setInterval(() => client.write("\r\n"), 5);
  // A blank line that crosses the end of the connection is reset.
  await new Promise((resolve) => void client.once("close", resolve));
  expect(client.destroyed).toBe(true);
  clearInterval(blank);
});

test("lets a connection wait for its response, and ask again", async () => {
  // Long enough for a busy machine to ask again within it.
  const { client, answer } = await connected(1000);
  client.write(REQUEST + REQUEST);
  await sleep(1100);
  await answer();
  await once(client, "data");
  await sleep(1100);
  expect(client.destroyed).toBe(false);
  await answer();
  await once(client, "data");
  client.write(REQUEST);
  await answer();
  await once(client, "data");
});
