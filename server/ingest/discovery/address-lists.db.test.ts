import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayAnswer } from "#http/replay-server.ts";
import { sourceById, sources } from "#sources/registry.ts";
import { addCandidates } from "#store/catalogue/board-candidates.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { testDatabase } from "#test/database/database.ts";
import { type CrawlProgress, discoverInCommonCrawl } from "./common-crawl.ts";
import { discoverInSitemaps } from "./sitemaps.ts";

const database = await testDatabase();
const greenhouse = sourceById("greenhouse");
let http: OutboundHttp;
let origin: string;
/** What the invented index and sitemaps answer, by path and query. */
let answers: Record<string, string | ReplayAnswer>;
let asked: string[];

beforeAll(async () => {
  await ensureSources(database, sources.values());
  const server = await startReplayServer({
    answer(host, path, query) {
      const key = `${host}${path}${query.size > 0 ? `?${query.get("url")} ${query.get("page") ?? "pages"}` : ""}`;
      asked.push(key);
      const answer = answers[key];
      return typeof answer === "string" ? { body: answer } : (answer ?? null);
    },
  });
  ({ origin } = server);
  afterAll(() => server.close());
});

const INDEX = "index.commoncrawl.org/CC-MAIN-2026-21-index";
const [OLD, NEW] = ["boards.greenhouse.io/*", "job-boards.greenhouse.io/*"];
const lines = (...urls: string[]) => urls.map((url) => `${JSON.stringify({ url })}\n`).join("");

// A host that asked for a pause gets it, so each test has a client of its own.
beforeEach(() => void (http = createOutboundHttp({ replayOrigin: origin })));
afterEach(() => http.close());

beforeEach(async () => {
  asked = [];
  await database.pool.query("delete from board_discovery");
  await database.pool.query("delete from board");
  answers = {
    "index.commoncrawl.org/collinfo.json": JSON.stringify([
      { id: "CC-MAIN-2026-21", "cdx-api": `https://${INDEX}` },
      { id: "CC-MAIN-2026-17", "cdx-api": "https://index.commoncrawl.org/CC-MAIN-2026-17-index" },
    ]),
    [`${INDEX}?${OLD} pages`]: '{"pages": 2, "pageSize": 5, "blocks": 7}',
    [`${INDEX}?${OLD} 0`]: lines(
      "https://boards.greenhouse.io/larch/jobs/1",
      "https://boards.greenhouse.io/Larch/jobs/2?gh_src=x",
      "https://boards.greenhouse.io/robots.txt",
      "https://boards.greenhouse.io/embed/job_board?for=heron",
    ),
    [`${INDEX}?${OLD} 1`]: lines("https://boards.greenhouse.io/known", "https://boards.greenhouse.io/otter"),
    [`${INDEX}?${NEW} pages`]: '{"pages": 1, "pageSize": 5, "blocks": 1}',
    [`${INDEX}?${NEW} 0`]: lines(
      "https://job-boards.greenhouse.io/otter/jobs/9",
      "https://job-boards.greenhouse.io/elm",
    ),
  };
});

function crawl(options: { mostPages?: number; again?: boolean } = {}, pages: CrawlProgress[] = []) {
  const signal = AbortSignal.timeout(30_000);
  return discoverInCommonCrawl({
    database,
    http,
    source: greenhouse,
    mostPages: 100,
    signal,
    onPage: (progress) => void pages.push(progress),
    ...options,
  });
}

async function found(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    "select token || ' ' || state || ' ' || coalesce(discovered_by, origin) as line from board order by token",
  );
  return rows.map((row) => row.line);
}

test("reads the newest index, and adds each unknown board once", async () => {
  await addBoards(database, [{ source: "greenhouse", token: "known", companyName: null }], "directory");
  const guest = { source: "greenhouse", token: "elm", companyName: null, foundAt: null };
  await addCandidates(database, [guest], { by: "pasted", pending: true });
  expect(await crawl()).toEqual({
    index: "CC-MAIN-2026-21",
    addresses: 8,
    added: 4,
    known: 1,
    others: 1,
    pagesRead: 3,
    unreadable: 0,
    complete: true,
  });
  expect(await found()).toEqual([
    "elm candidate common-crawl",
    "heron candidate common-crawl",
    "known live directory",
    "larch candidate common-crawl",
    "otter candidate common-crawl",
  ]);
  // The index is read to its end, so nothing is asked but which one is newest.
  asked = [];
  expect(await crawl()).toMatchObject({ pagesRead: 0, complete: true });
  expect(asked).toEqual(["index.commoncrawl.org/collinfo.json"]);
  expect(await crawl({ again: true })).toMatchObject({ pagesRead: 3, added: 0, known: 5 });
});

