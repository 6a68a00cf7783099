import type { Clock } from "./clock.ts";

export interface BreakerOptions {
  /** Consecutive failures that open the breaker. */
  failures: number;
  firstOpenMs: number;
  longestOpenMs: number;
}

export const BREAKER_DEFAULTS: BreakerOptions = {
  failures: 5,
  firstOpenMs: 5 * 60_000,
  longestOpenMs: 24 * 3_600_000,
};

export interface Breaker {
  /** Returns for how many ms nothing may be sent to the host; 0 when a request may go out. */
  openForMs(host: string): number;
  succeeded(host: string): void;
  /** Returns the state of a host that keeps failing, for the process that asks it next. */
  stateOf(host: string): { failures: number; openMs: number; openForMs: number };
  /** Replaces the state by the one that another process has left. */
  adopt(host: string, state: { failures: number; openMs: number; openForMs: number }): void;
  /** Counts a failure. Returns for how many ms it opened the breaker, or 0. */
  failed(host: string): number;
}

interface HostHealth {
  failures: number;
  /** Length of the latest opening; 0 while the breaker has not opened since the last success. */
  openMs: number;
  openUntilMs: number;
}

/**
 * Creates a circuit breaker per host. When an open period ends, the next request is the probe: success closes the breaker,
 * failure opens it for twice as long. A host has one request in flight (see `createHostPace`), so probes never overlap.
 */
export function createBreaker(options: BreakerOptions, clock: Clock): Breaker {
  const hosts = new Map<string, HostHealth>();
  return {
    openForMs(host) {
      return Math.max(0, (hosts.get(host)?.openUntilMs ?? 0) - clock.now());
    },
    stateOf(host) {
      const { failures = 0, openMs = 0, openUntilMs = 0 } = hosts.get(host) ?? {};
      return { failures, openMs, openForMs: Math.max(0, openUntilMs - clock.now()) };
    },
    adopt(host, { failures, openMs, openForMs }) {
      if (failures === 0) hosts.delete(host);
      else hosts.set(host, { failures, openMs, openUntilMs: clock.now() + openForMs });
    },
    succeeded(host) {
      hosts.delete(host);
    },
    failed(host) {
      const health = hosts.get(host) ?? { failures: 0, openMs: 0, openUntilMs: 0 };
      hosts.set(host, health);
      health.failures += 1;
      if (health.openMs === 0 && health.failures < options.failures) return 0;
      health.openMs = health.openMs === 0 ? options.firstOpenMs : Math.min(health.openMs * 2, options.longestOpenMs);
      health.openUntilMs = clock.now() + health.openMs;
      return health.openMs;
    },
  };
}
