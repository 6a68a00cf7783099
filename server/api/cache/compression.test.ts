import { gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addEtags } from "../http/conditional/etag.ts";
import { acceptsEncoding, compressAnswers, compressedPage } from "./compression.ts";

const LONG = { data: "a remote job ".repeat(200) };

function app() {
  const server = fastify();
  addEtags(server);
  compressAnswers(server);
  server.get("/api/long", () => LONG);
  server.get("/api/short", () => ({ data: 1 }));
  server.get("/api/missing", (_request, reply) => reply.code(404).send({ error: "missing".repeat(300) }));
  server.get("/api/picture", (_request, reply) => reply.type("image/webp").send(Buffer.alloc(5000)));
  server.get("/api/ranges", (_request, reply) =>
    reply.type("text/csv").header("accept-ranges", "bytes").send(Buffer.alloc(5000)),
  );
  server.get("/api/encoded", (_request, reply) =>
    reply.header("content-encoding", "br").type("text/plain").send(Buffer.alloc(5000)),
  );
  return server;
}

const ask = (url: string, headers: Record<string, string> = { "accept-encoding": "gzip, deflate, br" }) =>
  app().inject({ url, headers });

test("compresses a long answer for a client that accepts it, with a weak tag and the right length", async () => {
  const compressed = await ask("/api/long");
  expect(compressed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(compressed.headers["content-length"]).toBe(String(compressed.rawPayload.length));
  expect(compressed.rawPayload.length).toBeLessThan(500);
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString())).toEqual(LONG);
  const plain = await ask("/api/long", {});
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["vary"]).toBe("accept-encoding");
  expect(compressed.headers["etag"]).toBe(`W/${plain.headers["etag"]}`);
  expect(plain.json()).toEqual(LONG);
});

test("answers 304 to the tag of either form, and names the header that it depends on", async () => {
  for (const headers of [{}, { "accept-encoding": "gzip" }]) {
    const { etag } = (await ask("/api/long", headers)).headers;
    for (const again of [{}, { "accept-encoding": "gzip" }]) {
      const unchanged = await ask("/api/long", { ...again, "if-none-match": String(etag) });
      expect([unchanged.statusCode, unchanged.body, unchanged.headers["vary"]]).toEqual([304, "", "accept-encoding"]);
    }
  }
});

test("compresses a long refusal too", async () => {
  const refused = await ask("/api/missing");
  expect([refused.statusCode, refused.headers["content-encoding"]]).toEqual([404, "gzip"]);
});

test.each(["/api/short", "/api/picture", "/api/ranges"])("sends %s as it is", async (url) => {
  expect((await ask(url)).headers["content-encoding"]).toBeUndefined();
});

test("leaves what is encoded already", async () => {
  const encoded = await ask("/api/encoded");
  expect([encoded.headers["content-encoding"], encoded.rawPayload.length]).toEqual(["br", 5000]);
});

test.each([
  ["gzip", true],
  ["deflate, gzip;q=0.5", true],
  ["GZIP", true],
  ["gzip;q=0", false],
  ["br, gzip; q=0.000", false],
  ["x-gzip-like", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %o accepts gzip: %o", (header, expected) => {
  expect(acceptsEncoding(header, "gzip")).toBe(expected);
});

test("compresses a page while it streams, and keeps its status and headers", async () => {
  const page = () =>
    new Response("<p>hello</p>", {
      status: 404,
      headers: { "content-type": "text/html; charset=utf-8", "x-own": "1" },
    });
  const request = (accept?: string) =>
    ({ headers: { "accept-encoding": accept } }) as unknown as Parameters<typeof compressedPage>[0];
  const compressed = compressedPage(request("gzip"), page());
  expect([compressed.status, compressed.headers.get("x-own"), compressed.headers.get("vary")]).toEqual([
    404,
    "1",
    "accept-encoding",
  ]);
  expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe("<p>hello</p>");
  const plain = compressedPage(request(), page());
  expect([await plain.text(), plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
    "<p>hello</p>",
    null,
    "accept-encoding",
  ]);
});
