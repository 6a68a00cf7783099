import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What the network between two programs does. */
export type NetworkFault =
  | { kind: "none" }
  /** Bytes vanish and nothing is closed. A connection that lost bytes stays silent for good. */
  | { kind: "half-open" }
  /** Connections are reset at once, new ones too. */
  | { kind: "refuse" }
  /** Every piece arrives later, in order. */
  | { kind: "delay"; ms: number }
  /** Each connection is reset once this many bytes have passed. */
  | { kind: "cut"; bytes: number }
  /** Bytes arrive in pieces of this size. */
  | { kind: "slice"; bytes: number };

export interface FaultProxy {
  port: number;
  /** Returns a URL with the proxy in place of its host and port. */
  through(url: string): string;
  set(fault: NetworkFault): void;
  /** Resets all connections and returns how many there were. */
  reset(): number;
  readonly connections: number;
  close(): Promise<void>;
}

interface Link {
  client: Socket;
  server: Socket;
  hasLostBytes: boolean;
  bytes: number;
}

/** Opens a TCP proxy on loopback that can misbehave as networks do. */
export async function openFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let fault: NetworkFault = { kind: "none" };
  const links = new Set<Link>();

  function reset(link: Link): void {
    links.delete(link);
    link.client.resetAndDestroy();
    link.server.resetAndDestroy();
  }

  async function send(link: Link, to: Socket, bytes: Buffer): Promise<void> {
    if (fault.kind === "half-open") link.hasLostBytes = true;
    if (link.hasLostBytes) return;
    if (fault.kind === "delay") await sleep(fault.ms);
    link.bytes += bytes.length;
    if (fault.kind === "cut" && link.bytes > fault.bytes) return reset(link);
    const piece = fault.kind === "slice" ? fault.bytes : bytes.length;
    for (let from = 0; from < bytes.length; from += piece) {
      if (to.destroyed) return;
      if (!to.write(bytes.subarray(from, from + piece)))
        await Promise.race([once(to, "drain"), once(to, "close")]).catch(() => {});
      if (piece < bytes.length) await sleep(0);
    }
  }

  function pass(link: Link, from: Socket, to: Socket): void {
    let sending: Promise<void> = Promise.resolve();
    from.on("data", (bytes: Buffer) => {
      from.pause();
      sending = send(link, to, bytes).then(() => void from.resume());
    });
    // In silence even the end of the other side is not heard.
    from.on("end", () => void sending.then(() => link.hasLostBytes || to.end()));
    from.on("error", () => {});
    from.on("close", () => {
      if (link.hasLostBytes || fault.kind === "half-open") return;
      links.delete(link);
      to.destroy();
    });
  }

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    if (fault.kind === "refuse") return void client.resetAndDestroy();
    const server = connect({ ...target, allowHalfOpen: true, noDelay: true });
    client.setNoDelay(true);
    const link: Link = { client, server, hasLostBytes: false, bytes: 0 };
    links.add(link);
    pass(link, client, server);
    pass(link, server, client);
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;

  function resetAll(): number {
    const all = [...links];
    for (const link of all) reset(link);
    return all.length;
  }
  return {
    port,
    through(url) {
      const changed = new URL(url);
      changed.hostname = "127.0.0.1";
      changed.port = String(port);
      return changed.href;
    },
    set(next) {
      fault = next;
      if (next.kind === "refuse") resetAll();
    },
    reset: resetAll,
    get connections() {
      return links.size;
    },
    async close() {
      resetAll();
      listener.close();
      await once(listener, "close");
    },
  };
}
