import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReplayRequest {
  method: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface ReplayAnswer {
  /** 200 when absent. */
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Waits this long before answering, ms. */
  delayMs?: number;
}

export interface ReplayServer {
  /** `http://127.0.0.1:PORT`, for `OutboundHttpOptions.replayOrigin`. */
  origin: string;
  close(): Promise<void>;
}

export interface ReplayOptions {
  /** Returns the answer of `https://<host><path>?<query>`; null for 404. */
  answer(
    host: string,
    path: string,
    query: URLSearchParams,
    request: ReplayRequest,
  ): ReplayAnswer | null | Promise<ReplayAnswer | null>;
  /** Any free port by default. */
  port?: number;
}

const LARGEST_REQUEST_BYTES = 1_048_576;

/**
 * Serves recorded or sample answers on loopback as `/<host><path>?<query>`, over real HTTP. Answers 304 to a request whose
 * `If-None-Match` equals the ETag.
 */
export async function startReplayServer(options: ReplayOptions): Promise<ReplayServer> {
  const server = createServer((request, response) => {
    serve(request, response, options).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { "content-type": "text/plain" }).end(`The replay failed: ${(error as Error).message}`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, options: ReplayOptions): Promise<void> {
  const [, host = "", path = "/", query = ""] = /^\/([^/?]+)([^?]*)\??(.*)$/s.exec(request.url ?? "/") ?? [];
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const body = await readRequestBody(request);
  const answer = await options.answer(host, path || "/", new URLSearchParams(query), {
    method: request.method ?? "GET",
    headers,
    body,
  });
  if (answer?.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
  if (!answer) {
    response.writeHead(404, { "content-type": "text/plain" }).end("No answer is recorded for this URL.");
    return;
  }
  const answerHeaders = answer.headers ?? {};
  const etag = Object.entries(answerHeaders).find(([name]) => name.toLowerCase() === "etag")?.[1];
  if (etag !== undefined && headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const content = Buffer.from(answer.body ?? "");
  response.writeHead(answer.status ?? 200, { ...answerHeaders, "content-length": content.length }).end(content);
}

async function readRequestBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > LARGEST_REQUEST_BYTES) throw new Error("the request body is larger than 1 MiB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
