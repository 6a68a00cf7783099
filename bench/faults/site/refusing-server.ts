import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers every request with 503 and does nothing else: the least that refusing costs with Node's HTTP server. Sends its port to its parent. */
const HEADERS = { "retry-after": "2", "content-length": "0" };

const server = createServer((_request, response) => {
  response.writeHead(503, HEADERS);
  response.end();
});
server.listen({ host: "127.0.0.1", port: 0, backlog: 4096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.once("disconnect", () => process.exit(0));
