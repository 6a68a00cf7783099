import { XMLParser, XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import type { Job } from "#contract/schemas/job.ts";
import { csv, CSV_COLUMNS } from "./csv.ts";
import type { Feed } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { rss } from "./rss.ts";
import { sitemap, sitemapIndex } from "./sitemap-xml.ts";

const JOB: Job = {
  id: "7",
  slug: "baker",
  role: "Baker & <Roaster>",
  summary: 'We bake "bread", daily.',
  location: "Germany",
  url: "https://acme.example/apply?a=1&b=2",
  techStack: ["C++"],
  industries: ["Food"],
  experienceLevel: { isEntry: false, isJunior: true, isMidLevel: false, isSenior: true, isLead: false },
  company: { name: "Acme", slug: "acme" },
  roles: [],
  eligibility: {
    scope: "places",
    countries: ["DE"],
    regions: [],
    states: [],
    excluded: [],
    timeZones: null,
    evidence: "location: Germany",
  },
  postedAt: "2026-11-20T10:00:00.000Z",
  postedAtIsFirstSeen: false,
  firstSeenAt: "2026-11-20T11:00:00.000Z",
  lastSeenAt: "2026-11-21T11:00:00.000Z",
  sources: [],
  sample: false,
};
const FEED: Feed = {
  request: "Germany",
  origin: "https://afield.example",
  feedUrl: "https://afield.example/jobs.rss?a=1&b=2",
  pageUrl: "https://afield.example/",
  total: 12,
  jobs: [JOB],
};
const withTitle = (role: string): Feed => ({ ...FEED, jobs: [{ ...JOB, role, summary: role }] });

/** Parses XML strictly: throws unless it is well-formed. */
function wellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

test("RSS: channel and items follow the specification", () => {
  const xml = rss(FEED);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = (
    new XMLParser({ ignoreAttributes: false }).parse(xml) as { rss: { channel: Record<string, unknown> } }
  ).rss;
  expect(channel).toMatchObject({
    title: "Afield: remote jobs (Germany)",
    link: "https://afield.example/",
    description: "1 of 12 live remote jobs.",
    "atom:link": { "@_rel": "self", "@_type": "application/rss+xml" },
    lastBuildDate: "Fri, 20 Nov 2026 10:00:00 GMT",
    item: {
      title: "Baker & <Roaster> at Acme",
      link: "https://afield.example/job/baker-7",
      guid: { "#text": "https://afield.example/job/baker-7", "@_isPermaLink": "true" },
      pubDate: "Fri, 20 Nov 2026 10:00:00 GMT",
      description: 'Germany · Salary not specified. We bake "bread", daily.',
      category: ["C++", "Food"],
    },
  });
});

test("RSS: a search that finds nothing yields a feed without items", () => {
  const xml = rss({ ...FEED, jobs: [], total: 0 });
  wellFormed(xml);
  expect(xml).not.toContain("<item>");
  expect(xml).not.toContain("lastBuildDate");
});

test("RSS: any title keeps the feed well-formed and survives in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (role) => {
      const xml = rss(withTitle(role));
      wellFormed(xml);
      expect(XMLValidator.validate(xml)).toBe(true);
    }),
  );
  expect(rss(withTitle("a\u0000b\uFFFE]]>\uD800c"))).toContain("<title>ab]]&gt;\uFFFDc at Acme</title>");
});

test("JSON Feed: has the version, and items with their required members", () => {
  const feed = JSON.parse(jsonFeed(FEED)) as { items: Record<string, unknown>[] } & Record<string, unknown>;
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Afield: remote jobs (Germany)",
    feed_url: FEED.feedUrl,
  });
  expect(feed.items).toEqual([
    expect.objectContaining({
      id: "7",
      url: "https://afield.example/job/baker-7",
      external_url: JOB.url,
      content_text: expect.stringContaining("We bake"),
      date_published: JOB.postedAt,
      authors: [{ name: "Acme" }],
      tags: ["C++", "Food"],
    }),
  ]);
});

/** Parses CSV by RFC 4180: throws at a quote inside a bare cell or text after a closing quote. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  let at = 0;
  while (at < text.length) {
    cellPattern.lastIndex = at;
    const match = cellPattern.exec(text);
    if (match === null) throw new Error(`not CSV at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    at = cellPattern.lastIndex;
    if (match[3] === "\r\n" && at < text.length) rows.push([]);
  }
  return rows;
}

test("CSV: has a header and a row for each job", () => {
  const [header, row] = readCsv(csv(FEED));
  expect(header).toEqual(CSV_COLUMNS);
  const cells = Object.fromEntries(CSV_COLUMNS.map((name, at) => [name, row?.[at]]));
  expect(cells).toMatchObject({
    id: "7",
    title: "Baker & <Roaster>",
    levels: "junior; senior",
    salary: "",
    page_url: "https://afield.example/job/baker-7",
  });
});

test("CSV: any title survives, and no cell is a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) => {
      const rows = readCsv(csv(withTitle(title)));
      expect(rows).toHaveLength(2);
      expect(rows[1]?.[1]?.replace(/^'/, "")).toBe(title.replace(/^'/, ""));
    }),
  );
  for (const formula of ["=HYPERLINK(1)", "+1", "-1", "@x", "\t=1", "\r=1"]) {
    expect(readCsv(csv(withTitle(formula)))[1]?.[1]).toBe(`'${formula}`);
  }
});

test("sitemaps and their index are well-formed, and dated if the date is known", async () => {
  async function* urls() {
    yield [{ url: "https://a.example/?x=1&y=2", lastModified: new Date(0) }];
    yield [{ url: "https://a.example/b" }];
  }
  let xml = "";
  for await (const piece of sitemap(urls())) xml += piece;
  wellFormed(xml);
  expect((new XMLParser().parse(xml) as { urlset: { url: unknown } }).urlset.url).toEqual([
    { loc: "https://a.example/?x=1&y=2", lastmod: "1970-01-01T00:00:00.000Z" },
    { loc: "https://a.example/b" },
  ]);
  wellFormed(sitemapIndex([{ url: "https://a.example/sitemaps/jobs-1.xml" }]));
});
