import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer } from "#test/http/upstream.ts";
import { FetchError } from "./fetch-error.ts";
import { createVirtualClock } from "#test/http/virtual-clock.ts";

const FEED = "http://feeds.example.test/jobs";
const ok = (body = '{"jobs":[]}', headers: Record<string, string> = {}): Buffer =>
  httpAnswer(200, { "content-type": "application/json", ...headers }, body);

const failureOf = (promise: Promise<unknown>): Promise<FetchError> =>
  promise.then(
    () => expect.fail("the request should have failed"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(FetchError);
      return error as FetchError;
    },
  );

describe("an ordinary answer", () => {
  test("has its body, type, validators and final URL", async () => {
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
  test("is decompressed, and its bytes count what was on the wire", async () => {
    const body = gzipSync("x".repeat(100_000));
    const { http } = await outboundHttpTo(() => httpAnswer(200, { "content-encoding": "gzip" }, body));
    const answer = await http.fetch({ url: FEED });
    expect(answer.notModified ? 0 : answer.body.length).toBe(100_000);
    expect(answer.bytes).toBe(body.length);
  });
  test("over https requires a certificate for that host", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok());
    expect(await http.fetch({ url: "https://feeds.example.test/" })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:443"]);
    expect(await failureOf(http.fetch({ url: "https://feeds.other.test/" }))).toMatchObject({
      code: "network",
      message: expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID"),
    });
  });
  test("may reuse the previous connection", async () => {
    const { http, upstream } = await outboundHttpTo((_request, socket) => {
      socket.write(ok("{}", { connection: "keep-alive" }));
      return null;
    });
    for (let time = 0; time < 3; time++) await http.fetch({ url: FEED });
    expect([upstream.requests.length, upstream.dials.length]).toEqual([3, 1]);
  });
});

describe("a request", () => {
  test("names the bot and a contact, and carries no cookie", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { "set-cookie": "a=b" }));
    await http.fetch({ url: FEED });
    await http.fetch({ url: FEED });
    const headers = upstream.requests[1]?.headers ?? {};
    expect(headers["user-agent"]).toMatch(/^\w+Bot\/1\.0 \(\+https:\/\/\S+; \S+@\S+\)$/);
    expect(headers["accept-encoding"]).toBe("gzip, br");
    expect(Object.keys(headers).toSorted()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
  });
  test("sends validators back byte for byte", async () => {
    const { http, upstream } = await outboundHttpTo(() => httpAnswer(304, {}));
    const etag = "W/\"weak, \u00e9 \\ 'quoted'\"";
    const lastModified = "Sat,  01 Aug 2026 12:00:00 gmt";
    expect(await http.fetch({ url: FEED, etag, lastModified })).toMatchObject({ notModified: true });
    expect(upstream.requests[0]?.headers).toMatchObject({ "if-none-match": etag, "if-modified-since": lastModified });
  });
  test("neither stores nor sends an oversized or unprintable validator", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { etag: `"${"e".repeat(2000)}"` }));
    expect(await http.fetch({ url: FEED, etag: '"a"\r\nX: y' })).toMatchObject({ etag: null });
    expect(upstream.requests[0]?.head).not.toContain("X: y");
  });
  test("rejects headers that HTTP or this client sets", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok());
    for (const name of ["Host", "Cookie", "content-length", "User-Agent", "If-None-Match", "Proxy-Authorization"]) {
      await expect(http.fetch({ url: FEED, headers: { [name]: "x" } })).rejects.toThrow(TypeError);
    }
    await expect(http.fetch({ url: FEED, headers: { "x-a": "b\r\nX-Injected: y" } })).rejects.toThrow(TypeError);
    expect(upstream.requests).toEqual([]);
  });
  test("ignores proxies in the environment", async () => {
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
  ])("a name that resolves to %s is not dialled", async (_what, addresses) => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { lookup: () => addresses });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "blocked-address" });
    expect(upstream.dials).toEqual([]);
  });
  test("every dial resolves and checks the name again, and goes to a checked address", async () => {
    const answers = [["93.184.216.34"], ["127.0.0.1"], ["93.184.216.35"]];
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { connection: "close" }), {
      lookup: () => answers.shift() ?? [],
    });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(await failureOf(http.fetch({ url: FEED }))).toMatchObject({ code: "blocked-address" });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:80", "93.184.216.35:80"]);
  });
  test("the next address is tried when one fails", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { lookup: () => ["2606:4700::1", "93.184.216.34"] });
    const { openSocket } = upstream.network;
    upstream.network.openSocket = (address, port) => {
      const socket = openSocket(address, port);
      return address === "93.184.216.34" ? socket.destroy(new Error("unreachable")) : socket;
    };
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials).toEqual(["93.184.216.34:80", "2606:4700::1:80"]);
  });
  test("a name without an address is a network failure", async () => {
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
  test("a host gets one connection and a gap between its requests", async () => {
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
  test("a connection that the host has closed is replaced without a failure", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok("{}", { connection: "keep-alive" }));
    for (let time = 0; time < 4; time++) expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
    expect(upstream.dials.length).toBe(4);
  });
  test("hosts do not wait for one another", async () => {
    const { http, upstream } = await outboundHttpTo(() => ok(), { gapMs: 60_000 });
    await Promise.all(Array.from({ length: 40 }, (_, at) => http.fetch({ url: `http://h${at}.example.test/` })));
    expect(upstream.requests.length).toBe(40);
  });
});

describe("a host in trouble", () => {
  test("is left alone for as long as it demands, and its other requests fail at once", async () => {
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
  test("opens its breaker after five failures, then gets one probe", async () => {
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
  test("is not blamed for boards that are gone", async () => {
    const { http } = await outboundHttpTo((request) => (request.path === "/gone" ? httpAnswer(404, {}) : ok()));
    for (let time = 0; time < 8; time++)
      expect(await failureOf(http.fetch({ url: "http://feeds.example.test/gone" }))).toMatchObject({ status: 404 });
    expect(await http.fetch({ url: FEED })).toMatchObject({ status: 200 });
  });
});

describe("aborting", () => {
  test("ends a request in flight and frees the host", async () => {
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
  test("ends a waiting request; closing ends all of them", async () => {
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

test("an error names the URL without its secrets", async () => {
  const { http } = await outboundHttpTo(() => httpAnswer(403, {}));
  const failure = await failureOf(http.fetch({ url: "http://api.example.test/v1?app_key=SECRET&page=1" }));
  expect(`${failure.url} ${failure.message}`).not.toContain("SECRET");
  expect(failure).toMatchObject({ code: "bad-status", status: 403, message: "api.example.test answered 403." });
});
