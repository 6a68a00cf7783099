import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { RAW_ANSWERS } from "#test/http/raw-answers.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import {
  drip,
  flood,
  hang,
  httpAnswer,
  resetAfter,
  type UpstreamBehaviour,
  type UpstreamOptions,
} from "#test/http/upstream.ts";
import { FetchError } from "./fetch-error.ts";
import type { OutboundHttpLimits } from "./fetch-request.ts";
import type { OutboundHttp } from "./outbound-http.ts";

const FEED = "http://feeds.example.test/jobs";
/** Time limits short enough to reach in a test. */
const SHORT = { dnsMs: 300, connectMs: 500, headersMs: 500, totalMs: 1_000 };
const POLL = { timeout: 60_000 };
const MIB = 1_048_576;
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

/** A client with a body limit of 1 MiB whose breaker never opens. */
function strictHttpTo(
  behaviour: UpstreamBehaviour,
  { lookup, ...limits }: Partial<OutboundHttpLimits> & UpstreamOptions = {},
): ReturnType<typeof outboundHttpTo> {
  const options = { limits: { bodyMiB: 1, ...limits }, breaker: { failures: 1000 } };
  return outboundHttpTo(behaviour, lookup ? { ...options, lookup } : options);
}

/** The code of the failure, or `answer` and the text of the body. */
async function outcomeOf(http: OutboundHttp, url = FEED): Promise<string> {
  try {
    const answer = await http.fetch({ url });
    return answer.notModified ? "not modified" : `answer ${answer.body.toString()}`;
  } catch (error) {
    return error instanceof FetchError ? error.code : `unexpected ${String(error)}`;
  }
}

describe("an answer that never completes", () => {
  test.each<[string, UpstreamBehaviour]>([
    ["silence", hang],
    ["headers byte by byte", drip("HTTP/1.1 200 OK\r\nX-Long: ", "x", 50)],
    ["a body byte by byte", drip(`${HEAD}Content-Length: 1000\r\n\r\n`, " ", 50)],
    ["a body that stalls", drip(`${HEAD}Content-Length: 1000\r\n\r\n{`, "", 10_000)],
    ["endless early hints", drip("", "HTTP/1.1 103 Early Hints\r\n\r\n", 50)],
    ["a chunked body byte by byte", drip("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n", 50)],
  ])("%s times out and frees the host", async (_what, behaviour) => {
    const { http } = await strictHttpTo(
      (request, socket) => (request.path === "/fine" ? httpAnswer(200, {}, "fine") : behaviour(request, socket)),
      SHORT,
    );
    expect(await outcomeOf(http)).toBe("timeout");
    // On a busy machine even a good answer may miss limits this short.
    await expect.poll(() => outcomeOf(http, "http://feeds.example.test/fine"), POLL).toBe("answer fine");
  });
  test("the headers limit ends silence long before the total limit", async () => {
    const { http } = await strictHttpTo(hang, { headersMs: 300 });
    await expect(http.fetch({ url: FEED })).rejects.toMatchObject({
      message: expect.stringContaining("did not answer within 0.3 s"),
    });
  });
  test("a DNS server that never answers times out", async () => {
    const { http } = await strictHttpTo(hang, { dnsMs: 300, lookup: () => new Promise(() => {}) });
    await expect(http.fetch({ url: FEED })).rejects.toMatchObject({
      code: "timeout",
      message: expect.stringContaining("DNS"),
    });
  });
  test("a connection that is never accepted times out", async () => {
    const { http, upstream } = await strictHttpTo(hang, { connectMs: 500 });
    upstream.network.openSocket = () => new Socket();
    await expect(http.fetch({ url: FEED })).rejects.toMatchObject({
      code: "timeout",
      message: expect.stringContaining("no connection"),
    });
  });
  test("redirects share one total time limit", async () => {
    const { http, upstream } = await strictHttpTo(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return httpAnswer(302, { location: `${request.path}x` });
    }, SHORT);
    expect(await outcomeOf(http)).toBe("timeout");
    expect(upstream.requests.length).toBeLessThanOrEqual(3);
  });
  test("an error status is reported although its page never ends", async () => {
    const { http } = await strictHttpTo(
      flood("HTTP/1.1 500 X\r\nTransfer-Encoding: chunked\r\n\r\n", `1000\r\n${"x".repeat(4096)}\r\n`),
    );
    expect(await outcomeOf(http)).toBe("bad-status");
  });
});

