import { HOST_LEASE_MS, type HostLeases, type HostState, type LeaseRef } from "#http/host-leases.ts";
import { GAP_MS } from "#http/vendor-hosts.ts";

interface Row {
  holder: string | null;
  leaseUntilMs: number;
  wantedUntilMs: number;
  nextAtMs: number;
  heldUntilMs: number;
  failures: number;
  openMs: number;
  openUntilMs: number;
}

const WISH_MS = 15_000;

/** The table `host_pace` in memory, with the rules of the statements in store/catalogue/host-pace.ts. */
export function createSimulatedLeases(nowMs: () => number): HostLeases & { statements(): number } {
  const rows = new Map<string, Row>();
  let statements = 0;
  const left = (untilMs: number) => Math.max(0, untilMs - nowMs());
  const lease = ({ hostQueue, holder }: LeaseRef) => {
    const row = rows.get(hostQueue) ?? {
      holder: null,
      leaseUntilMs: 0,
      wantedUntilMs: 0,
      nextAtMs: 0,
      heldUntilMs: 0,
      failures: 0,
      openMs: 0,
      openUntilMs: 0,
    };
    rows.set(hostQueue, row);
    const isFree = row.holder === null || row.leaseUntilMs < nowMs();
    if (!isFree && row.holder !== holder) {
      row.wantedUntilMs = nowMs() + WISH_MS;
      return [];
    }
    if (row.holder !== null && row.holder !== holder) row.nextAtMs = Math.max(row.nextAtMs, row.leaseUntilMs + GAP_MS);
    if (row.holder !== holder) row.wantedUntilMs = 0;
    Object.assign(row, { holder, leaseUntilMs: nowMs() + HOST_LEASE_MS });
    return [{ hostQueue, wanted: row.wantedUntilMs > nowMs(), ...stateOf(row) }];
  };
  const stateOf = (row: Row): HostState => ({
    nextInMs: left(row.nextAtMs),
    heldForMs: left(row.heldUntilMs),
    failures: row.failures,
    openMs: row.openMs,
    openForMs: left(row.openUntilMs),
  });
  return {
    statements: () => statements,
    async lease(asked) {
      statements += 1;
      return asked.flatMap(lease);
    },
    async write(states, release) {
      statements += 1;
      for (const { hostQueue, holder, ...state } of states) {
        const row = rows.get(hostQueue);
        if (row?.holder !== holder) continue;
        row.nextAtMs = Math.max(row.nextAtMs, nowMs() + state.nextInMs);
        row.heldUntilMs = Math.max(row.heldUntilMs, nowMs() + state.heldForMs);
        row.openUntilMs = nowMs() + state.openForMs;
        Object.assign(row, { failures: state.failures, openMs: state.openMs });
        if (release) Object.assign(row, { holder: null, leaseUntilMs: 0, wantedUntilMs: 0 });
      }
    },
  };
}
