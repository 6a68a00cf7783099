import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { rounded } from "../measuring/rounded.ts";
import { withBusySite } from "./site/busy-site.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { IN_TIME_MS, type LoadResult } from "./site/load-generator.ts";
import { loadFromProcess } from "./site/own-load.ts";
import { soak } from "./soak.ts";

const JOBS = 20_000;
const TIMES = [1, 2, 5, 10];
const SECONDS = 15;
const CLIENTS = 16;
const LEAST_SHARE = 0.8;
/** Clients that are refused at once: enough to keep a server busy. */
const REFUSED_CLIENTS = 256;

type Out = (line: string) => void;

/** T15: what remains of the capacity when more requests arrive than can be answered. `--soak`, and a number of minutes, runs a mixed load instead.  */
export const overload: FaultTest = {
  id: "T15",
  bar: `at 1, 2, 5 and 10 times the capacity, at least 80 % of it is answered with 200, and every answer comes within ${IN_TIME_MS / 1000} s or is 503 with Retry-After`,
  run: (out, flags) => (flags.includes("--soak") ? soak(out, flags) : measure(out)),
};

async function measure(out: Out): Promise<Finding> {
  const refusedPerS = await withServer("refusing-server.ts", async (port, requests) => {
    const { shed } = await loadFromProcess({ port, requests, seconds: SECONDS / 3, clients: REFUSED_CLIENTS });
    return shed / (SECONDS / 3);
  });
  out(`a server that only refuses: ${Math.round(refusedPerS)}/s`);
  const rounds = await withBusySite(JOBS, async (product, requests) => {
    await loadFromProcess({ port: product.port, requests, seconds: SECONDS, clients: CLIENTS });
    const measured: Round[] = [];
    for (const times of TIMES)
      measured.push(await measureRound({ port: product.port, requests, times, refusedPerS }, out));
    out(`memory: ${product.memoryMib()} MiB`);
    return measured;
  });
  const control = await plantedFault(out);
  const longest = Math.max(...rounds.map(({ result }) => result.longest));
  return {
    figure:
      `${JOBS} jobs, goodput over capacity at ${TIMES.join("/")} times: ${rounds.map(({ share }) => share).join("/")}, ` +
      `of which one process could reach ${rounds.map(({ most }) => most).join("/")}; ` +
      `late or unanswered: ${rounds.reduce((sum, { result }) => sum + failures(result), 0)}, longest ${longest} ms`,
    control: `a server that sheds nothing leaves ${control} late or unanswered at 5 times`,
    isHeld: rounds.every(isHeld) && control > 0,
  };
}

interface Round {
  /** Goodput over the capacity that was measured just before. */
  share: number;
  /** The most that one process could reach if refusing cost no more than Node's HTTP server alone does. */
  most: number;
  result: LoadResult;
}

interface RoundOptions {
  port: number;
  requests: string[];
  times: number;
  /** Requests a second that a server answers which only refuses. */
  refusedPerS: number;
}

/** Measures the answers a second of a closed loop, and then an open loop of `times` as many. */
async function measureRound({ port, requests, times, refusedPerS }: RoundOptions, out: Out): Promise<Round> {
  const closed = await loadFromProcess({ port, requests, seconds: SECONDS / 2, clients: CLIENTS });
  out(`capacity: ${describe(closed)}`);
  const result = await loadFromProcess({ port, requests, seconds: SECONDS, perSecond: closed.goodput * times });
  out(`${times} times: ${describe(result)}`);
  const most = mostShare(times, closed.goodput / refusedPerS);
  return { share: rounded(result.goodput / closed.goodput, 2), most, result };
}

/** A process that spends all its time on serving s and refusing `times` - s of its capacity has s + (times - s) × cost = 1, with the cost of a refusal in served requests. */
function mostShare(times: number, cost: number): number {
  return rounded(Math.min(1, Math.max(0, (1 - times * cost) / (1 - cost))), 2);
}

const failures = ({ late, other, failed, open }: LoadResult): number => late + other + failed + open;

function isHeld({ share, result }: Round): boolean {
  return failures(result) === 0 && share >= LEAST_SHARE;
}

function describe(result: LoadResult): string {
  const { goodput, sent, late, shed, other, firstOther, failed, open, p50, p99, longest, p99OfShed } = result;
  return (
    `${Math.round(goodput)}/s good of ${sent} sent, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms, ` +
    `shed ${rounded((100 * shed) / sent)} % (p99 ${p99OfShed} ms), late ${late}, failed ${failed}, unanswered ${open}, ` +
    `other ${other}${firstOther && ` (${firstOther})`}`
  );
}

/** Returns how many requests a server without limits leaves late or unanswered at five times its capacity. */
async function plantedFault(out: Out): Promise<number> {
  return await withServer("unshedding-server.ts", async (port, requests) => {
    const closed = await loadFromProcess({ port, requests, seconds: 5, clients: CLIENTS });
    const round = await loadFromProcess({ port, requests, seconds: SECONDS, perSecond: 5 * closed.goodput });
    out(`control: ${describe(round)}`);
    return failures(round);
  });
}

/** Starts a server of this folder in a process of its own while `use` runs. */
async function withServer<T>(file: string, use: (port: number, requests: string[]) => Promise<T>): Promise<T> {
  const server = fork(path.join(import.meta.dirname, "site", file));
  try {
    const [port] = (await once(server, "message")) as [number];
    return await use(port, ["GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"]);
  } finally {
    server.disconnect();
  }
}
