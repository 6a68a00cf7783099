import { afterEach, expect, test } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "./outbound-http.ts";
import { startReplayServer, type ReplayOptions, type ReplayServer } from "./replay-server.ts";

let server: ReplayServer;
let http: OutboundHttp;

async function replay(answer: ReplayOptions["answer"]): Promise<OutboundHttp> {
  server = await startReplayServer({ answer });
  http = createOutboundHttp({ replayOrigin: server.origin });
  return http;
}

afterEach(async () => {
  await http.close();
  await server.close();
});

test("a request arrives with its own host, path and query", async () => {
  const seen: unknown[] = [];
  await replay((host, path, query, request) => {
    seen.push([host, path, [...query], request.method, request.headers["x-key"], request.body]);
    return { headers: { "content-type": "application/json", etag: '"1"' }, body: '{"jobs":[]}' };
  });
  const answer = await http.fetch({
    url: "https://boards.example.com/v1/a%20b?x=1&y=%26",
    method: "POST",
    body: "{}",
    headers: { "X-Key": "k" },
  });
  expect(seen).toEqual([
    [
      "boards.example.com",
      "/v1/a%20b",
      [
        ["x", "1"],
        ["y", "&"],
      ],
      "POST",
      "k",
      "{}",
    ],
  ]);
  expect(answer).toMatchObject({
    notModified: false,
    status: 200,
    contentType: "application/json",
    etag: '"1"',
    finalUrl: "https://boards.example.com/v1/a%20b?x=1&y=%26",
    bytes: 11,
  });
});

test("an unchanged answer is 304", async () => {
  await replay(() => ({ headers: { ETag: 'W/"abc"' }, body: "x" }));
  expect(await http.fetch({ url: "https://a.example.com/", etag: 'W/"abc"' })).toMatchObject({ notModified: true });
  expect(await http.fetch({ url: "https://a.example.com/", etag: 'W/"old"' })).toMatchObject({ notModified: false });
});

test("an unrecorded URL is 404, and a broken replay is 500", async () => {
  await replay((host) => {
    if (host === "broken.example.com") throw new Error("no such file");
    return null;
  });
  await expect(http.fetch({ url: "https://a.example.com/" })).rejects.toMatchObject({
    code: "bad-status",
    status: 404,
  });
  await expect(http.fetch({ url: "https://broken.example.com/" })).rejects.toMatchObject({
    code: "bad-status",
    status: 500,
  });
});

test("an answer names where permanent redirects alone lead", async () => {
  const hops: Record<string, [number, string]> = {
    "/a": [301, "/b"],
    "/b": [308, "/end"],
    "/c": [302, "/a"],
    "/d": [301, "/e"],
    "/e": [307, "/end"],
  };
  await replay((_host, path) => {
    const hop = hops[path];
    return hop === undefined ? { body: "x" } : { status: hop[0], headers: { location: hop[1] } };
  });
  const movedTo = async (path: string) => {
    const answer = await http.fetch({ url: `https://a.example.com${path}` });
    return answer.notModified ? null : answer.movedTo;
  };
  expect(await movedTo("/a")).toBe("https://a.example.com/end");
  expect(await movedTo("/c")).toBeUndefined();
  expect(await movedTo("/d")).toBe("https://a.example.com/e");
  expect(await movedTo("/end")).toBeUndefined();
});

test("redirects keep the original addresses", async () => {
  await replay((host, path) =>
    host === "old.example.com"
      ? { status: 301, headers: { location: "https://new.example.com/jobs" } }
      : { body: `${host}${path}` },
  );
  const answer = await http.fetch({ url: "https://old.example.com/x" });
  expect(answer).toMatchObject({ finalUrl: "https://new.example.com/jobs" });
  expect(answer.notModified ? "" : answer.body.toString()).toBe("new.example.com/jobs");
});

test("every guard except the address check on the socket still applies", async () => {
  await replay((host) => {
    if (host === "down.example.com") return { status: 302, headers: { location: "http://down.example.com/" } };
    if (host === "meta.example.com") return { status: 302, headers: { location: "http://169.254.169.254/" } };
    return { body: Buffer.alloc(16 * 1_048_576) };
  });
  await expect(http.fetch({ url: "http://127.0.0.1/" })).rejects.toMatchObject({ code: "blocked-address" });
  await expect(http.fetch({ url: "https://a.example.com:8443/" })).rejects.toMatchObject({ code: "bad-url" });
  await expect(http.fetch({ url: "https://down.example.com/" })).rejects.toMatchObject({ code: "redirects" });
  await expect(http.fetch({ url: "https://meta.example.com/" })).rejects.toMatchObject({ code: "blocked-address" });
  await expect(http.fetch({ url: "https://big.example.com/" })).rejects.toMatchObject({ code: "too-large" });
  expect(await http.fetch({ url: "https://big.example.com/", maxBodyMiB: 20 })).toMatchObject({
    bytes: 16 * 1_048_576,
  });
});

test.each([
  "http://10.0.0.1:80",
  "http://example.com:4000",
  "https://127.0.0.1:4000",
  "http://127.0.0.1:4000/path",
  "http://u@127.0.0.1:1",
  "nonsense",
])("rejects %s as a replay origin", async (replayOrigin) => {
  await replay(() => null);
  expect(() => createOutboundHttp({ replayOrigin })).toThrow("loopback address");
});