test("stops after the pages it may read, and goes on where it stopped", async () => {
  const pages: CrawlProgress[] = [];
  expect(await crawl({ mostPages: 1 }, pages)).toMatchObject({ pagesRead: 1, complete: false });
  expect(pages).toMatchObject([{ pattern: OLD, page: 1, pages: 2, added: 2 }]);
  expect(await crawl({ mostPages: 1 })).toMatchObject({ pagesRead: 1, complete: false });
  expect(await crawl()).toMatchObject({ pagesRead: 1, complete: true });
  expect(asked.filter((key) => / \d$/.test(key))).toEqual([
    `${INDEX}?${OLD} 0`,
    `${INDEX}?${OLD} 1`,
    `${INDEX}?${NEW} 0`,
  ]);
});

test("a newer index is read from its beginning", async () => {
  await crawl();
  const newer = "index.commoncrawl.org/CC-MAIN-2026-25-index";
  answers["index.commoncrawl.org/collinfo.json"] = JSON.stringify([
    { id: "CC-MAIN-2026-25", "cdx-api": `https://${newer}` },
  ]);
  answers[`${newer}?${OLD} pages`] = '{"pages": 1}';
  answers[`${newer}?${OLD} 0`] = lines("https://boards.greenhouse.io/birch");
  // No captures for the second pattern: the index says 404.
  expect(await crawl()).toMatchObject({ index: "CC-MAIN-2026-25", pagesRead: 1, added: 1, complete: true });
});

const BROKEN: [string, string | ReplayAnswer, RegExp][] = [
  ["an HTML error page", "<html><body>504 Gateway Time-out</body></html>", /isn't a page of its index/],
  ["broken gzip", { headers: { "content-encoding": "gzip" }, body: "not gzip" }, /./],
  [
    "cut-off gzip",
    {
      headers: { "content-encoding": "gzip" },
      body: gzipSync(lines("https://boards.greenhouse.io/a".repeat(9))).subarray(0, 30),
    },
    /./,
  ],
  ["a request to slow down", { status: 503, headers: { "retry-after": "60" } }, /503/],
];

test.each(BROKEN)("%s stops the reading, and the next call repeats that page", async (_kind, answer, says) => {
  const good = answers[`${INDEX}?${OLD} 1`]!;
  answers[`${INDEX}?${OLD} 1`] = answer;
  await expect(crawl()).rejects.toThrow(says);
  expect(await found()).toEqual(["heron candidate common-crawl", "larch candidate common-crawl"]);
  answers[`${INDEX}?${OLD} 1`] = good;
  await http.close();
  http = createOutboundHttp({ replayOrigin: origin });
  expect(await crawl()).toMatchObject({ pagesRead: 2, complete: true });
});

test("a cut-off last line is counted and costs nothing else", async () => {
  answers[`${INDEX}?${OLD} 1`] = `${lines("https://boards.greenhouse.io/otter")}{"url": "https://boards.green`;
  expect(await crawl()).toMatchObject({ unreadable: 1, complete: true });
});

test.each([
  ["is empty", "[]"],
  ["leads to another host", JSON.stringify([{ id: "CC-MAIN-1", "cdx-api": "https://evil.example/index" }])],
  ["is no list", "<html>"],
])("a list of indexes that %s ends the reading", async (_why, body) => {
  answers["index.commoncrawl.org/collinfo.json"] = body;
  await expect(crawl()).rejects.toThrow(/Common Crawl's list/);
  expect(asked).toEqual(["index.commoncrawl.org/collinfo.json"]);
});

test("sitemaps that robots.txt names are read, packed ones too, and broken ones are reported", async () => {
  const map = (kind: "urlset" | "sitemapindex", ...urls: string[]) =>
    `<?xml version="1.0"?><${kind}>${urls.map((url) => `<x><loc>${url}</loc></x>`).join("")}</${kind}>`;
  answers = {
    "boards.greenhouse.io/robots.txt": "User-agent: *\nSitemap: https://boards.greenhouse.io/sitemap.xml",
    "boards.greenhouse.io/sitemap.xml": map(
      "sitemapindex",
      "https://boards.greenhouse.io/one.xml.gz",
      "https://boards.greenhouse.io/sitemap.xml",
      "https://boards.greenhouse.io/broken.xml.gz",
      "https://evil.example/two.xml",
    ),
    "boards.greenhouse.io/one.xml.gz": {
      headers: { "content-type": "application/gzip" },
      body: gzipSync(
        map("urlset", "https://boards.greenhouse.io/larch?a=1&amp;b=2", "https://boards.greenhouse.io/heron/jobs/1"),
      ),
    },
    "boards.greenhouse.io/broken.xml.gz": { body: gzipSync("<urlset>".repeat(500)).subarray(0, 20) },
  };
  const signal = AbortSignal.timeout(30_000);
  const report = await discoverInSitemaps({ database, http, source: greenhouse, signal, onFile: () => {} });
  expect(report).toMatchObject({ sitemaps: 1, filesRead: 2, addresses: 2, added: 2 });
  expect(report.failed).toEqual([
    { address: "https://boards.greenhouse.io/broken.xml.gz", problem: "its compressed data is broken or too large" },
  ]);
  expect(await found()).toEqual(["heron candidate sitemap", "larch candidate sitemap"]);
  expect(asked.some((key) => key.startsWith("evil"))).toBe(false);
});
