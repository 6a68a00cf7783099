import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#accounts/network-key.ts";
import { isLocal } from "../http/local-address.ts";

export interface ConnectionLimits {
  /** Open connections in all. */
  total: number;
  /** Open connections of one network. A proxy on a local address is exempt, because it serves many people. */
  perNetwork: number;
}

const LIMITS: ConnectionLimits = { total: 10_000, perNetwork: 256 };

/** Closes new connections beyond the limits, and idle ones once the total is reached, so that nobody can use up memory and descriptors. */
export function limitConnections(server: Server, { total, perNetwork }: ConnectionLimits = LIMITS): void {
  const open = new Map<string, number>();
  let all = 0;
  server.on("connection", (socket: Socket) => {
    if (all >= total) {
      server.closeIdleConnections();
      return void socket.destroy();
    }
    all += 1;
    socket.once("close", () => (all -= 1));
    const address = socket.remoteAddress;
    if (address === undefined || isLocal(address)) return;
    const network = networkOf(address);
    const own = open.get(network) ?? 0;
    if (own >= perNetwork) return void socket.destroy();
    open.set(network, own + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
