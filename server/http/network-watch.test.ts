import { describe, expect, test } from "vitest";
import { createLog } from "#app/log.ts";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer, PUBLIC_ADDRESS } from "#test/http/upstream.ts";
import { createVirtualClock, type VirtualClock } from "#test/http/virtual-clock.ts";
import { FetchError } from "./fetch-error.ts";
import type { OutboundHttp } from "./outbound-http.ts";

const START_MS = Date.UTC(2026, 5, 1, 14, 4, 50);
const HOSTS = ["a.example.test", "b.example.test", "c.example.test"];

/** A network with a plug: while it is pulled, no name resolves. `gone` never resolves. */
async function pluggableNetwork() {
  const clock = createVirtualClock(START_MS);
  const lines: string[] = [];
  const plug = { pulled: false };
  const { http, upstream } = await outboundHttpTo(() => httpAnswer(200, {}, "{}"), {
    clock,
    watchNetwork: true,
    log: createLog("info", { destination: { write: (line) => lines.push(line) } }),
    async lookup(hostname) {
      if (plug.pulled || hostname.startsWith("gone")) throw Object.assign(new Error("gone"), { code: "ENOTFOUND" });
      return [PUBLIC_ADDRESS];
    },
  });
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { clock, http, upstream, plug, messages };
}

/** Fetches from the host; waits on both clocks until it is decided. */
async function codeOf(http: OutboundHttp, clock: VirtualClock, host: string): Promise<string> {
  const answer = http.fetch({ url: `http://${host}/` }).then(
    () => "ok",
    (error: unknown) => (error instanceof FetchError ? error.code : String(error)),
  );
  return answer.finally(() => clock.advance(0));
}

describe("while no host can be reached", () => {
  test("requests fail as offline, the hosts' breakers stay closed, and one line says so", async () => {
    const { clock, http, plug, messages } = await pluggableNetwork();
    plug.pulled = true;
    expect(await Promise.all(HOSTS.map((host) => codeOf(http, clock, host)))).toEqual([
      "offline",
      "offline",
      "offline",
    ]);
    for (let time = 0; time < 20; time += 1) expect(await codeOf(http, clock, HOSTS[0]!)).toBe("offline");
    expect(messages()).toEqual([expect.stringMatching(/^No network: .*ENOTFOUND.*; trying again at \d\d:\d\d, /)]);
    expect(http.outage()).toMatchObject({ nextAttemptAt: new Date(START_MS + 10_000) });
  });

  test("one probe per attempt goes out, at growing intervals of at most ten minutes", async () => {
    const { clock, http, plug } = await pluggableNetwork();
    plug.pulled = true;
    await Promise.all(HOSTS.map((host) => codeOf(http, clock, host)));
    const waitsS: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const waitMs = http.outage()!.nextAttemptAt.getTime() - clock.now();
      waitsS.push(waitMs / 1000);
      await clock.advance(waitMs);
      const [probe, other] = [codeOf(http, clock, HOSTS[0]!), codeOf(http, clock, HOSTS[1]!)];
      expect([await probe, await other]).toEqual(["offline", "offline"]);
    }
    expect(waitsS).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
  });

  test("the first answer ends the outage, and one line says so", async () => {
    const { clock, http, plug, messages } = await pluggableNetwork();
    plug.pulled = true;
    await Promise.all(HOSTS.map((host) => codeOf(http, clock, host)));
    plug.pulled = false;
    expect(await codeOf(http, clock, HOSTS[0]!)).toBe("offline");
    await clock.advance(10_000);
    expect(await codeOf(http, clock, HOSTS[0]!)).toBe("ok");
    expect(await codeOf(http, clock, HOSTS[1]!)).toBe("ok");
    expect(http.outage()).toBeNull();
    expect(messages()).toHaveLength(2);
    expect(messages()[1]).toBe("the network is back");
  });
});

describe("while other hosts answer", () => {
  test("a host without an address fails by itself as soon as another has answered", async () => {
    const { clock, http } = await pluggableNetwork();
    const failing = codeOf(http, clock, "gone.example.test");
    expect(await codeOf(http, clock, HOSTS[0]!)).toBe("ok");
    expect(await failing).toBe("network");
    expect(http.outage()).toBeNull();
  });

  test("three dead hosts one after the other are no outage when an answer comes between them", async () => {
    const { clock, http, messages } = await pluggableNetwork();
    for (const host of ["gone1.example.test", "gone2.example.test", "gone3.example.test"]) {
      const failing = codeOf(http, clock, host);
      expect(await codeOf(http, clock, HOSTS[0]!)).toBe("ok");
      expect(await failing).toBe("network");
    }
    expect(messages()).toEqual([]);
  });

  test("a host that fails alone fails by itself after ten seconds without other answers", async () => {
    const { clock, http } = await pluggableNetwork();
    const failing = codeOf(http, clock, "gone.example.test");
    const settledAt: number[] = [];
    const settling = failing.then(() => settledAt.push(clock.now()));
    while (settledAt.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      await clock.advance(1000);
    }
    await settling;
    expect(await failing).toBe("network");
    expect(settledAt[0]! - START_MS).toBeGreaterThanOrEqual(10_000);
  });
});

test("hosts that strangers name are no outage, however many of them are dead", async () => {
  const { http } = await pluggableNetwork();
  const dead = ["gone-a.example.test", "gone-b.example.test", "gone-c.example.test", "gone-d.example.test"];
  for (const host of dead)
    await expect(http.fetch({ url: `http://${host}/`, namedByStranger: true })).rejects.toMatchObject({
      code: "network",
    });
  expect(http.outage()).toBeNull();
});

test("without the watch, each host fails by itself", async () => {
  const { http } = await outboundHttpTo(() => null, { lookup: () => [] });
  for (const host of HOSTS)
    await expect(http.fetch({ url: `http://${host}/` })).rejects.toMatchObject({ code: "network" });
  expect(http.outage()).toBeNull();
});
