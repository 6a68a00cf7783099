import { connect as connectTcp } from "node:net";
import { Agent, type Dispatcher } from "undici";
import { createDialler, DialError, type Network } from "./dialler.ts";

const HEADER_BYTES = 16_384;
const REPLAY_CONNECTIONS = 16;

interface DispatcherLimits {
  dnsMs: number;
  connectMs: number;
}

/** Options for both agents: HTTP/1.1 only, and every option that the environment could set is explicit. */
function agentOptions(): Agent.Options {
  return {
    allowH2: false,
    useMilo: false,
    pipelining: 1,
    maxHeaderSize: HEADER_BYTES,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
  };
}

/** Sends requests to their own hosts, one connection per host, through the dialler that checks addresses. */
export function directDispatcher(network: Network, limits: DispatcherLimits): Dispatcher {
  return new Agent({ ...agentOptions(), connections: 1, connect: createDialler(network, limits) });
}

/** Sends all requests to the replay origin. */
export function replayDispatcher(origin: string, limits: DispatcherLimits): Dispatcher {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Agent({
    ...agentOptions(),
    connections: REPLAY_CONNECTIONS,
    connect(_options, callback) {
      const socket = connectTcp({ host, port: Number(port || 80), timeout: limits.connectMs });
      const fail = (error?: NodeJS.ErrnoException): void => {
        socket.destroy();
        const why = error?.code ?? error?.message ?? "no answer";
        callback(new DialError("network", `no connection to the replay origin ${origin} (${why})`, error), null);
      };
      socket.once("error", fail);
      socket.once("timeout", () => fail());
      socket.once("connect", () => {
        socket.setTimeout(0);
        socket.off("error", fail);
        socket.on("error", () => {});
        socket.setNoDelay(true);
        callback(null, socket);
      });
    },
  });
}

/** Checks a replay origin: plain http on this machine, nothing after the port. Throws TypeError. */
export function readReplayOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const loopback = url !== null && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!loopback || url.protocol !== "http:" || url.pathname !== "/" || url.search !== "" || url.username !== "") {
    throw new TypeError(`The replay origin must be a loopback address such as http://127.0.0.1:4000, not "${text}"`);
  }
  return url.origin;
}
