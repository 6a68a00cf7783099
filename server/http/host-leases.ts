import { randomUUID } from "node:crypto";
import type { Logger } from "#app/log.ts";
import type { Clock } from "./clock.ts";
import { FETCH_LIMITS } from "./fetch-request.ts";

/** How long a lease of a host queue is valid without renewal, by the clock of the database. */
export const HOST_LEASE_MS = 30_000;
/** A request goes out only while the lease outlasts the longest wait for its answer. */
const MARGIN_MS = FETCH_LIMITS.dnsMs + FETCH_LIMITS.connectMs + FETCH_LIMITS.headersMs;
const RENEW_MS = 5_000;
/** How often a process asks again for a host queue that another one holds. Shorter than the gap, so passing it on costs no time. */
const RETRY_MS = 500;
/** A process passes a host queue on after this long if another one waits for it. */
const SLICE_MS = 5_000;
/** After passing a host queue on, a process lets the others go first. */
const YIELD_MS = 2 * RETRY_MS;

/** What one process tells the next about a host queue. Times are relative, because the clocks of machines differ. */
export interface HostState {
  /** Until the next request may go out. */
  nextInMs: number;
  /** For how long the host asked for a pause. */
  heldForMs: number;
  /** Failures in a row, the length of the breaker's latest opening, and for how long it is still open. */
  failures: number;
  openMs: number;
  openForMs: number;
}

export interface LeaseRef {
  hostQueue: string;
  /** Names one tenure of a host queue, so that a late release never ends a later tenure. */
  holder: string;
}

export interface LeasedHost extends HostState {
  hostQueue: string;
  /** Whether another process waits for it. */
  wanted: boolean;
}

/** The leases of host queues that several processes share; the database holds them. */
export interface HostLeases {
  /** Leases these host queues or renews their leases. Returns those that this process holds now, and notes a wish for the others. */
  lease(asked: readonly LeaseRef[]): Promise<LeasedHost[]>;
  /** Writes the state of host queues that these holders still hold, and releases them if asked to. */
  write(states: readonly (HostState & LeaseRef)[], release: boolean): Promise<void>;
}

/** A queue of requests as the keeper of its lease sees it. */
export interface Tenant {
  isBusy(): boolean;
  isIdle(): boolean;
  adopt(state: HostState): void;
  state(): HostState;
}

interface Lease {
  holder: string;
  tenant: Tenant;
  untilMs: number;
  sinceMs: number;
  renewedMs: number;
  wanted: boolean;
}

interface Wish {
  holder: string;
  tenant: Tenant;
  granted: PromiseWithResolvers<void>;
  notBeforeMs: number;
}

export interface LeaseKeeper {
  /** Returns whether a request to this host queue may go out now. */
  holds(hostQueue: string): boolean;
  /** Resolves once this process holds the host queue. */
  acquire(hostQueue: string, tenant: Tenant): Promise<void>;
  /** A request has ended: passes the host queue on if its time is over. */
  afterTurn(hostQueue: string): void;
  /** Writes what the host has just asked for. */
  note(hostQueue: string): void;
  /** Releases all host queues. */
  close(): Promise<void>;
}

/**
 * Keeps the leases of the host queues that this process sends requests to, so that a host gets one request at a time, however many
 * processes read. While the database can't be reached, requests pause when the leases run out.
 */
export function createLeaseKeeper(leases: HostLeases, clock: Clock, log: Logger | undefined): LeaseKeeper {
  return new SharedLeaseKeeper(leases, clock, log);
}

class SharedLeaseKeeper implements LeaseKeeper {
  readonly #held = new Map<string, Lease>();
  readonly #waiting = new Map<string, Wish>();
  readonly #yieldedUntilMs = new Map<string, number>();
  readonly #leases: HostLeases;
  readonly #clock: Clock;
  readonly #log: Logger | undefined;
  #wake = new AbortController();
  #isWorking = false;
  /** While a renewal is on its way, nothing is passed on: it would take back what was just released. */
  #isRenewing = false;
  #isFailing = false;
  #isClosed = false;

  constructor(leases: HostLeases, clock: Clock, log: Logger | undefined) {
    this.#leases = leases;
    this.#clock = clock;
    this.#log = log;
  }

  holds(hostQueue: string): boolean {
    const lease = this.#held.get(hostQueue);
    return lease !== undefined && this.#clock.now() < lease.untilMs - MARGIN_MS && !this.#isOver(lease);
  }

