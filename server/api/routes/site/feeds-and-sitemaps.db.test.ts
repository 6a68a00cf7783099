import { gunzipSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#api/app.ts";
import { readConfig } from "#app/config.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { silentLog } from "#test/log.ts";
import { testDatabase } from "#test/database/database.ts";
import { germanBackendJob, saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;
let germanId: string;

beforeAll(async () => {
  germanId = await saveTestJob(database, germanBackendJob);
  for (let number = 0; number < 60; number += 1)
    await saveTestJob(database, {
      title: `Clerk ${number}`,
      company: "Globex",
      areas: { scope: "unstated" },
      hoursAgo: 2 + number,
    });
  const closed = await saveTestJob(database, { title: "Closed", company: "Initech" });
  await database.pool.query("update job set closed_at = now(), closed_reason = 'missing' where id = $1", [closed]);
  await saveTestJob(database, { title: "Invented", company: "Sampler", sample: true, hoursAgo: 900 });
  await database.pool.query("update company set sample = true where slug = 'sampler'");
  api = await accountApi(database);
});
afterAll(() => api.close());

const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser().parse(xml) as Record<string, Record<string, unknown>>;
};

test("serves any basic search as RSS to everyone", async () => {
  const { headers, text } = await api.get("/jobs.rss?location=germany&role=Backend%20Engineer");
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const { channel } = read(text)["rss"] as { channel: Record<string, unknown> };
  expect(channel["title"]).toBe("Afield: remote jobs (Backend Engineer, Germany)");
  expect(channel["link"]).toBe("https://afield.example/?role=backend-engineer&location=germany");
  expect((channel["item"] as { link: string }).link).toBe(`https://afield.example/job/job-${germanId}`);
});

test("serves the newest 50 jobs as JSON Feed and all 62 as CSV", async () => {
  const feed = await api.get("/jobs.json");
  expect(feed.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
  expect(feed.body["items"]).toHaveLength(50);
  const table = await api.get("/jobs.csv");
  expect(table.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(table.headers["content-disposition"]).toBe('attachment; filename="jobs.csv"');
  expect(table.text.trimEnd().split("\r\n")).toHaveLength(63);
});

test.each(["/jobs.rss", "/jobs.json", "/jobs.csv"])(
  "%s returns 304 when unchanged and rejects a bad filter by name",
  async (path) => {
    const first = await api.get(path);
    const again = await api.app.inject({ url: path, headers: { "if-none-match": String(first.headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const refused = await api.get(`${path}?employmentType=slavery`);
    expect([refused.status, refused.body.field]).toEqual([400, "employmentType"]);
  },
);

test("robots.txt names the sitemap", async () => {
  const { text } = await api.get("/robots.txt");
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(text).toContain("\nSitemap: https://afield.example/sitemap.xml\n");
});

test("security.txt says where to report a weakness, for less than a year", async () => {
  const { text, headers } = await api.get("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toContain("\nCanonical: https://afield.example/.well-known/security.txt\n");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test("serves the IndexNow key if there is one", async () => {
  const keyed = await accountApi(database, silentLog, { INDEXNOW_KEY: "a-key-of-ours" });
  const { status, text, headers } = await keyed.get("/a-key-of-ours.txt");
  expect([status, text, headers["content-type"]]).toEqual([200, "a-key-of-ours", "text/plain; charset=utf-8"]);
  expect((await api.get("/a-key-of-ours.txt")).text).not.toContain("a-key-of-ours");
  await keyed.close();
});

test("the sitemap index names its files, and jobs carry the date of their last change", async () => {
  const { text } = await api.get("/sitemap.xml");
  const files = (read(text)["sitemapindex"] as { sitemap: { loc: string; lastmod?: string }[] }).sitemap;
  expect(files.map(({ loc }) => loc)).toEqual(
    ["pages-1", "jobs-1", "companies-1", "landings-1"].map((name) => `https://afield.example/sitemaps/${name}.xml`),
  );
  const urls = async (name: string) => {
    const answer = await api.get(`/sitemaps/${name}.xml`);
    return [(read(answer.text)["urlset"] as { url: { loc: string; lastmod?: string }[] }).url].flat();
  };
  const jobs = await urls("jobs-1");
  expect(jobs).toHaveLength(61);
  const { rows } = await database.pool.query<{ updated_at: Date }>("select updated_at from job where id = $1", [
    germanId,
  ]);
  expect(jobs).toContainEqual({
    loc: `https://afield.example/job/job-${germanId}`,
    lastmod: rows[0]!.updated_at.toISOString(),
  });
  expect((await urls("companies-1")).map(({ loc }) => loc)).toEqual([
    "https://afield.example/company/acme",
    "https://afield.example/company/globex",
  ]);
  const landings = (await urls("landings-1")).map(({ loc }) => loc);
  expect(landings).toContain("https://afield.example/remote-backend-engineer-jobs/germany");
  expect(landings).not.toContain("https://afield.example/remote-backend-engineer-jobs/france");
});

test("a sitemap stays as it is until it is written again, is sent packed to clients that accept it, and is 304 when unchanged", async () => {
  const first = await api.get("/sitemaps/jobs-1.xml");
  const ask = (headers: Record<string, string>) => api.app.inject({ url: "/sitemaps/jobs-1.xml", headers });
  const packed = await ask({ "accept-encoding": "gzip" });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(first.text);
  const { headers } = first;
  expect(headers).toMatchObject({ vary: "accept-encoding", "cache-control": "public, max-age=3600" });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", etag: headers["etag"], vary: "accept-encoding" });
  await saveTestJob(database, { title: "Later", company: "Acme", hoursAgo: 3 });
  expect((await api.get("/sitemaps/jobs-1.xml")).text).toBe(first.text);
  const unchanged = await ask({ "if-none-match": String(headers["etag"]), "accept-encoding": "gzip" });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
  await api.sitemaps.write();
  const later = await ask({ "if-none-match": String(headers["etag"]) });
  expect(later.statusCode).toBe(200);
  expect(later.headers["etag"]).not.toBe(headers["etag"]);
});

test("jobs with ids above 10,000 are in the next file", async () => {
  await database.pool.query("select setval(pg_get_serial_sequence('job', 'id'), 10000)");
  const id = await saveTestJob(database, { title: "Far", company: "Acme", hoursAgo: 3 });
  expect(id).toBe("10001");
  await api.sitemaps.write();
  expect((await api.get("/sitemap.xml")).text).toContain("/sitemaps/jobs-2.xml");
  expect((await api.get("/sitemaps/jobs-2.xml")).text).toContain("/job/job-10001</loc>");
  expect((await api.get("/sitemaps/jobs-1.xml")).text).not.toContain("10001");
});

test("before the first sitemaps are written, and where nobody writes them, clients are asked to come again", async () => {
  const bare = await buildApp({ config: readConfig({}), log: silentLog, database, search: api.search });
  for (const url of ["/sitemap.xml", "/sitemaps/jobs-1.xml"]) {
    const answer = await bare.inject(url);
    expect([answer.statusCode, answer.headers["retry-after"], answer.json<{ code: string }>().code]).toEqual([
      503,
      "60",
      "sitemaps-not-ready",
    ]);
    expect(String(answer.headers["cache-control"])).not.toContain("public");
  }
  await bare.close();
});

test.each(["jobs-0", "jobs-9", "pages-2", "landings-7", "other-1", "jobs-1.5", "jobs-999999999"])(
  "there is no sitemap %s",
  async (name) => {
    expect((await api.get(`/sitemaps/${name}.xml`)).status).toBe(404);
  },
);