describe("an oversized answer", () => {
  test.each<[string, UpstreamBehaviour]>([
    ["by its Content-Length", () => `${HEAD}Content-Length: 999999999999\r\n\r\n{`],
    ["that never ends", flood(`${HEAD}Connection: close\r\n\r\n{"jobs":[`, " ".repeat(65_536))],
    ["after gzip", () => httpAnswer(200, { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(5 * MIB)))],
    ["after Brotli", () => httpAnswer(200, { "content-encoding": "br" }, brotliCompressSync(Buffer.alloc(5 * MIB)))],
  ])("%s is cut off", async (_what, behaviour) => {
    const { http } = await strictHttpTo(behaviour);
    const failure = await http.fetch({ url: FEED }).catch((error: unknown) => error as FetchError);
    expect(failure).toMatchObject({ code: "too-large" });
    expect((failure as FetchError).decodedBytes).toBeLessThanOrEqual(MIB + 65_536);
  });
  test("in its headers is cut off", async () => {
    const { http } = await strictHttpTo(flood("HTTP/1.1 200 OK\r\n", `X-Filler: ${"y".repeat(1000)}\r\n`));
    expect(await outcomeOf(http)).toBe("network");
  });
});

describe("an incomplete body", () => {
  const whole = gzipSync(JSON.stringify({ jobs: Array.from({ length: 500 }, (_, id) => ({ id })) }));
  const half = whole.subarray(0, whole.length >> 1);
  test.each<[string, UpstreamBehaviour, string]>([
    ["shorter than its length", () => `${HEAD}Content-Length: 100\r\n\r\n{"jobs":[]}`, "network"],
    ["chunked without the last chunk", () => `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`, "network"],
    ["cut by a reset", resetAfter(`${HEAD}Content-Length: 100\r\n\r\n{"jobs"`), "network"],
    ["half a gzip with the right length", () => httpAnswer(200, { "content-encoding": "gzip" }, half), "encoding"],
    [
      "half a gzip until the connection ends",
      () => Buffer.concat([Buffer.from(`${HEAD}Content-Encoding: gzip\r\nConnection: close\r\n\r\n`), half]),
      "encoding",
    ],
    ["gzip in name only", () => httpAnswer(200, { "content-encoding": "gzip" }, '{"jobs":[]}'), "encoding"],
    [
      "with two content codings",
      () => httpAnswer(200, { "content-encoding": "gzip, gzip" }, gzipSync(whole)),
      "encoding",
    ],
    ["with an unknown content coding", () => httpAnswer(200, { "content-encoding": "x-evil" }, "{}"), "encoding"],
  ])("%s is an error", async (_what, behaviour, code) => {
    const { http } = await strictHttpTo(behaviour);
    expect(await outcomeOf(http)).toBe(code);
  });
});

describe("an unusable status is an error", () => {
  test.each([
    ["404", 404],
    ["410", 410],
    ["partial content", 206],
    ["not modified, without validators", 304],
    ["an unknown status", 999],
  ])("%s", async (_what, status) => {
    const { http } = await strictHttpTo(() => httpAnswer(status, {}));
    await expect(http.fetch({ url: FEED })).rejects.toMatchObject({ code: "bad-status", status });
  });
});

describe("a 206", () => {
  const partial = (headers: Record<string, string>) => httpAnswer(206, headers, '{"resultats":[]}');

  test.each([{ "content-range": "bytes 0-15/523" }, { "content-range": " Bytes 0-15/*" }, {}])(
    "with a part of the body is an error: %o",
    async (headers) => {
      const { http } = await strictHttpTo(() => partial(headers));
      await expect(http.fetch({ url: FEED })).rejects.toMatchObject({ code: "bad-status", status: 206 });
    },
  );
  test("with a page of results is an answer", async () => {
    const { http } = await strictHttpTo(() => partial({ "content-range": "offres 0-149/523" }));
    expect(await outcomeOf(http)).toBe('answer {"resultats":[]}');
  });
});

