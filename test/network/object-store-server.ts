import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { SnapshotStore } from "#app/settings/snapshot-store.ts";

/** A store as S3-compatible ones behave towards us. Stops when the test finishes. */
export interface StoreServer {
  store: Required<SnapshotStore>;
  /** Path → object. */
  objects: Map<string, { body: Buffer; writtenAt: Date }>;
  /** What was asked, as method and path. */
  asked: string[];
  /** Ends each response half-way while set. */
  cutsOff: boolean;
  /** Refuses to say that an object isn't there. */
  hidesMissing: boolean;
  /** What it answers to a method instead of doing it. */
  refusals: Record<string, { status: number; code: string }>;
}

const KEY = { id: "AKIAEXAMPLE", secret: "a secret of the store" };

/** Starts a store that takes requests of one key, and files only whose hash is the one that was signed. */
export async function startStoreServer(): Promise<StoreServer> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/afield/`;
  const running: StoreServer = {
    store: { url, region: "eu-test-1", key: KEY },
    objects: new Map(),
    asked: [],
    cutsOff: false,
    hidesMissing: false,
    refusals: {},
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = request;
    running.asked.push(`${method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const isSigned = headers.authorization?.startsWith(
      `AWS4-HMAC-SHA256 Credential=${KEY.id}/${String(headers["x-amz-date"]).slice(0, 8)}/eu-test-1/s3/aws4_request,`,
    );
    if (!isSigned) return refuse(response, 403, "SignatureDoesNotMatch");
    if (headers["x-amz-content-sha256"] !== createHash("sha256").update(body).digest("hex"))
      return refuse(response, 400, "XAmzContentSHA256Mismatch");
    const refusal = running.refusals[method];
    if (refusal !== undefined) return refuse(response, refusal.status, refusal.code);
    if (method === "PUT") {
      if (headers["content-length"] === undefined) return refuse(response, 411, "MissingContentLength");
      running.objects.set(path, { body, writtenAt: new Date() });
      return void response.writeHead(200).end();
    }
    const object = running.objects.get(path);
    if (object === undefined && running.hidesMissing) return refuse(response, 403, "AccessDenied");
    if (object === undefined) return refuse(response, 404, "NoSuchKey");
    const length = { "content-length": object.body.length, "last-modified": object.writtenAt.toUTCString() };
    response.writeHead(200, length);
    if (method === "HEAD") return void response.end();
    if (!running.cutsOff) return void response.end(object.body);
    response.write(object.body.subarray(0, object.body.length / 2), () => response.destroy());
  }

  return running;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}
