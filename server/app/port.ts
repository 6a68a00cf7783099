import { once } from "node:events";
import { createServer } from "node:net";
import { listenFailure } from "./start-error.ts";

/** Throws if the port cannot be listened on, before the slower steps of a start. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, "listening");
  } catch (error) {
    throw listenFailure(error, { host, port }) ?? error;
  }
  server.close();
  await once(server, "close");
}
