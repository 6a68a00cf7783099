import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { FoundPosting } from "#contract/schemas/desk/posting-lookup.ts";
import { sources } from "#sources/registry.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import type { PostingLookupResult } from "#store/desk/posting-lookups.ts";
import { testDatabase } from "#test/database/database.ts";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer } from "#test/http/upstream.ts";
import { linkHttp, UNREADABLE_LINKS } from "#test/link-http.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { readPosting } from "./read-posting.ts";

const database = await testDatabase();
const http = await linkHttp();

beforeAll(async () => {
  await ensureSources(database, sources.values());
});

async function read(link: string, client = http): Promise<PostingLookupResult> {
  const signal = AbortSignal.timeout(30_000);
  const lookup = { id: randomUUID(), link };
  return await readPosting({ database, http: client, log: silentLog, keys: {}, now: new Date(), signal, lookup });
}
async function found(link: string): Promise<FoundPosting> {
  const result = await read(link);
  if (!("found" in result)) throw new Error(result.problem);
  return FoundPosting.parse(result.found);
}

test("a link to an opening that a source reads returns that opening", async () => {
  const { posting, origin, jobId } = await found("https://boards.greenhouse.io/larchworks/jobs/2?gh_src=ana");
  expect(posting).toMatchObject({ title: "Product Designer", company: "Larchworks", location: "Remote - Germany" });
  expect(posting.text).toContain("This is a fully remote position.");
  expect([origin, jobId]).toEqual(["source", null]);
});

test("openings on site count too: people apply to those as well", async () => {
  expect((await found("https://boards.greenhouse.io/larchworks/jobs/4")).posting.title).toBe("Office Manager");
});

test("a page’s JobPosting becomes a posting of plain text", async () => {
  const { posting, origin } = await found("https://jobs.quill.example/editor");
  expect(origin).toBe("page");
  expect(posting).toMatchObject({
    title: "Editor <b>at large</b>",
    company: "Quill & Co",
    location: "Porto, PT",
    employmentType: "FULL_TIME",
    salary: "€40,000 - €50,000 per year",
    url: "https://jobs.quill.example/editor",
  });
  expect(posting.text).toMatch(/You edit.* books\./);
  expect(posting.text).toContain("Grammar");
  for (const hostile of ["alert", "<p>", "\u0000"]) expect(posting.text).not.toContain(hostile);
});

test("a company’s own page leads to the opening of its board", async () => {
  const { posting, origin } = await found("https://jobs.quill.example/embedded?gh_jid=2");
  expect([posting.title, origin]).toEqual(["Product Designer", "source"]);
});

test("a page with nothing but a title fills what it can", async () => {
  const { posting, origin } = await found("https://blog.elmgroup.example/");
  expect(origin).toBe("title");
  expect(posting).toMatchObject({ title: "A blog about cats", company: "", text: "" });
});

test.each(UNREADABLE_LINKS)("%s has one problem", async (_kind, link, problem) => {
  expect(await read(link)).toEqual({ problem });
});

test("a host that resolves to a private address is never dialled", async () => {
  const { http: guarded, upstream } = await outboundHttpTo(() => httpAnswer(200, {}, "secret"), {
    lookup: () => ["10.0.0.7"],
  });
  expect(await read("https://private.elmgroup.example/", guarded)).toEqual({ problem: "unreachable" });
  expect(upstream.dials).toEqual([]);
});

test("an opening that a board doesn’t list any more is no other opening", async () => {
  const result = await read("https://boards.greenhouse.io/larchworks/jobs/99");
  expect("found" in result ? result.found.posting.title : result.problem).not.toBe("Backend Engineer");
});

test("an opening that we list is our job, whatever click the link records", async () => {
  const ours = await saveTestJob(database, { title: "Product Designer", company: "Larchworks" });
  await database.pool.query(
    `with b as (insert into board (source, token) values ('greenhouse', 'larchworks') returning id),
       p as (insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
         select id, '2', 'https://boards.greenhouse.io/larchworks/jobs/2', '\\x00', 1, '{}', '{}', now(), now() from b returning id)
     insert into job_posting (job_id, posting_id, is_primary, evidence) select $1::bigint, id, true, 'test' from p`,
    [ours],
  );
  expect((await found("https://boards.greenhouse.io/larchworks/jobs/2?gh_src=ana")).jobId).toBe(ours);
  expect((await found("https://boards.greenhouse.io/larchworks/jobs/4")).jobId).toBeNull();
});
