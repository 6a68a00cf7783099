import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import {
  httpAnswer,
  startUpstream,
  type Upstream,
  type UpstreamBehaviour,
  type UpstreamOptions,
} from "#test/http/upstream.ts";
import { createOutboundHttp, type OutboundHttp, type OutboundHttpOptions } from "./outbound-http.ts";
import { FetchError } from "./fetch-error.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const FEED = "http://feeds.example.test/jobs";
const ok = (body = '{"jobs":[]}', headers: Record<string, string> = {}): Buffer =>
  httpAnswer(200, { "content-type": "application/json", ...headers }, body);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

async function outboundHttpTo(
  behaviour: UpstreamBehaviour,
  options: OutboundHttpOptions & UpstreamOptions = {},
): Promise<{ http: OutboundHttp; upstream: Upstream }> {
  const upstream = await startUpstream(behaviour, options.lookup ? { lookup: options.lookup } : {});
  const http = createOutboundHttp({ gapMs: 0, network: upstream.network, ...options });
  opened.push(upstream, http);
  return { http, upstream };
}

const failureOf = (promise: Promise<unknown>): Promise<FetchError> =>
  promise.then(
    () => expect.fail("the request should have failed"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(FetchError);
      return error as FetchError;
    },
  );

describe("an ordinary answer", () => {
  test("comes with its body, type, validators and place", async () => {
    const { http } = await outboundHttpTo(() =>
      ok('{"a":1}', { etag: 'W/"x\u00e9"', "last-modified": "Sat, 01 Aug 2026 12:00:00 GMT" }),
    );
    const answer = await http.fetch({ url: FEED });
    expect(answer).toMatchObject({
      notModified: false,
      status: 200,
      contentType: "application/json",
      etag: 'W/"x\u00e9"',
      lastModified: "Sat, 01 Aug 2026 12:00:00 GMT",
      finalUrl: FEED,
      bytes: 7,
    });
    expect(answer.notModified ? "" : answer.body.toString()).toBe('{"a":1}');
  });
  test("is decoded, and its bytes are those of the wire", async () => {
    const body = gzipSync("x".repeat(100_000));
    const { http } = await outboundHttpTo(() => httpAnswer(200, { "content-encoding": "gzip" }, body));
    const answer = await http.fetch({ url: FEED });
    expect(answer.notModified ? 0 : answer.body.length).toBe(100_000);
    expect(answer.bytes).toBe(body.length);
  });
  test("over https needs a certificate for that host", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok());
    expect(await http.fetch({ url: "https://feeds.example.test/" })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:443"]);
    expect(await failureOf(http.fetch({ url: "https://feeds.other.test/" }))).toMatchObject({
      code: "network",
      message: expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID"),
    });
  });
  test("may use the connection of the answer before", async () => {
    const { http, upstream } = await outboundHttpTo((_request, socket) => {
      socket.write(ok("{}", { connection: "keep-alive" }));
      return null;
    });
    for (let time = 0; time < 3; time++) await http.fetch({ url: FEED });
    expect([upstream.requests.length, upstream.dials.length]).toEqual([3, 1]);
  });
});

