import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { request as requestUnguarded } from "undici";
import { addressProblem } from "#http/address-guard.ts";
import { FetchError } from "#http/fetch-error.ts";
import { FETCH_LIMITS } from "#http/fetch-request.ts";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { hostileNames } from "#test/http/hostile-names.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { fetchUnguarded } from "#test/http/unguarded-client.ts";
import {
  drip,
  flood,
  hang,
  httpAnswer,
  resetAfter,
  startUpstream,
  type Upstream,
  type UpstreamBehaviour,
} from "#test/http/upstream.ts";
import type { CorpusResult, HostileSuite } from "./suite.ts";

const FEED = "http://feeds.example.test/jobs";
const BODY_LIMIT = FETCH_LIMITS.bodyMiB * 1_048_576;
/** A bomb may make the process grow by this much. */
const MOST_GROWTH_MIB = 64;
/** The total time limit, and a moment to notice it. */
const LONGEST_MS = FETCH_LIMITS.totalMs + 1_000;

/** The real client with its real limits, redirected to a hostile server on loopback. */
export const fetchSuite: HostileSuite = {
  name: "fetch",
  async run() {
    const results: CorpusResult[] = [];
    for (const [folder, run] of [
      ["ssrf_urls.json", runUrls],
      ["http", runAnswers],
      ["bombs", runBombs],
    ] as const) {
      const place = sharedPath("hostile", "generated", folder);
      if (place !== null) results.push(await run(place));
    }
    return results;
  },
};

async function withOutboundHttp<T>(
  behaviour: UpstreamBehaviour,
  use: (http: OutboundHttp, upstream: Upstream) => Promise<T>,
): Promise<T> {
  const upstream = await startUpstream(behaviour, { lookup: hostileNames() });
  const http = createOutboundHttp({ gapMs: 0, network: upstream.network });
  try {
    return await use(http, upstream);
  } finally {
    await http.close();
    await upstream.close();
  }
}

/** Returns `answer` or the failure's code; `crash` for anything but a `FetchError`. */
async function outcomeOf(
  http: OutboundHttp,
  url: string,
): Promise<{ outcome: string; ms: number; decodedBytes: number }> {
  const startedAt = performance.now();
  let outcome = "answer";
  let decodedBytes = 0;
  try {
    await http.fetch({ url });
  } catch (error) {
    outcome = error instanceof FetchError ? error.code : "crash";
    if (error instanceof FetchError) decodedBytes = error.decodedBytes ?? 0;
  }
  return { outcome, ms: performance.now() - startedAt, decodedBytes };
}

async function runUrls(file: string): Promise<CorpusResult> {
  const cases = JSON.parse(readFileSync(file, "utf8")) as { url: string; expect: "block" | "allow" }[];
  const failures: string[] = [];
  let harmed = 0;
  let forbiddenDialCount = 0;
  for (const each of cases) {
    const [, status, location] = /^redirect:(\d+):(.*)$/s.exec(each.url) ?? [];
    const start = location === undefined ? each.url : "http://careers.example.test/start";
    const behaviour: UpstreamBehaviour = (request) =>
      location !== undefined && request.path === "/start"
        ? httpAnswer(Number(status), { location })
        : httpAnswer(200, {}, "canary");
    await withOutboundHttp(behaviour, async (http, upstream) => {
      const outcomes = [];
      for (let time = 0; time < 3; time++) outcomes.push((await outcomeOf(http, start)).outcome);
      const reached = forbiddenDials(upstream).length;
      forbiddenDialCount += reached;
      const held =
        each.expect === "allow"
          ? outcomes.every((outcome) => outcome === "answer")
          : outcomes.some((outcome) => outcome !== "answer");
      if (reached > 0 || !held || outcomes.includes("crash"))
        failures.push(`${each.expect} ${each.url}: ${outcomes.join()}, ${reached} dials`);
    });
    if (each.expect === "block") {
      await withOutboundHttp(behaviour, async (_http, upstream) => {
        for (let time = 0; time < 3; time++) await fetchUnguarded(start, upstream.network);
        if (forbiddenDials(upstream).length > 0) harmed += 1;
      });
    }
  }
  const of = cases.filter((each) => each.expect === "block").length;
  return {
    corpus: "ssrf_urls",
    tried: cases.length,
    failures,
    figures: { forbiddenDials: forbiddenDialCount },
    control: { what: "unguarded client reached the canary", harmed, of },
  };
}

function forbiddenDials(upstream: Upstream): string[] {
  return upstream.dials.filter(
    (dial) => addressProblem(dial.slice(0, dial.lastIndexOf(":"))) !== null || !/:(80|443)$/.test(dial),
  );
}

