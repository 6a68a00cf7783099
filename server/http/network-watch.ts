import type { Clock } from "./clock.ts";

export interface NetworkOutage {
  since: Date;
  nextAttemptAt: Date;
  /** Why the last connection failed. */
  reason: string;
}

export interface NetworkWatch {
  /** Returns the current outage; null while the network is up as far as we know. */
  outage(): NetworkOutage | null;
  /**
   * Returns for how many ms nothing may be sent; 0 when a request may go out. During an outage it admits one request per
   * attempt, the probe.
   */
  admit(): number;
  /** Records that a host answered, which ends an outage. */
  reached(): void;
  /**
   * Records that no connection to the host came about. Resolves to true when the whole network is down, and to false when the
   * fault is the host's own; waits a few seconds for other hosts to tell.
   */
  unreached(failure: UnreachedHost): Promise<boolean>;
}

export interface UnreachedHost {
  host: string;
  reason: string;
  /** When the request went out, by the watch's clock. */
  startedAtMs: number;
  signal: AbortSignal;
}

export interface NetworkWatchOptions {
  clock: Clock;
  onDown(outage: NetworkOutage, hosts: number): void;
  onUp(downForMs: number): void;
}

/** Hosts that fail in a row, without an answer from any other, before the network counts as down. */
const HOSTS_DOWN = 3;
/** How long a failed connection waits to learn whether other hosts answer. */
const VERDICT_MS = 10_000;
const FIRST_ATTEMPT_MS = 10_000;
const LONGEST_ATTEMPT_MS = 10 * 60_000;

/**
 * Tells an outage of the network from the failure of one host, so that an outage costs no host and no board anything. After
 * three different hosts in a row without a connection, nothing is sent but one probe per attempt, at growing intervals. The
 * first answer ends the outage.
 */
export function createNetworkWatch({ clock, onDown, onUp }: NetworkWatchOptions): NetworkWatch {
  const failedHosts = new Set<string>();
  const undecided = new Set<(isOutage: boolean) => void>();
  let lastReachedMs = -Infinity;
  let outage: NetworkOutage | null = null;
  let waitMs = 0;
  let probing = false;

  const decide = (isOutage: boolean) => {
    for (const settle of undecided) settle(isOutage);
    undecided.clear();
  };
  const nextAttempt = () => new Date(clock.now() + waitMs);

  return {
    outage: () => outage,
    admit() {
      if (outage === null) return 0;
      const leftMs = outage.nextAttemptAt.getTime() - clock.now();
      if (leftMs > 0) return leftMs;
      probing = true;
      outage = { ...outage, nextAttemptAt: nextAttempt() };
      return 0;
    },
    reached() {
      failedHosts.clear();
      lastReachedMs = clock.now();
      decide(false);
      if (outage === null) return;
      const downForMs = clock.now() - outage.since.getTime();
      outage = null;
      probing = false;
      onUp(downForMs);
    },
    async unreached({ host, reason, startedAtMs, signal }) {
      if (outage !== null) {
        if (probing) {
          probing = false;
          waitMs = Math.min(waitMs * 2, LONGEST_ATTEMPT_MS);
          outage = { ...outage, reason, nextAttemptAt: nextAttempt() };
        }
        return true;
      }
      // Another host answered in the meantime.
      if (lastReachedMs >= startedAtMs) return false;
      failedHosts.add(host);
      if (failedHosts.size < HOSTS_DOWN) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        undecided.add(resolve);
        clock.sleep(VERDICT_MS, signal).then(
          () => resolve(false),
          () => resolve(false),
        );
        return await promise.finally(() => undecided.delete(resolve));
      }
      waitMs = FIRST_ATTEMPT_MS;
      outage = { since: new Date(clock.now()), nextAttemptAt: nextAttempt(), reason };
      const hosts = failedHosts.size;
      failedHosts.clear();
      decide(true);
      onDown(outage, hosts);
      return true;
    },
  };
}
