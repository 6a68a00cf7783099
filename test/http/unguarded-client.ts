import { isIP, type Socket } from "node:net";
import { Agent } from "undici";
import type { Network } from "#http/dialler.ts";

/**
 * Fetches without any checks: resolves the name, connects to the first address on any port and follows redirects. It is the
 * control in tests of OutboundHttp: it must reach what OutboundHttp does not.
 */
export async function fetchUnguarded(url: string, network: Network): Promise<void> {
  const agent = new Agent({
    headersTimeout: 10_000,
    connect(options, callback) {
      const hostname = options.hostname.replace(/^\[|\]$/g, "");
      const open = async (): Promise<Socket> => {
        const [address] = isIP(hostname) > 0 ? [hostname] : await network.lookup(hostname);
        if (address === undefined) throw new Error("no address");
        const socket = network.openSocket(address, Number(options.port || 80));
        return new Promise((resolve, reject) => {
          socket.once("connect", () => resolve(socket)).once("error", reject);
        });
      };
      open().then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null),
      );
    },
  });
  try {
    let target = url;
    for (let hop = 0; hop < 3; hop++) {
      const { origin, pathname, search } = new URL(target);
      const answer = await agent.request({ origin, path: pathname + search, method: "GET" });
      await answer.body.dump();
      const location = answer.headers["location"];
      if (typeof location !== "string") return;
      target = new URL(location, target).href;
    }
  } catch {
    // Only the dials count.
  } finally {
    await agent.destroy();
  }
}