describe("what is sent", () => {
  test("names us and a contact, and nothing that tracks", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { "set-cookie": "a=b" }));
    await http.fetch({ url: FEED });
    await http.fetch({ url: FEED });
    const headers = upstream.requests[1]?.headers ?? {};
    expect(headers["user-agent"]).toMatch(/^\w+Bot\/1\.0 \(\+https:\/\/\S+; \S+@\S+\)$/);
    expect(headers["accept-encoding"]).toBe("gzip, br");
    expect(Object.keys(headers).toSorted()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
  });
  test("a validator goes back byte for byte", async () => {
    const { http, upstream } = await outboundHttpTo(() => httpAnswer(304, {}));
    const etag = "W/\"weak, \u00e9 \\ 'quoted'\"";
    const lastModified = "Sat,  01 Aug 2026 12:00:00 gmt";
    expect(await http.fetch({ url: FEED, etag, lastModified })).toMatchObject({ notModified: true });
    expect(upstream.requests[0]?.headers).toMatchObject({ "if-none-match": etag, "if-modified-since": lastModified });
  });
  test("an endless or unprintable validator is neither kept nor sent", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { etag: `"${"e".repeat(2000)}"` }));
    expect(await http.fetch({ url: FEED, etag: '"a"\r\nX: y' })).toMatchObject({ etag: null });
    expect(upstream.requests[0]?.head).not.toContain("X: y");
  });
  test("headers that HTTP or the door decides are not the caller's", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok());
    for (const name of ["Host", "Cookie", "content-length", "User-Agent", "If-None-Match", "Proxy-Authorization"]) {
      await expect(http.fetch({ url: FEED, headers: { [name]: "x" } })).rejects.toThrow(TypeError);
    }
    await expect(http.fetch({ url: FEED, headers: { "x-a": "b\r\nX-Injected: y" } })).rejects.toThrow(TypeError);
    expect(upstream.requests).toEqual([]);
  });
  test("proxies of the environment are not asked", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok());
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "NODE_USE_ENV_PROXY"])
      process.env[name] = "http://127.0.0.1:9";
    try {
      expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    } finally {
      for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "NODE_USE_ENV_PROXY"]) delete process.env[name];
    }
    expect(upstream.dials).toEqual(["93.184.216.34:80"]);
  });
});

describe("addresses", () => {
  test.each([
    ["loopback", ["127.0.0.1"]],
    ["a metadata service", ["169.254.169.254"]],
    ["one private among public ones", ["93.184.216.34", "10.0.0.1"]],
    ["a private IPv6 beside a public IPv4", ["93.184.216.34", "fd00::1"]],
    ["a mapped IPv4", ["::ffff:127.0.0.1"]],
  ])("a name that means %s is not dialled", async (_what, addresses) => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { lookup: () => addresses });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "blocked-address" });
    expect(upstream.dials).toEqual([]);
  });
  test("a name that changes its address is checked on each dial, and the dial goes to what was checked", async () => {
    const answers = [["93.184.216.34"], ["127.0.0.1"], ["93.184.216.35"]];
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { connection: "close" }), {
      lookup: () => answers.shift() ?? [],
    });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "blocked-address" });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:80", "93.184.216.35:80"]);
  });
  test("the next address is tried when one does not answer", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { lookup: () => ["2606:4700::1", "93.184.216.34"] });
    const { openSocket } = upstream.network;
    upstream.network.openSocket = (address, port) => {
      const socket = openSocket(address, port);
      return address === "93.184.216.34" ? socket.destroy(new Error("unreachable")) : socket;
    };
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:80", "2606:4700::1:80"]);
  });
  test("a name without address is a network failure", async () => {
    const { http } = await outboundHttpTo(() => ok(), {
      lookup: () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({
      code: "network",
      message: expect.stringContaining("ENOTFOUND"),
    });
  });
});

describe("pace", () => {
  test("one connection a host, and the gap between its requests", async () => {
    const arrivals: number[] = [];
    const { http, upstream } = await outboundHttpTo(
      () => {
        arrivals.push(performance.now());
        return ok();
      },
      { gapMs: 60 },
    );
    await Promise.all(Array.from({ length: 5 }, (_, share) => http.fetch({ url: FEED, share: String(share) })));
    const gaps = arrivals.slice(1).map((at, index) => at - (arrivals[index] ?? 0));
    expect(gaps.filter((gap) => gap < 58)).toEqual([]);
    expect(upstream.peakConnections).toBe(1);
  });
  test("a kept connection that the host has closed meanwhile is replaced, without a failure", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { connection: "keep-alive" }));
    for (let time = 0; time < 4; time++) expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials.length).toBe(4);
  });
  test("many hosts at once do not wait for one another", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { gapMs: 60_000 });
    await Promise.all(Array.from({ length: 40 }, (_, at) => http.fetch({ url: `http://h${at}.example.test/` })));
    expect(upstream.requests.length).toBe(40);
  });
});

