import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Node's event loop accepts one connection of a listening socket in a turn. Under a flood, most of a turn is spent on requests, so thousands of
 * clients would wait for seconds before anybody sees their request. With this many sockets on the port, as many are accepted in a turn.
 */
const LISTENERS = 16;

/** Whether several sockets can listen on one port, among which the kernel spreads the connections. */
export const CAN_SHARE = process.platform === "linux";

export interface Address {
  host: string;
  port: number;
  /** Connections of each socket that wait to be accepted. */
  backlog: number;
}

export interface Listeners {
  /** Accepts no more connections, not by `server` either, and resolves when all accepted ones are closed. */
  close(): Promise<void>;
}

/** Returns what the first socket on a port listens with, so that others can join it. The port must be free: the kernel wouldn't refuse a second program of the same user. */
export function shareable(address: Address): Address & { reusePort: boolean } {
  return { ...address, reusePort: CAN_SHARE };
}

/** Opens more sockets on the port where `server` listens with `shareable`. Their connections are the server's. */
export async function addListeners(server: HttpServer, { host, backlog }: Address): Promise<Listeners> {
  const { port } = server.address() as AddressInfo;
  const listeners: Server[] = [];
  for (let count = CAN_SHARE ? 1 : LISTENERS; count < LISTENERS; count += 1) {
    // As Node's HTTP server opens its own.
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    listener.listen({ host, port, backlog, reusePort: true });
    await once(listener, "listening");
    listeners.push(listener);
  }
  return {
    async close() {
      await Promise.all([server, ...listeners].map((each) => new Promise((closed) => void each.close(closed))));
    },
  };
}
