import { resolve4, resolve6 } from "node:dns/promises";
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { buildConnector } from "undici";
import { addressProblem } from "./address-guard.ts";
import type { FetchErrorCode } from "./fetch-error.ts";

/** The network as the dialler sees it. Tests replace it; the address rules still apply. */
export interface Network {
  /** Returns all IP addresses of a host name. Rejects if the name has no address. */
  lookup(hostname: string): Promise<string[]>;
  /** Opens a TCP connection to exactly this IP address. */
  openSocket(address: string, port: number): Socket;
  /** The only certificate authority to trust; the built-in ones by default. */
  certificateAuthority?: string;
}

export const internet: Network = {
  async lookup(hostname) {
    // These query DNS servers only: no hosts file, no search domains, no thread blocked by a slow answer.
    const name = `${hostname}.`;
    const found = await Promise.allSettled([resolve4(name), resolve6(name)]);
    const addresses = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
    if (addresses.length === 0) throw found[0].status === "rejected" ? found[0].reason : new Error("no address");
    return addresses;
  },
  openSocket: (address, port) => connectTcp({ host: address, port }),
};

/** A connection failed; `fetchCode` is the code to report. */
export class DialError extends Error {
  readonly fetchCode: FetchErrorCode;
  constructor(fetchCode: FetchErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "DialError";
    this.fetchCode = fetchCode;
  }
}

/**
 * Creates a connector for public hosts. It resolves the name itself, checks every address and connects to one of exactly
 * those, so DNS rebinding between check and use cannot pass. One non-public address blocks the whole name.
 */
export function createDialler(
  network: Network,
  limits: { dnsMs: number; connectMs: number },
): buildConnector.connector {
  return (options, callback) => {
    dial(network, limits, options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

async function dial(
  network: Network,
  limits: { dnsMs: number; connectMs: number },
  options: buildConnector.Options,
): Promise<Socket> {
  const hostname = options.hostname.replace(/^\[|\]$/g, "");
  const secure = options.protocol === "https:";
  const port = secure ? 443 : 80;
  if (options.port !== "" && Number(options.port) !== port)
    throw new DialError("bad-url", `port ${options.port} is not ${port}`);

  const addresses = await checkedAddresses(network, hostname, limits.dnsMs);
  const deadline = performance.now() + limits.connectMs;
  let failure: unknown;
  for (const [index, address] of addresses.entries()) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) break;
    // An address that drops packets must leave time for the next ones.
    const shareMs = index < addresses.length - 1 ? leftMs / 2 : leftMs;
    try {
      return await connectTo(network, address, port, secure ? hostname : null, shareMs);
    } catch (error) {
      failure = error;
    }
  }
  if (failure instanceof DialError) throw failure;
  throw new DialError("network", `cannot connect to ${hostname} (${reasonOf(failure)})`, failure);
}

async function checkedAddresses(network: Network, hostname: string, dnsMs: number): Promise<string[]> {
  const addresses = isIP(hostname) > 0 ? [hostname] : await lookUp(network, hostname, dnsMs);
  for (const address of addresses) {
    const problem = addressProblem(address);
    if (problem !== null)
      throw new DialError(
        "blocked-address",
        `${hostname} has the address ${address}, which is not public (${problem})`,
      );
  }
  return addresses.toSorted((a, b) => isIP(a) - isIP(b));
}

async function lookUp(network: Network, hostname: string, dnsMs: number): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DialError("timeout", `DNS did not resolve ${hostname} within ${dnsMs / 1000} s`)),
      dnsMs,
    );
  });
  try {
    const addresses = await Promise.race([network.lookup(hostname), late]);
    if (addresses.length === 0) throw new DialError("network", `DNS has no address for ${hostname}`);
    return addresses;
  } catch (error) {
    if (error instanceof DialError) throw error;
    throw new DialError("network", `DNS has no address for ${hostname} (${reasonOf(error)})`, error);
  } finally {
    clearTimeout(timer);
  }
}

function connectTo(
  network: Network,
  address: string,
  port: number,
  servername: string | null,
  timeoutMs: number,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const tcp = network.openSocket(address, port);
    const socket =
      servername === null
        ? tcp
        : connectTls({
            socket: tcp,
            // SNI excludes literal addresses (RFC 6066); the certificate is checked against `host`.
            ...(isIP(servername) > 0 ? {} : { servername }),
            host: servername,
            ALPNProtocols: ["http/1.1"],
            minVersion: "TLSv1.2",
            rejectUnauthorized: true,
            ...(network.certificateAuthority === undefined ? {} : { ca: network.certificateAuthority }),
          });
    const fail = (error: Error): void => {
      clearTimeout(timer);
      tcp.destroy();
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new DialError("timeout", `no connection to ${address} within ${Math.round(timeoutMs)} ms`)),
      timeoutMs,
    );
    tcp.once("error", fail);
    if (socket !== tcp) socket.once("error", fail);
    socket.once(servername === null ? "connect" : "secureConnect", () => {
      clearTimeout(timer);
      tcp.off("error", fail);
      socket.off("error", fail);
      // undici attaches its listeners on the next tick; an error before that must not crash the process.
      socket.on("error", () => {});
      socket.setNoDelay(true);
      resolve(socket);
    });
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const code = (error as NodeJS.ErrnoException).code;
  return code ?? error.message;
}
