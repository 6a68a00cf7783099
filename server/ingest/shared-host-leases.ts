import { HOST_LEASE_MS, type HostLeases } from "#http/host-leases.ts";
import { GAP_MS } from "#http/vendor-hosts.ts";
import type { Queryable } from "#postgres/connection.ts";
import { leaseHosts, writeHosts } from "#store/catalogue/host-pace.ts";

/** Returns the leases of host queues that all processes on this database share. */
export function sharedHostLeases(database: { pool: Queryable }): HostLeases {
  return {
    lease: (asked) => leaseHosts(database, asked, { leaseS: HOST_LEASE_MS / 1000, gapS: GAP_MS / 1000 }),
    write: (states, release) => writeHosts(database, states, release),
  };
}