describe("a host in trouble", () => {
  test("is left alone for as long as it asks, with its boards told at once", async () => {
    const clock = createVirtualClock(Date.parse("2026-08-01T12:00:00Z"));
    const answers = [
      httpAnswer(429, { "retry-after": "120" }),
      httpAnswer(503, { "retry-after": "Sat, 01 Aug 2026 12:12:00 GMT" }),
      httpAnswer(429, { "retry-after": "soon" }),
      ok(),
    ];
    const { http, upstream } = await outboundHttpTo(() => answers.shift() ?? ok(), { clock });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({
      code: "bad-status",
      status: 429,
      retryAfterS: 120,
    });
    expect(await failureOf(http.fetch({ url: "http://feeds.example.test/other" }))).toMatchObject({
      code: "breaker-open",
      retryAfterS: 120,
    });
    expect(upstream.requests.length).toBe(1);
    await clock.advance(120_000);
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ status: 503, retryAfterS: 600 });
    await clock.advance(600_000);
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ status: 429, retryAfterS: 60 });
    await clock.advance(60_000);
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
  });
  test("opens its breaker after five failures, then is probed once", async () => {
    const clock = createVirtualClock(1);
    let healthy = false;
    const { http, upstream } = await outboundHttpTo(() => (healthy ? ok() : httpAnswer(500, {})), { clock });
    for (let time = 0; time < 5; time++)
      expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ status: 500 });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "breaker-open", retryAfterS: 300 });
    expect(await http.fetch({ url: "http://8.8.8.8/" }).catch((error: FetchError) => error.status)).toBe(500);
    await clock.advance(300_000);
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ status: 500 });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "breaker-open", retryAfterS: 600 });
    await clock.advance(600_000);
    healthy = true;
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.requests.length).toBe(9);
  });
  test("is not in trouble for boards that are gone", async () => {
    const { http } = await outboundHttpTo((request) => (request.path === "/gone" ? httpAnswer(404, {}) : ok()));
    for (let time = 0; time < 8; time++)
      expect(await failureOf(http.fetch({ url: "http://feeds.example.test/gone" }))).toMatchObject({ status: 404 });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
  });
});

describe("calling off", () => {
  test("a running request ends it and frees the host", async () => {
    const stop = new AbortController();
    const { http } = await outboundHttpTo((request) => {
      if (request.path !== "/slow") return ok();
      setTimeout(() => stop.abort(), 20);
      return null;
    });
    expect(await failureOf(http.fetch({ url: "http://feeds.example.test/slow", signal: stop.signal }))).toMatchObject({
      code: "aborted",
    });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
  });
  test("a waiting request, and everything when the door closes", async () => {
    const { http, upstream } = await outboundHttpTo(() => null);
    const running = failureOf(http.fetch({ url: FEED }));
    const stop = new AbortController();
    const waiting = failureOf(http.fetch({ url: FEED, signal: stop.signal }));
    const left = failureOf(http.fetch({ url: FEED }));
    stop.abort();
    expect(await waiting).toMatchObject({ code: "aborted" });
    await http.close();
    expect([await running, await left].map((error) => error.code)).toEqual(["aborted", "aborted"]);
    expect(upstream.requests.length).toBeLessThanOrEqual(1);
  });
});

test("an error names the place without its secrets", async () => {
  const { http } = await outboundHttpTo(() => httpAnswer(403, {}));
  const failure = await failureOf(http.fetch({ url: "http://api.example.test/v1?app_key=SECRET&page=1" }));
  expect(`${failure.url} ${failure.message}`).not.toContain("SECRET");
  expect(failure).toMatchObject({ code: "bad-status", status: 403, message: "api.example.test answered 403." });
});
