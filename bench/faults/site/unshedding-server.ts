import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The planted fault of the overload test: a server that works 5 ms on every request and turns none away. Sends its port to its parent. */
const WORK_MS = 5;

const server = createServer((_request, response) => {
  // As real handlers do, it waits for something first, so that it takes on all requests at once.
  setImmediate(() => {
    const until = performance.now() + WORK_MS;
    while (performance.now() < until);
    response.end("done");
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit(0));
