import { loadFromProcess } from "../faults/site/own-load.ts";
import type { Product } from "../faults/site/product.ts";
import { processUse } from "../ingest/process-use.ts";
import { rounded } from "../measuring/rounded.ts";

/** Clients that each wait for an answer before they ask again. */
export const CLIENTS = 16;

/** What a site did for a while. */
export interface Round {
  perSecond: number;
  p99: number;
  /** Requests that weren't answered well and in time. */
  errors: number;
  /** Cores that the site's process used. */
  cores: number;
  /** Requests for each second of CPU of the site's process. */
  perCpuSecond: number;
}

/** Sends requests, as they go over the wire, in turn for so many seconds, from a process of its own. */
export async function loadSite({ port, pid }: Product, requests: readonly string[], seconds: number): Promise<Round> {
  const before = processUse(pid).cpuS;
  const result = await loadFromProcess({ port, seconds, requests, clients: CLIENTS });
  const cpuS = processUse(pid).cpuS - before;
  const { good, p99, late, shed, other, failed, open, firstOther } = result;
  if (firstOther !== "") console.log(`${requests[0]!.split("\r\n")[0]} and the like: ${firstOther}`);
  const errors = late + shed + other + failed + open;
  return { perSecond: good / seconds, p99, errors, cores: cpuS / seconds, perCpuSecond: good / cpuS };
}

/** Returns the medians of the rounds and the sum of their errors. */
export function medianRound(rounds: readonly Round[]): Round {
  const median = (read: (round: Round) => number): number => rounded(middle(rounds.map(read)));
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p99: median(({ p99 }) => p99),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
    cores: median(({ cores }) => cores),
    perCpuSecond: median(({ perCpuSecond }) => perCpuSecond),
  };
}

/** Returns the median. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