  acquire(hostQueue: string, tenant: Tenant): Promise<void> {
    this.afterTurn(hostQueue);
    const notBeforeMs = this.#yieldedUntilMs.get(hostQueue) ?? 0;
    this.#yieldedUntilMs.delete(hostQueue);
    const granted = Promise.withResolvers<void>();
    const wish = this.#waiting.get(hostQueue) ?? { holder: randomUUID(), tenant, granted, notBeforeMs };
    this.#waiting.set(hostQueue, wish);
    void this.#work();
    return wish.granted.promise;
  }

  afterTurn(hostQueue: string): void {
    const lease = this.#held.get(hostQueue);
    if (lease && !this.#isRenewing && this.#isOver(lease)) this.#passOn(hostQueue);
  }

  note(hostQueue: string): void {
    const lease = this.#held.get(hostQueue);
    if (lease === undefined) return;
    // What can't be written now is written with the release.
    void this.#leases.write([{ hostQueue, holder: lease.holder, ...lease.tenant.state() }], false).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake.abort();
    await this.#release([...this.#held.keys()]);
  }

  #isOver(lease: Lease): boolean {
    return lease.wanted && this.#clock.now() - lease.sinceMs >= SLICE_MS;
  }

  #passOn(hostQueue: string): void {
    const untilMs = this.#clock.now() + YIELD_MS;
    const wish = this.#waiting.get(hostQueue);
    if (wish) wish.notBeforeMs = untilMs;
    else this.#yieldedUntilMs.set(hostQueue, untilMs);
    void this.#release([hostQueue]);
  }

  async #release(hostQueues: readonly string[]): Promise<void> {
    const states = hostQueues.flatMap((hostQueue) => {
      const lease = this.#held.get(hostQueue);
      this.#held.delete(hostQueue);
      return lease ? [{ hostQueue, holder: lease.holder, ...lease.tenant.state() }] : [];
    });
    // A lease that can't be released runs out by itself.
    if (states.length > 0) await this.#leases.write(states, true).catch(() => {});
  }

  /** Asks for what is waited for and renews what is held, until there is neither. */
  async #work(): Promise<void> {
    if (this.#isWorking) return this.#wake.abort();
    this.#isWorking = true;
    for (;;) {
      if (this.#isClosed || (this.#waiting.size === 0 && this.#held.size === 0)) break;
      this.#wake = new AbortController();
      await this.#attempt();
      if (this.#wake.signal.aborted) continue;
      const pauseMs = this.#waiting.size > 0 ? RETRY_MS : RENEW_MS;
      await this.#clock.sleep(pauseMs, this.#wake.signal).catch(() => {});
    }
    this.#isWorking = false;
  }

  async #attempt(): Promise<void> {
    const now = this.#clock.now();
    const due = [...this.#held].filter(([, lease]) => now - lease.renewedMs >= RENEW_MS);
    await this.#release(due.filter(([, lease]) => lease.tenant.isIdle()).map(([hostQueue]) => hostQueue));
    const asked = new Map<string, string>();
    for (const [hostQueue, wish] of this.#waiting) if (wish.notBeforeMs <= now) asked.set(hostQueue, wish.holder);
    for (const [hostQueue, lease] of this.#held)
      if (asked.has(hostQueue) || now - lease.renewedMs >= RENEW_MS) asked.set(hostQueue, lease.holder);
    if (asked.size === 0) return;
    this.#isRenewing = true;
    try {
      const found = await this.#leases.lease([...asked].map(([hostQueue, holder]) => ({ hostQueue, holder })));
      const mine = new Set(found.map(({ hostQueue }) => hostQueue));
      for (const hostQueue of asked.keys()) if (!mine.has(hostQueue)) this.#held.delete(hostQueue);
      for (const each of found) this.#grant(each, asked.get(each.hostQueue) ?? "", now);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        this.#log?.warn({ err: error }, "the leases of hosts could not be renewed; reading pauses until they can");
      this.#isFailing = true;
    } finally {
      this.#isRenewing = false;
    }
    for (const [hostQueue, lease] of this.#held) if (!lease.tenant.isBusy()) this.afterTurn(hostQueue);
  }

  #grant(found: LeasedHost, holder: string, sentMs: number): void {
    const { hostQueue, wanted } = found;
    const wish = this.#waiting.get(hostQueue);
    const before = this.#held.get(hostQueue);
    const tenant = before?.tenant ?? wish?.tenant;
    if (tenant === undefined) return;
    const sinceMs = before?.sinceMs ?? sentMs;
    const untilMs = sentMs + HOST_LEASE_MS;
    this.#held.set(hostQueue, { holder, tenant, wanted, untilMs, renewedMs: sentMs, sinceMs });
    if (before === undefined) tenant.adopt(found);
    this.#waiting.delete(hostQueue);
    wish?.granted.resolve();
  }
}
