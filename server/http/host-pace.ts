import type { Clock } from "./clock.ts";
import type { HostState, LeaseKeeper, Tenant } from "./host-leases.ts";

export interface PaceOptions {
  /** Least time between an answer's head and the next request to the same host, ms. */
  gapMs: number;
  /**
   * Other gaps by host. A key `*.example.com` also puts all hosts below example.com into one queue, for vendors that
   * give each customer a host of its own.
   */
  gapMsByHost?: Readonly<Record<string, number>>;
  /** A request whose host is on hold for longer than this is rejected instead of queued. */
  patienceMs: number;
  /** Shares the queues with other processes. */
  keeper?: LeaseKeeper;
  /** The breaker's state of a host, which travels with its queue. */
  health?: {
    of(host: string): Pick<HostState, "failures" | "openMs" | "openForMs">;
    adopt(host: string, state: HostState): void;
  };
}

/** The right to have one request in flight at a host. */
export interface Turn {
  /** The request goes out; from here on the host is owed its gap. */
  started(): void;
  /** The head of the answer has arrived. The gap counts from here. */
  answered(): void;
  release(): void;
}

export interface HostPace {
  /**
   * Waits for a turn at `host`. Different `share`s (boards) are served in rotation, the requests of one share in order.
   * Rejects with `HostHeld`, or with the signal's reason.
   */
  take(host: string, share: string, signal?: AbortSignal): Promise<Turn>;
  /** Sends nothing to the host until then (ms since 1970). Never shortens a hold. */
  holdUntil(host: string, atMs: number): void;
  /** Returns for how many ms a queue, by its key, is on hold. */
  heldForMs(key: string): number;
  /** Returns how many requests wait for the host. */
  waiting(host: string): number;
}

/** The host is on hold for longer than a request may wait. */
export class HostHeld extends Error {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(`on hold for ${Math.ceil(waitMs / 1000)} s`);
    this.name = "HostHeld";
    this.waitMs = waitMs;
  }
}

interface Waiter {
  grant(turn: Turn): void;
  refuse(reason: HostHeld): void;
}

interface HostQueue {
  key: string;
  gapMs: number;
  /** Waiters by share. A Map keeps the rotation: the share served last moves to the end. */
  shares: Map<string, Waiter[]>;
  lastShare: string | null;
  busy: boolean;
  pumping: boolean;
  nextAtMs: number;
  heldUntilMs: number;
}

/** Above this number of queues, idle ones are removed. */
const MAX_QUEUES = 5_000;

/** Creates a fair queue per host: one request at a time, with a gap after each. */
export function createHostPace(options: PaceOptions, clock: Clock): HostPace {
  const hosts = new Map<string, HostQueue>();
  const { keeper = null } = options;

  function queueOf(host: string): HostQueue {
    const { key, gapMs } = paceKey(host, options);
    let queue = hosts.get(key);
    if (!queue) {
      if (hosts.size >= MAX_QUEUES) removeIdle(hosts, clock.now());
      queue = {
        key,
        gapMs,
        shares: new Map(),
        lastShare: null,
        busy: false,
        pumping: false,
        nextAtMs: 0,
        heldUntilMs: 0,
      };
      hosts.set(key, queue);
    }
    return queue;
  }

  return {
    take(host, share, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const queue = queueOf(host);
        const heldMs = queue.heldUntilMs - clock.now();
        if (heldMs > options.patienceMs) return reject(new HostHeld(heldMs));
        const leave = (): void => {
          dropWaiter(queue, share, waiter);
          reject(signal?.reason as Error);
        };
        const waiter: Waiter = {
          grant(turn) {
            signal?.removeEventListener("abort", leave);
            resolve(turn);
          },
          refuse(reason) {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        signal?.addEventListener("abort", leave, { once: true });
        const line = queue.shares.get(share);
        if (line) line.push(waiter);
        else queue.shares.set(share, [waiter]);
        void pump(queue, clock, options);
      });
    },
    holdUntil(host, atMs) {
      const queue = queueOf(host);
      queue.heldUntilMs = Math.max(queue.heldUntilMs, atMs);
      const heldMs = queue.heldUntilMs - clock.now();
      if (heldMs > options.patienceMs) refuseAll(queue, new HostHeld(heldMs));
      keeper?.note(queue.key);
    },
    heldForMs: (key) => Math.max(0, (hosts.get(key)?.heldUntilMs ?? 0) - clock.now()),
    waiting(host) {
      const queue = hosts.get(paceKey(host, options).key);
      return queue ? [...queue.shares.values()].reduce((sum, line) => sum + line.length, 0) : 0;
    },
  };
}

