import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Runs `use` with the origin of a server on loopback that answers by `listener`, and closes it afterwards. */
export async function withLoopbackServer<T>(
  listener: RequestListener,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
