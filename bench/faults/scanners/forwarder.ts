import { Agent, createServer, request } from "node:http";
import { type AddressInfo } from "node:net";

/** A proxy of ours before the product, as TRUST_PROXY expects it. */
export interface Forwarder {
  origin: string;
  /** Requests that came through. */
  requests(): number;
  /** Paths that the product answered with 5xx, except for refusals as too many. */
  serverErrors(): readonly string[];
  close(): Promise<void>;
}

const NETWORKS = 60_000;

/**
 * Forwards requests to a port of this machine, each from another network, so that a scanner meets the product and not its limits. With a
 * token the requests are a person's.
 */
export async function startForwarder(port: number, token: string | null = null): Promise<Forwarder> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const serverErrors: string[] = [];
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count += 1;
    const n = count % NETWORKS;
    const sent = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          "x-forwarded-for": `11.${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 500 && !(status === 503 && answer.headers["retry-after"] !== undefined))
          serverErrors.push(`${incoming.method} ${incoming.url} → ${status}`);
        outgoing.writeHead(status, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    // A scanner hangs up, and some of its requests aren't HTTP.
    sent.on("error", () => outgoing.destroy());
    outgoing.on("error", () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => count,
    serverErrors: () => serverErrors,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
