import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections } from "./connections.ts";

/** Opens a connection from an address as the server sees it, and returns whether it stays open. */
function openFrom(server: EventEmitter, remoteAddress: string) {
  let isOpen = true;
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => (isOpen = false) });
  server.emit("connection", socket);
  return { isOpen, close: () => socket.emit("close") };
}

test("a network gets its number of connections, and a place again for each that closes", () => {
  const server = new EventEmitter();
  limitConnections(server as Server, { total: 100, perNetwork: 2 });
  const from = (address: string) => openFrom(server, address);
  const first = from("203.0.113.5");
  expect([first.isOpen, from("203.0.113.5").isOpen, from("203.0.113.5").isOpen]).toEqual([true, true, false]);
  expect(from("203.0.113.6").isOpen).toBe(true);
  first.close();
  expect([from("203.0.113.5").isOpen, from("203.0.113.5").isOpen]).toEqual([true, false]);
});

test("an IPv6 /64 is one network, and local proxies are exempt", () => {
  const server = new EventEmitter();
  limitConnections(server as Server, { total: 100, perNetwork: 1 });
  const from = (address: string) => openFrom(server, address).isOpen;
  expect([from("2001:db8:1:2::5"), from("2001:db8:1:2:3::6"), from("2001:db8:1:3::5")]).toEqual([true, false, true]);
  expect([from("127.0.0.1"), from("127.0.0.1"), from("::ffff:10.0.0.7"), from("::ffff:10.0.0.7")]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("idle connections make room for new ones once all places are taken", async () => {
  const server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  limitConnections(server, { total: 1, perNetwork: 1 });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const idle = connect(port, "127.0.0.1");
  idle.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(idle, "data");
  const closed = once(idle, "close");
  const dropped = connect(port, "127.0.0.1");
  dropped.on("error", () => {});
  await closed;
  const next = connect(port, "127.0.0.1");
  next.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const [answer] = (await once(next, "data")) as [Buffer];
  expect(answer.toString()).toContain("200");
});
