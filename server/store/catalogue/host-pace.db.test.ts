import { beforeEach, expect, test } from "vitest";
import type { exchange } from "#http/exchange.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { sharedHostLeases } from "#ingest/shared-host-leases.ts";
import { testDatabase } from "#test/database/database.ts";
import { leaseHosts, pruneHosts, writeHosts } from "./host-pace.ts";

const database = await testDatabase();
/** So long that the statements of a test take no part of them that matters. */
const LEASE_S = 3000;
const GAP_S = 1000;
const lease = (holder: string, ...hostQueues: string[]) =>
  leaseHosts(
    database,
    hostQueues.map((hostQueue) => ({ hostQueue, holder })),
    { leaseS: LEASE_S, gapS: GAP_S },
  );
const state = { nextInMs: 0, heldForMs: 0, failures: 0, openMs: 0, openForMs: 0 };
const passed = (seconds: number) =>
  database.pool.query(
    `update host_pace set lease_until = lease_until - make_interval(secs => $1), next_at = next_at - make_interval(secs => $1),
       held_until = held_until - make_interval(secs => $1), wanted_until = wanted_until - make_interval(secs => $1)`,
    [seconds],
  );

beforeEach(async () => {
  await database.pool.query("truncate host_pace");
});

test("leases a host queue to one of many holders, each time", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, (_, at) => lease(`w${at}`, "a", "b")));
  for (const key of ["a", "b"]) expect(all.flat().filter(({ hostQueue }) => hostQueue === key)).toHaveLength(1);
});

test("tells the holder that another one waits, until it releases", async () => {
  expect(await lease("one", "a")).toMatchObject([{ wanted: false }]);
  expect(await lease("two", "a")).toEqual([]);
  expect(await lease("one", "a")).toMatchObject([{ wanted: true }]);
  await writeHosts(database, [{ hostQueue: "a", holder: "one", ...state, nextInMs: 500_000 }], true);
  const [taken] = await lease("two", "a");
  expect(taken).toMatchObject({ wanted: false });
  expect(taken!.nextInMs).toBeGreaterThan(300_000);
});

test("frees the host queue of a killed holder when its lease runs out, with a gap more", async () => {
  await lease("killed", "a");
  await passed(LEASE_S - GAP_S / 2);
  expect(await lease("next", "a")).toEqual([]);
  await passed(GAP_S);
  const [taken] = await lease("next", "a");
  expect(taken!.nextInMs).toBeGreaterThan(0);
  expect(taken!.nextInMs).toBeLessThanOrEqual((GAP_S / 2) * 1000);
});

test("ignores a release that comes after the lease has passed to another", async () => {
  await lease("late", "a");
  await passed(LEASE_S + 1);
  await lease("next", "a");
  await writeHosts(database, [{ hostQueue: "a", holder: "late", ...state, heldForMs: 60_000 }], true);
  expect(await lease("next", "a")).toMatchObject([{ heldForMs: 0 }]);
  expect(await lease("third", "a")).toEqual([]);
});

test("passes pauses and breakers on, and never shortens a pause", async () => {
  await lease("one", "a");
  const told = { hostQueue: "a", holder: "one", ...state, failures: 6, openMs: 300_000, openForMs: 200_000 };
  await writeHosts(database, [{ ...told, heldForMs: 60_000 }], false);
  await writeHosts(database, [{ ...told, heldForMs: 1000 }], true);
  const [taken] = await lease("two", "a");
  expect(taken).toMatchObject({ failures: 6, openMs: 300_000 });
  expect(taken!.heldForMs).toBeGreaterThan(50_000);
  expect(taken!.openForMs).toBeGreaterThan(190_000);
});

test("forgets host queues that nobody uses, but no pause", async () => {
  await lease("one", "old", "paused", "used");
  await writeHosts(database, [{ hostQueue: "old", holder: "one", ...state }], true);
  await writeHosts(database, [{ hostQueue: "paused", holder: "one", ...state, heldForMs: 1e9 }], true);
  await database.pool.query("update host_pace set next_at = now() - interval '2 days' where host_queue <> 'used'");
  await pruneHosts(database);
  const { rows } = await database.pool.query("select host_queue from host_pace order by 1");
  expect(rows).toEqual([{ host_queue: "paused" }, { host_queue: "used" }]);
});

test(
  "four processes, one of them killed, keep one request at a time and the gap at every host",
  { timeout: 60_000 },
  async () => {
    const gapMs = 30;
    const hosts = new Map<string, { inFlight: number; answeredMs: number; by: Set<number>; requests: number }>();
    const violations: string[] = [];
    const send =
      (by: number): typeof exchange =>
      async (hop, _headers, { onHead }) => {
        const name = hop.url.hostname;
        const host = hosts.get(name) ?? { inFlight: 0, answeredMs: -Infinity, by: new Set(), requests: 0 };
        hosts.set(name, host);
        // Timers may fire a millisecond early.
        if (performance.now() - host.answeredMs < gapMs - 2) violations.push(`${name}: too soon`);
        if (host.inFlight > 0) violations.push(`${name}: two at once`);
        host.inFlight += 1;
        host.requests += 1;
        host.by.add(by);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
        host.inFlight -= 1;
        host.answeredMs = performance.now();
        onHead();
        return { status: 200, header: () => null, body: Buffer.from("{}"), wireBytes: 2 };
      };
    const killed = { yet: false, holders: new Set<string>() };
    const start = (by: number, fate = { yet: false, holders: new Set<string>() }) => {
      const shared = sharedHostLeases(database);
      return createOutboundHttp({
        gapMs,
        exchange: send(by),
        leases: {
          lease: async (asked) => {
            for (const { holder } of asked) fate.holders.add(holder);
            return fate.yet ? [] : shared.lease(asked);
          },
          write: async (states, release) => void (fate.yet || (await shared.write(states, release))),
        },
      });
    };
    const readers = [start(0, killed), start(1), start(2), start(3)];
    const answers = readers.map((http) =>
      Promise.allSettled(
        Array.from({ length: 60 }, (_, at) => http.fetch({ url: `https://h${at % 3}.example/`, share: String(at) })),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    killed.yet = true;
    await readers[0]!.close();
    // Half a minute passes for the leases of the killed one.
    await database.pool.query("update host_pace set lease_until = clock_timestamp() where holder = any($1::text[])", [
      [...killed.holders],
    ]);
    const settled = await Promise.all(answers.slice(1));
    expect(settled.flat().every(({ status }) => status === "fulfilled")).toBe(true);
    expect(violations).toEqual([]);
    for (const host of hosts.values()) expect(host.by.size).toBeGreaterThan(1);
    await Promise.all(readers.map((http) => http.close()));
  },
);
