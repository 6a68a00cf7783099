import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addErrorHandlers } from "../http/errors.ts";
import { addRequestRate } from "./request-rate.ts";
import { FREE } from "./route-cost.ts";
import { sharedBucketMemory, TokenBuckets } from "./token-buckets.ts";

function server(memory?: SharedArrayBuffer) {
  let now = 0;
  const app = fastify();
  addErrorHandlers(app);
  addRequestRate(app, new TokenBuckets(memory, () => now));
  app.get("/api/thing", () => "");
  app.get("/page", { config: { bucket: "network", cost: 5 } }, () => "");
  app.get("/file", { config: FREE }, () => "");
  const from = async (remoteAddress: string, url = "/api/thing") =>
    (await app.inject({ url, remoteAddress })).statusCode;
  return { app, from, advance: (ms: number) => (now += ms) };
}

async function exhaust(
  from: (address: string, url?: string) => Promise<number>,
  address: string,
  url?: string,
): Promise<number> {
  let taken = 0;
  while ((await from(address, url)) === 200) taken += 1;
  return taken;
}

test("allows a network a burst, then a steady rate, and sends Retry-After", async () => {
  const { app, from, advance } = server();
  expect(await exhaust(from, "203.0.113.5")).toBe(300);
  const refused = await app.inject({ url: "/api/thing", remoteAddress: "203.0.113.5" });
  expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([
    429,
    "1",
    "too-many-requests",
  ]);
  advance(1000);
  expect(await exhaust(from, "203.0.113.5")).toBe(30);
});

test("counts an IPv6 /64 as one network", async () => {
  const { from } = server();
  await exhaust(from, "2001:db8:1:2::5");
  expect(await from("2001:db8:1:2:3::6")).toBe(429);
  expect(await from("2001:db8:1:3::5")).toBe(200);
});

test("allows an IPv6 /48 ten times as much as one of its networks", async () => {
  const { from } = server();
  let taken = 0;
  for (let network = 1; network <= 12; network += 1)
    taken += await exhaust(from, `2001:db8:1:${network.toString(16)}::5`);
  expect(taken).toBe(3000);
  expect(await from("2001:db8:2:1::5")).toBe(200);
});

test("takes from the bucket what the route costs", async () => {
  const { from } = server();
  expect(await exhaust(from, "203.0.113.5", "/page")).toBe(60);
  expect(await from("203.0.113.5")).toBe(429);
});

test("threads allow a network together what one would allow it", async () => {
  const memory = sharedBucketMemory();
  const [one, other] = [server(memory), server(memory)];
  expect(await exhaust(one.from, "203.0.113.5")).toBe(300);
  expect(await other.from("203.0.113.5")).toBe(429);
  expect(await other.from("203.0.113.6")).toBe(200);
});

test("does not limit local callers and files", async () => {
  const { from } = server();
  await exhaust(from, "203.0.113.5");
  expect(await from("203.0.113.5", "/file")).toBe(200);
  for (let request = 0; request < 400; request += 1) expect(await from("127.0.0.1")).toBe(200);
});
