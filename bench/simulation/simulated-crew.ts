import type { Logger } from "#app/log.ts";
import type { HostLeases } from "#http/host-leases.ts";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { GAP_MS, VENDOR_GAPS_MS } from "#http/vendor-hosts.ts";
import type { VirtualClock } from "#test/http/virtual-clock.ts";
import type { gainOf } from "#ingest/board-gain.ts";
import { createBoardScheduler, type BoardScheduler } from "#ingest/board-scheduler.ts";
import { sources } from "#sources/registry.ts";
import { createSimulatedLeases } from "./simulated-leases.ts";
import { runSimulatedBoard, type RunWorld } from "./simulated-run.ts";
import type { SimulatedWeb } from "./simulated-web.ts";

export interface CrewOptions {
  world: Omit<RunWorld, "http" | "clock"> & { clock: VirtualClock };
  web: SimulatedWeb;
  log: Logger;
  workers: number;
  /** Another order than the product's. */
  gain?: typeof gainOf;
}

/** Workers that read one simulated web. */
export interface Crew {
  /** Kills the worker that has run longest and starts another. */
  replaceOldest(): Promise<void>;
  killed(): number;
  /** Kills every worker. */
  stop(): Promise<void>;
}

interface Worker {
  name: string;
  loop: BoardScheduler;
  http: OutboundHttp;
}

/** Starts workers with the product's scheduler, pace, breaker and Retry-After on the virtual clock. */
export function startCrew({ world, web, log, workers: count, gain }: CrewOptions): Crew {
  const { clock, queue } = world;
  const table = createSimulatedLeases(clock.now);
  const dead = new Set<string>();
  let started = 0;
  let killed = 0;
  const stopping: Promise<void>[] = [];
  const start = (): Worker => {
    const name = `worker ${(started += 1)}`;
    // A killed process writes nothing.
    const leases: HostLeases = {
      lease: async (asked) => (dead.has(name) ? [] : table.lease(asked)),
      write: async (states, release) => void (dead.has(name) || (await table.write(states, release))),
    };
    const http = createOutboundHttp({
      clock,
      leases,
      exchange: web.exchange,
      gapMs: GAP_MS,
      gapMsByHost: VENDOR_GAPS_MS,
    });
    const loop = createBoardScheduler({
      queue: queue.queueOf(name),
      sources,
      clock,
      log,
      run: (claimed, signal) => runSimulatedBoard(claimed, { ...world, http }, signal),
      isPaused: http.isPaused,
      ...(gain && { gain }),
    });
    return { name, loop, http };
  };
  const kill = async (worker: Worker) => {
    // A killed run stored nothing, so reading its board again at once is no violation.
    dead.add(worker.name);
    for (const board of queue.die(worker.name)) web.forget(board);
    stopping.push(worker.loop.stop(0));
    await worker.http.close();
  };
  const workers = Array.from({ length: count }, start);
  return {
    killed: () => killed,
    async replaceOldest() {
      const [oldest] = workers.splice(0, 1);
      if (oldest) await kill(oldest);
      killed += 1;
      workers.push(start());
    },
    async stop() {
      for (const worker of workers) await kill(worker);
      await clock.advance(60_000);
      await Promise.all(stopping);
    },
  };
}
