import { expect, onTestFinished, test, vi } from "vitest";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer } from "#test/http/upstream.ts";
import { createLargeBodies, largeBodies, NoRoomError, SMALL_BODY_BYTES } from "./large-bodies.ts";

const turn = () => new Promise((resolve) => void setImmediate(resolve));

test("admits large bodies one after another, in order", async () => {
  const bodies = createLargeBodies(1);
  const order: string[] = [];
  const first = await bodies.enter();
  const rest = ["second", "third"].map(async (name) => {
    const leave = await bodies.enter();
    order.push(name);
    await turn();
    await turn();
    expect(order.at(-1)).toBe(name);
    leave();
  });
  await turn();
  expect(order).toEqual([]);
  first();
  await Promise.all(rest);
  expect(order).toEqual(["second", "third"]);
});

test("admits nobody while a body that was read waits to be parsed", async () => {
  const bodies = createLargeBodies(1);
  const leave = await bodies.enter();
  let isIn = false;
  const next = bodies.enter().then(() => (isIn = true));
  leave();
  const parsed = bodies.hold(SMALL_BODY_BYTES + 1);
  await turn();
  await turn();
  expect(isIn).toBe(false);
  parsed();
  parsed();
  await next;
});

test("takes no room for a small body, and none for a request that gave up", async () => {
  const bodies = createLargeBodies(1);
  bodies.hold(SMALL_BODY_BYTES);
  const leave = await bodies.enter();
  const abort = new AbortController();
  const given = bodies.enter(abort.signal);
  abort.abort(new Error("gave up"));
  await expect(given).rejects.toThrow("gave up");
  leave();
  await bodies.enter();
});

test("gives a body no room after its patience", async () => {
  const bodies = createLargeBodies(1);
  const leave = await bodies.enter();
  await expect(bodies.enter(undefined, 1)).rejects.toThrow(NoRoomError);
  leave();
  await bodies.enter(undefined, 1);
});

const large = () => httpAnswer(200, {}, Buffer.alloc(SMALL_BODY_BYTES + 1));
const FEED = "http://feeds.example.test";

test("reads one large answer at a time, and small ones meanwhile", async () => {
  const { http, upstream } = await outboundHttpTo((request) =>
    request.path.includes("/small") ? httpAnswer(200, {}, "{}") : large(),
  );
  const leave = await largeBodies.enter();
  onTestFinished(leave);
  let isRead = false;
  const waiting = http.fetch({ url: `${FEED}/large` }).then(() => (isRead = true));
  await vi.waitUntil(() => upstream.requests.length === 1, { timeout: 30_000, interval: 5 });
  await http.fetch({ url: "http://jobs.example.test/small" });
  expect(isRead).toBe(false);
  leave();
  await waiting;
});

test("a large answer without room leaves its host to others, and is not asked for again until there is room", async () => {
  const asked: string[] = [];
  const { http } = await outboundHttpTo(
    (request) => {
      asked.push(request.path);
      return request.path.includes("/small") ? httpAnswer(200, {}, "{}") : large();
    },
    { limits: { roomMs: 20 } },
  );
  const leave = await largeBodies.enter();
  onTestFinished(leave);
  const crowded = { code: "no-room", retryAfterS: 15 };
  await expect(http.fetch({ url: `${FEED}/crowded` })).rejects.toMatchObject(crowded);
  await expect(http.fetch({ url: `${FEED}/crowded` })).rejects.toMatchObject(crowded);
  await http.fetch({ url: `${FEED}/small` });
  expect(asked.filter((path) => path.includes("/crowded"))).toHaveLength(1);
  leave();
  expect(await http.fetch({ url: `${FEED}/crowded` })).toMatchObject({ status: 200 });
});
