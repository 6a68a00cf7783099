import { setTimeout as sleep } from "node:timers/promises";
import { rounded } from "../measuring/rounded.ts";
import { withBusySite } from "./site/busy-site.ts";
import type { Finding } from "./fault-test.ts";
import { loadFromProcess } from "./site/own-load.ts";

const MINUTES = 60;
const JOBS = 20_000;
/** Half of what a small machine answers, so that the memory is the product's and not a queue's. */
const PER_SECOND = 40;
const WARM_UP_SHARE = 0.2;
const MOST_GROWTH = 0.05;

/**
 * Sends a mixed load for the given number of minutes, an hour by default, and compares the memory after the warm-up with that at the end.
 */
export function soak(out: (line: string) => void, flags: readonly string[]): Promise<Finding> {
  const minutes = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? MINUTES);
  return withBusySite(JOBS, async (product, requests) => {
    const samples: number[] = [];
    let [sent, good] = [0, 0];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const load = await loadFromProcess({ port: product.port, requests, seconds: 55, perSecond: PER_SECOND });
      await sleep(1000);
      sent += load.sent;
      good += load.good;
      samples.push(product.memoryMib());
      out(`minute ${minute}: ${samples.at(-1)} MiB, ${good} of ${sent} answered in time, ${load.other} other`);
    }
    const growth = growthOf(samples);
    const leak = growthOf(samples.map((mib, minute) => mib + (minute * mib) / samples.length));
    return {
      figure: `${minutes} min, ${good} of ${sent} answered in time, memory ${samples[0]} to ${samples.at(-1)} MiB, ${rounded(100 * growth)} % after warm-up`,
      control: `the same with a leak that doubles it: ${rounded(100 * leak)} %`,
      isHeld: growth < MOST_GROWTH && leak >= MOST_GROWTH,
    };
  });
}

/** Returns how much higher the median of the last quarter lies than that of the quarter after the warm-up. */
function growthOf(samples: readonly number[]): number {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  const quarter = Math.max(1, Math.floor(warm.length / 4));
  return median(warm.slice(-quarter)) / median(warm.slice(0, quarter)) - 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