function removeIdle(hosts: Map<string, HostQueue>, now: number): void {
  for (const [key, queue] of hosts) {
    const idle = !queue.busy && !queue.pumping && queue.shares.size === 0;
    if (idle && queue.nextAtMs <= now && queue.heldUntilMs <= now) hosts.delete(key);
  }
}

/** Grants turns as they fall due, until nobody waits or a request is in flight. */
async function pump(queue: HostQueue, clock: Clock, options: PaceOptions): Promise<void> {
  if (queue.pumping) return;
  queue.pumping = true;
  while (!queue.busy && queue.shares.size > 0) {
    if (options.keeper && !options.keeper.holds(queue.key)) {
      await options.keeper.acquire(queue.key, tenantOf(queue, clock, options));
      continue;
    }
    const waitMs = Math.max(queue.nextAtMs, queue.heldUntilMs) - clock.now();
    if (waitMs > 0) {
      await clock.sleep(waitMs);
      continue;
    }
    const waiter = nextWaiter(queue);
    if (!waiter) break;
    queue.busy = true;
    waiter.grant(turnAt(queue, clock, options));
  }
  queue.pumping = false;
}

/** Shows a queue to the keeper of its lease. */
function tenantOf(queue: HostQueue, clock: Clock, { health, patienceMs }: PaceOptions): Tenant {
  const healthy = { failures: 0, openMs: 0, openForMs: 0 };
  return {
    isBusy: () => queue.busy,
    isIdle: () => !queue.busy && queue.shares.size === 0,
    adopt(state) {
      queue.nextAtMs = Math.max(queue.nextAtMs, clock.now() + state.nextInMs);
      queue.heldUntilMs = Math.max(queue.heldUntilMs, clock.now() + state.heldForMs);
      if (state.heldForMs > patienceMs) refuseAll(queue, new HostHeld(state.heldForMs));
      health?.adopt(queue.key, state);
    },
    state: () => ({
      // Between a request and its answer the next process has to expect the answer now.
      nextInMs: Math.max(0, queue.busy ? queue.gapMs : queue.nextAtMs - clock.now()),
      heldForMs: Math.max(0, queue.heldUntilMs - clock.now()),
      ...(health?.of(queue.key) ?? healthy),
    }),
  };
}

function turnAt(queue: HostQueue, clock: Clock, options: PaceOptions): Turn {
  let released = false;
  let owed = false;
  let answered = false;
  return {
    started() {
      owed = true;
    },
    answered() {
      answered = true;
      queue.nextAtMs = clock.now() + queue.gapMs;
    },
    release() {
      if (released) return;
      released = true;
      if (owed && !answered) queue.nextAtMs = clock.now() + queue.gapMs;
      queue.busy = false;
      options.keeper?.afterTurn(queue.key);
      void pump(queue, clock, options);
    },
  };
}

function nextWaiter(queue: HostQueue): Waiter | undefined {
  const [first, second] = queue.shares.keys();
  // A share that was served while it waited alone goes behind those that have arrived since.
  if (first !== undefined && first === queue.lastShare && second !== undefined) moveToEnd(queue, first);
  const [share] = queue.shares.keys();
  if (share === undefined) return undefined;
  const line = queue.shares.get(share) ?? [];
  const waiter = line.shift();
  queue.lastShare = share;
  if (line.length > 0) moveToEnd(queue, share);
  else queue.shares.delete(share);
  return waiter;
}

function moveToEnd(queue: HostQueue, share: string): void {
  const line = queue.shares.get(share) ?? [];
  queue.shares.delete(share);
  queue.shares.set(share, line);
}

function dropWaiter(queue: HostQueue, share: string, waiter: Waiter): void {
  const line = queue.shares.get(share)?.filter((other) => other !== waiter) ?? [];
  if (line.length > 0) queue.shares.set(share, line);
  else queue.shares.delete(share);
}

function refuseAll(queue: HostQueue, reason: HostHeld): void {
  const lines = [...queue.shares.values()];
  queue.shares.clear();
  for (const waiter of lines.flat()) waiter.refuse(reason);
}

/** Returns the queue a host belongs to: the longest `*.` key above it, else the host itself. */
export function paceKey(
  host: string,
  options: Pick<PaceOptions, "gapMs" | "gapMsByHost">,
): { key: string; gapMs: number } {
  const own = options.gapMsByHost?.[host];
  if (own !== undefined) return { key: host, gapMs: own };
  for (let dot = host.indexOf("."); dot > 0; dot = host.indexOf(".", dot + 1)) {
    const key = `*${host.slice(dot)}`;
    const gapMs = options.gapMsByHost?.[key];
    if (gapMs !== undefined) return { key, gapMs };
  }
  return { key: host, gapMs: options.gapMs };
}