/** Files that name a behaviour that bytes cannot express. */
const MARKED: Record<string, UpstreamBehaviour> = {
  slow_marker: drip("HTTP/1.1 200 OK\r\n\r\n{", " ", 5_000),
  endless_marker: flood('HTTP/1.1 200 OK\r\n\r\n{"jobs":[', " ".repeat(65_536)),
  stall_marker: hang,
  reset_marker: resetAfter('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"jobs":['),
};
/** Answers that are valid HTTP; the parser judges their content. */
const WHOLE = new Set([
  "cl_long",
  "chunk_ext",
  "setcookie_flood",
  "ctype_wrong",
  "ctype_charset_bad",
  "etag_evil",
  "200_empty",
]);

async function runAnswers(folder: string): Promise<CorpusResult> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".bin"))
    .map((file) => file.slice(0, -4));
  const failures: string[] = [];
  let longestMs = 0;
  const tryOne = async (name: string): Promise<void> => {
    const bytes = readFileSync(`${folder}/${name}.bin`);
    await withOutboundHttp(MARKED[name] ?? (() => bytes), async (http, upstream) => {
      const { outcome, ms } = await outcomeOf(
        http,
        name === "redirect_downgrade" ? FEED.replace("http:", "https:") : FEED,
      );
      longestMs = Math.max(longestMs, ms);
      const forbidden = forbiddenDials(upstream).length;
      const expected = WHOLE.has(name) ? outcome === "answer" : outcome !== "answer" && outcome !== "crash";
      if (!expected || ms > LONGEST_MS || forbidden > 0)
        failures.push(`${name}: ${outcome} after ${Math.round(ms)} ms, ${forbidden} forbidden dials`);
    });
  };
  await Promise.all(names.map(tryOne));
  return {
    corpus: "http",
    tried: names.length,
    failures,
    figures: { longestMs: Math.round(longestMs) },
    control: null,
  };
}

const CODINGS: Record<string, string> = { gz: "gzip", br: "br", deflate: "deflate", zst: "zstd" };

async function runBombs(folder: string): Promise<CorpusResult> {
  const files = readdirSync(folder).filter((file) => file !== "INDEX.json");
  const failures: string[] = [];
  let pastLimit = 0;
  let longestMs = 0;
  let grownMiB = 0;
  // What the first request of a process allocates is no growth by a bomb.
  await withOutboundHttp(
    () => httpAnswer(200, {}, "warm"),
    (http) => outcomeOf(http, FEED),
  );
  for (const file of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    const coding = file
      .split(".")
      .flatMap((part) => CODINGS[part] ?? [])
      .join(", ");
    const { result, grownMiB: grown } = await growthDuring(() =>
      withOutboundHttp(
        () => httpAnswer(200, { "content-encoding": coding }, bytes),
        (http) => outcomeOf(http, FEED),
      ),
    );
    const { outcome, ms, decodedBytes } = result;
    const past = Math.max(0, decodedBytes - BODY_LIMIT);
    pastLimit = Math.max(pastLimit, past);
    longestMs = Math.max(longestMs, ms);
    grownMiB = Math.max(grownMiB, grown);
    if (grown > MOST_GROWTH_MIB) failures.push(`${file}: the process grew by ${Math.round(grown)} MiB`);
    if ((outcome !== "too-large" && outcome !== "encoding") || past > 65_536)
      failures.push(`${file}: ${outcome}, ${past} bytes past the limit`);
  }
  const unguarded = await growthDuring(() => decodeUnguarded(`${folder}/1GiB.json.gz`));
  return {
    corpus: "bombs",
    tried: files.length,
    failures,
    figures: {
      bytesPastLimit: pastLimit,
      longestMs: Math.round(longestMs),
      grownMiB: Math.round(grownMiB),
      grownUnguardedMiB: Math.round(unguarded.grownMiB),
    },
    control: {
      what: `unguarded client decoded a body past the limit and grew by more than ${MOST_GROWTH_MIB} MiB`,
      harmed: unguarded.grownMiB > MOST_GROWTH_MIB ? unguarded.result : 0,
      of: 1,
    },
  };
}

const SAMPLE_MS = 2;

/** Returns by how much the resident memory rose at its peak. */
async function growthDuring<T>(work: () => Promise<T>): Promise<{ result: T; grownMiB: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sample = () => void (peak = Math.max(peak, process.memoryUsage.rss()));
  const sampling = setInterval(sample, SAMPLE_MS);
  try {
    const result = await work();
    sample();
    return { result, grownMiB: (peak - before) / 1_048_576 };
  } finally {
    clearInterval(sampling);
  }
}

/** A client that decompresses before it counts, stopped at 8 times our limit. Returns 1 when it passed our limit. */
async function decodeUnguarded(bomb: string): Promise<number> {
  const upstream = await startUpstream(() => httpAnswer(200, { "content-encoding": "gzip" }, readFileSync(bomb)));
  const { body } = await requestUnguarded(upstream.origin);
  const coded = Buffer.from(await body.arrayBuffer());
  let decoded = 0;
  try {
    decoded = gunzipSync(coded, { maxOutputLength: BODY_LIMIT * 8 }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") decoded = BODY_LIMIT * 8;
  }
  await upstream.close();
  return decoded > BODY_LIMIT ? 1 : 0;
}
