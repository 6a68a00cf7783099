import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { rounded } from "../measuring/rounded.ts";
import { withBusySite } from "./site/busy-site.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { loadFromProcess } from "./site/own-load.ts";
import type { SlowClients, SlowResult } from "./site/slow-client-process.ts";

const JOBS = 5000;
/** Of each of three kinds. */
const EACH = 334;
const SECONDS = 40;
const MOST_HALF_MS = 15_000;
/** A share of the machine may go to the attackers' process. */
const MOST_SLOWER = 2;
/** Requests a second of honest clients: a fraction of the capacity. */
const PER_SECOND = 20;

/** T14: a thousand clients that send headers or bodies a byte at a time, or never read their responses. */
export const slowClients: FaultTest = {
  id: "T14",
  bar: "with 1,000 slow clients, honest ones are answered with a p99 of at most twice the idle one, half requests end within 15 s, and clients that never read are cut",
  run: (out) =>
    withBusySite(JOBS, async (product, requests) => {
      const load = { port: product.port, requests, perSecond: PER_SECOND };
      await loadFromProcess({ ...load, seconds: 10 });
      const idle = await loadFromProcess({ ...load, seconds: SECONDS / 2 });
      out(`idle: p99 ${idle.p99} ms`);
      const memoryBefore = product.memoryMib();
      const [slow, honest] = await Promise.all([
        attack({ port: product.port, each: EACH, seconds: SECONDS }),
        loadFromProcess({ ...load, seconds: SECONDS - 2 }),
      ]);
      out(
        `attack: honest p99 ${honest.p99} ms, ${honest.good} of ${honest.sent} answered in time, ${JSON.stringify(slow)}`,
      );
      out(`memory: ${memoryBefore} MiB before, ${product.memoryMib()} MiB after`);
      const [control, beside] = await Promise.all([
        plantedFault(out),
        loadFromProcess({ ...load, seconds: SECONDS - 2 }),
      ]);
      out(`honest p99 beside the same attack on another server: ${beside.p99} ms`);
      return judge({ idle: idle.p99, beside: beside.p99 }, honest, slow, control);
    }),
};

function judge(
  /** What honest requests take without an attack, and while another server of this machine is attacked. */
  p99: { idle: number; beside: number },
  honest: { p99: number; good: number; sent: number },
  slow: SlowResult,
  control: number,
): Finding {
  const half = Math.max(slow.headers.longestMs, slow.body.longestMs);
  const left = slow.headers.left + slow.body.left + slow.neverReading.left;
  const ratio = rounded(honest.p99 / Math.max(1, p99.idle), 2);
  const ratioBeside = rounded(honest.p99 / Math.max(1, p99.beside), 2);
  return {
    figure:
      `${3 * EACH} slow clients: honest p99 ${ratio} times the idle one and ${ratioBeside} times that beside the same attack on another server, ${honest.sent - honest.good} of ${honest.sent} honest requests not answered in time, ` +
      `longest half request ${rounded(half / 1000)} s, never reading ${rounded(slow.neverReading.longestMs / 1000)} s, still connected ${left}`,
    control: `a server without limits still holds ${control} of ${3 * EACH} after ${SECONDS} s`,
    isHeld: ratio <= MOST_SLOWER && honest.good === honest.sent && half <= MOST_HALF_MS && left === 0 && control > 0,
  };
}

async function attack(clients: SlowClients): Promise<SlowResult> {
  const child = fork(path.join(import.meta.dirname, "site/slow-client-process.ts"));
  child.send(clients);
  const [result] = (await once(child, "message")) as [SlowResult];
  return result;
}

/** Returns how many slow clients a server without time limits still holds. */
async function plantedFault(out: (line: string) => void): Promise<number> {
  const page = "x".repeat(100_000);
  const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (_request, response) => response.end(page));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { headers, body, neverReading } = await attack({
    port: (server.address() as AddressInfo).port,
    each: EACH,
    seconds: SECONDS,
  });
  server.closeAllConnections();
  server.close();
  out(`control: ${JSON.stringify({ headers, body, neverReading })}`);
  return headers.left + body.left + neverReading.left;
}
