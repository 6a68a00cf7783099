import { Agent, createServer, get, request, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { withMigratedServer } from "./site/busy-site.ts";
import type { FaultTest } from "./fault-test.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startProduct, type Product } from "./site/product.ts";

const RESTARTS = 20;
const CLIENTS = 4;
const CHECK_MS = 500;
/** Two checks of the balancer, and a bit. */
const STOP_DELAY_SECONDS = "3";
const PATHS = ["/", "/api/jobs/featured", "/api/jobs/filter-options", "/api/money"];

type Out = (line: string) => void;

/** T21: restarts of one of two sites behind a balancer, under load. A number after the flag is how many. */
export const rollingRestarts: FaultTest = {
  id: "T21",
  bar: "20 rolling restarts of two sites behind a balancer fail no request",
  async run(out, flags) {
    const restarts = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? RESTARTS);
    return withMigratedServer(async (databaseUrl) => {
      const orderly = await roll(databaseUrl, restarts, (site) => site.stop(), out);
      const control = await roll(databaseUrl, 2, (site) => site.kill(), out);
      return {
        figure: `${restarts} restarts, ${orderly.sent} requests, ${orderly.failed} failed`,
        control: `2 kills instead, ${control.sent} requests, ${control.failed} failed`,
        isHeld: orderly.failed === 0 && control.failed > 0,
      };
    });
  },
};

interface Counts {
  sent: number;
  failed: number;
}

/** Ends and starts the sites in turn while clients ask through a balancer. */
async function roll(
  databaseUrl: string,
  restarts: number,
  end: (site: Product) => Promise<unknown>,
  out: Out,
): Promise<Counts> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startProduct({ databaseUrl, role: "web", port, settings: { STOP_DELAY_SECONDS, SAMPLE: "off" } });
  const sites = await Promise.all(ports.map(start));
  const balancer = await startBalancer(ports);
  const load = startLoad(balancer.port);
  try {
    await Promise.all(sites.map((site) => site.ready()));
    await sleep(2 * CHECK_MS);
    load.begin();
    for (let each = 0; each < restarts; each += 1) {
      const at = each % 2;
      await end(sites[at]!);
      sites[at] = await start(ports[at]!);
      await sites[at].ready();
      await sleep(2 * CHECK_MS);
      out(`restart ${each + 1}: ${load.counts.sent} requests, ${load.counts.failed} failed ${load.firstFailure()}`);
    }
    await load.end();
    return load.counts;
  } finally {
    await load.end();
    balancer.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** A balancer that asks /readyz and passes requests to the ready sites in turn. It repeats nothing. */
async function startBalancer(ports: readonly number[]): Promise<{ port: number; close(): void }> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const checks = setInterval(() => {
    for (const port of ports) {
      get({ port, host: "127.0.0.1", path: "/readyz", agent: false, timeout: 2000 }, (response) => {
        response.resume();
        if (response.statusCode === 200) ready.add(port);
        else ready.delete(port);
      }).on("error", () => ready.delete(port));
    }
  }, CHECK_MS);
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const [port] = [...ready].slice(turn++ % Math.max(1, ready.size));
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (port === undefined) return fail();
    request({ port, host: "127.0.0.1", path: incoming.url, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502);
      response.pipe(outgoing);
      response.on("error", fail);
    })
      .on("error", fail)
      .end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Clients that ask one request after another, with a pause. */
function startLoad(port: number) {
  const counts: Counts = { sent: 0, failed: 0 };
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  let failure = "";
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      get({ port, host: "127.0.0.1", path, agent }, (response) => {
        response.resume().on("end", () => resolve(String(response.statusCode)));
        response.on("error", (error) => resolve(error.message));
      }).on("error", (error) => resolve(error.message));
    });
  async function client(): Promise<void> {
    while (!over.signal.aborted) {
      const path = PATHS[counts.sent % PATHS.length]!;
      counts.sent += 1;
      const outcome = await ask(path);
      if (outcome !== "200") {
        counts.failed += 1;
        failure ||= `(${path}: ${outcome})`;
      }
      await sleep(20);
    }
  }
  let clients: Promise<unknown> = Promise.resolve();
  return {
    counts,
    firstFailure: () => failure,
    begin() {
      clients = Promise.all(Array.from({ length: CLIENTS }, client));
    },
    async end() {
      over.abort();
      await clients;
      agent.destroy();
    },
  };
}