describe("redirects", () => {
  const to =
    (location: string, status = 302): UpstreamBehaviour =>
    (request) =>
      request.path === "/jobs" ? httpAnswer(status, { location }) : httpAnswer(200, {}, request.path);

  test.each([301, 302, 303, 307, 308])("a %i is followed", async (status) => {
    const { http } = await strictHttpTo(to("/new?x=1", status));
    expect(await outcomeOf(http)).toBe("answer /new?x=1");
  });
  test("five are followed, the sixth is not", async () => {
    const { http, upstream } = await strictHttpTo((request) => {
      const hop = Number(request.path.slice(1));
      return hop > 0 ? httpAnswer(302, { location: `/${hop - 1}` }) : httpAnswer(200, {}, "there");
    });
    expect(await outcomeOf(http, "http://feeds.example.test/5")).toBe("answer there");
    upstream.requests.length = 0;
    expect(await outcomeOf(http, "http://feeds.example.test/6")).toBe("redirects");
    expect(upstream.requests.length).toBe(6);
  });
  test.each([
    ["http://169.254.169.254/latest/meta-data/", "blocked-address"],
    ["http://127.0.0.1:5432/", "bad-url"],
    ["http://[::1]/", "blocked-address"],
    ["//localhost/", "blocked-address"],
    ["http://private.example.test/", "blocked-address"],
    ["file:///etc/passwd", "bad-url"],
    ["gopher://feeds.example.test/_x", "bad-url"],
    ["https://user:pass@feeds.example.test/", "bad-url"],
    ["http://", "bad-url"],
    ["", "redirects"],
    [`/${"a".repeat(5000)}`, "bad-url"],
  ])("one to %.40s is rejected", async (location, code) => {
    const { http, upstream } = await strictHttpTo(to(location), {
      lookup: (hostname) => [hostname === "private.example.test" ? "192.168.0.1" : "93.184.216.34"],
    });
    expect(await outcomeOf(http)).toBe(code);
    expect([upstream.requests.length, upstream.dials.length]).toEqual([1, 1]);
  });
  test("from https to http is rejected", async () => {
    const { http, upstream } = await strictHttpTo(to("http://feeds.example.test/plain"));
    expect(await outcomeOf(http, "https://feeds.example.test/jobs")).toBe("redirects");
    expect(upstream.dials).toEqual(["93.184.216.34:443"]);
  });
  test("a line break in Location injects no header", async () => {
    const { http, upstream } = await strictHttpTo(to("http://other.example.test/%0d%0aX: y"));
    expect(await outcomeOf(http)).toBe("answer /%0d%0aX:%20y");
    expect(upstream.requests[1]?.headers).not.toHaveProperty("x");
  });
  test("API keys and accounts stay with their host; validators follow", async () => {
    const { http, upstream } = await strictHttpTo(to("http://other.example.test/new"));
    await http.fetch({
      url: FEED,
      etag: '"1"',
      headers: { Authorization: "Bearer SECRET", "X-Api-Key": "SECRET", Accept: "text/xml" },
    });
    expect(upstream.requests[0]?.headers).toMatchObject({ authorization: "Bearer SECRET", "x-api-key": "SECRET" });
    expect(upstream.requests[1]?.head).not.toContain("SECRET");
    expect(upstream.requests[1]?.headers).toMatchObject({
      accept: "text/xml",
      "if-none-match": '"1"',
      host: "other.example.test",
    });
  });
  test.each([
    [302, "GET", ""],
    [308, "POST", "question"],
  ])("a POST with %i continues as %s", async (status, method, body) => {
    const { http, upstream } = await strictHttpTo(to("/new", status));
    await http.fetch({ url: FEED, method: "POST", body: "question" });
    expect(upstream.requests[1]).toMatchObject({ method, body });
  });
  test("a body is never sent to another host", async () => {
    const { http, upstream } = await strictHttpTo(to("http://other.example.test/new", 307));
    await expect(http.fetch({ url: FEED, method: "POST", body: "question" })).rejects.toMatchObject({
      code: "redirects",
    });
    expect(upstream.requests.length).toBe(1);
  });
});

async function expectOutcome(bytes: Buffer, outcome: string, url = FEED): Promise<void> {
  const { http, upstream } = await strictHttpTo(() => bytes);
  expect(await outcomeOf(http, url)).toBe(outcome);
  expect(upstream.requests.every((request) => !request.head.includes("Cookie"))).toBe(true);
}

test.each(RAW_ANSWERS)("the raw answer with %s", async (_name, bytes, outcome) => {
  await expectOutcome(bytes, outcome);
});

const answers = sharedPath("hostile", "generated", "http");
/** The expected outcome of each raw answer. */
const OUTCOMES: Record<string, string> = {
  redirect_metadata: "blocked-address",
  redirect_loopback: "bad-url",
  redirect_self: "redirects",
  redirect_file: "bad-url",
  redirect_crlf: "redirects",
  redirect_none: "redirects",
  redirect_downgrade: "redirects",
  redirect_long: "network",
  headers_100k: "network",
  header_1M: "network",
  encodings_1000: "encoding",
  encoding_unknown: "encoding",
  cl_te: "network",
  cl_twice: "network",
  cl_negative: "network",
  cl_huge: "too-large",
  cl_short: "network",
  cl_long: "answer {}",
  chunk_huge: "network",
  chunk_bad: "network",
  chunk_ext: "answer {}",
  chunk_cut: "network",
  trailers: "network",
  status_999: "bad-status",
  status_garbage: "network",
  http09: "network",
  bare_lf: "network",
  obs_fold: "network",
  nul_header: "network",
  continue_flood: "network",
  setcookie_flood: "answer {}",
  ctype_wrong: 'answer {"jobs":[]}',
  ctype_charset_bad: "answer <rss/>",
  retry_after_huge: "bad-status",
  retry_after_bad: "bad-status",
  etag_evil: "answer {}",
  "304_first": "bad-status",
  "410_gone": "bad-status",
  "200_empty": "answer ",
};
test.skipIf(answers === null).each(Object.entries(OUTCOMES))("the raw answer %s ends as %s", async (file, expected) => {
  await expectOutcome(
    readFileSync(`${answers}/${file}.bin`),
    expected,
    file === "redirect_downgrade" ? "https://feeds.example.test/jobs" : FEED,
  );
});
