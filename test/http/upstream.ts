import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Network } from "#http/dialler.ts";
import { upstreamCertificate, upstreamKey } from "./upstream-certificate.ts";

/** A public address that no test connects to: the upstream's network redirects every dial to loopback. */
export const PUBLIC_ADDRESS = "93.184.216.34";

export interface UpstreamRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The request line and headers as received. */
  head: string;
  body: string;
}

/** Answers a request. May write to the socket itself; the returned bytes end it, null leaves it open. */
export type UpstreamBehaviour = (
  request: UpstreamRequest,
  socket: Socket,
) => string | Buffer | null | Promise<string | Buffer | null>;

export interface Upstream {
  requests: UpstreamRequest[];
  /** Each dial as `address:port`, before it is redirected. */
  dials: string[];
  /** The largest number of connections open at once. */
  peakConnections: number;
  network: Network;
  /** The real address, for a client that accepts any port. */
  origin: string;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  /** Resolves a host name at each lookup; by default every name has one public address. */
  lookup?: (hostname: string) => string[] | Promise<string[]>;
}

/** Starts a server on loopback that may break every rule of HTTP, with a network that redirects every dial to it. */
export async function startUpstream(behaviour: UpstreamBehaviour, options: UpstreamOptions = {}): Promise<Upstream> {
  const sockets = new Set<Socket>();
  const requests: UpstreamRequest[] = [];
  const dials: string[] = [];
  const onSocket = (socket: Socket): void => {
    sockets.add(socket);
    upstream.peakConnections = Math.max(upstream.peakConnections, sockets.size);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    let pending = "";
    socket.on("data", (chunk: Buffer) => {
      pending += chunk.toString("latin1");
      const request = readRequest(pending);
      if (!request) return;
      pending = "";
      requests.push(request);
      void Promise.resolve(behaviour(request, socket)).then((answer) => answer !== null && socket.end(answer));
    });
  };
  const plain = createServer(onSocket);
  const secure = createTlsServer({ cert: upstreamCertificate, key: upstreamKey }, onSocket);
  secure.on("tlsClientError", () => {});
  const [plainPort, securePort] = [await listen(plain), await listen(secure)];
  const upstream: Upstream = {
    requests,
    dials,
    peakConnections: 0,
    origin: `http://127.0.0.1:${plainPort}`,
    network: {
      lookup: async (hostname) => (options.lookup ? options.lookup(hostname) : [PUBLIC_ADDRESS]),
      openSocket(address, port) {
        dials.push(`${address}:${port}`);
        return connect({ host: "127.0.0.1", port: port === 443 ? securePort : plainPort });
      },
      certificateAuthority: upstreamCertificate,
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([plain, secure].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
  return upstream;
}

/** Builds a complete, valid answer that closes the connection; `connection: "keep-alive"` keeps it open. */
export function httpAnswer(status: number, headers: Record<string, string>, body: string | Buffer = ""): Buffer {
  const content = Buffer.from(body);
  const lines = Object.entries({ "content-length": String(content.length), connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join("")}\r\n`, "latin1"), content]);
}

/** Accepts the request and never answers. */
export const hang: UpstreamBehaviour = () => null;

/** Sends the start, then one byte every `everyMs` forever. */
export function drip(start: string, byte: string, everyMs: number): UpstreamBehaviour {
  return (_request, socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write(byte), everyMs);
    socket.on("close", () => clearInterval(timer));
    return null;
  };
}

/** Sends the start, then `chunk` repeatedly, as fast as the reader accepts it. */
export function flood(start: string, chunk: string | Buffer): UpstreamBehaviour {
  return (_request, socket) => {
    const more = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.write(start);
    socket.on("drain", more);
    more();
    return null;
  };
}

/** Sends the start, then resets the connection. */
export function resetAfter(start: string): UpstreamBehaviour {
  return (_request, socket) => {
    socket.write(start, () => setTimeout(() => socket.resetAndDestroy(), 20));
    return null;
  };
}

function readRequest(text: string): UpstreamRequest | null {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = text.slice(0, end);
  const [first = "", ...lines] = head.split("\r\n");
  const [method = "", path = ""] = first.split(" ");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = text.slice(end + 4);
  if (body.length < Number(headers["content-length"] ?? 0)) return null;
  return { method, path, headers, head, body };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
