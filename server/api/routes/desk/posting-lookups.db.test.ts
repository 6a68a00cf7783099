import { beforeEach, expect, test } from "vitest";
import { PostingLookupResponse } from "#contract/schemas/desk/posting-lookup.ts";
import { finishPostingLookup, prunePostingLookups, takePostingLookup } from "#store/desk/posting-lookups.ts";
import { accountApiTestbed, type Answer } from "#test/account-api.ts";

const { api, database } = await accountApiTestbed();
beforeEach(() => api.forgetLimits());

const PATH = "/api/desk/posting-lookups";
const post = (link: unknown) => api.post(PATH, { link });
const idOf = (answer: Answer) => PostingLookupResponse.parse(answer.body).data.id;

test("a guest’s link is queued once, and its posting found by an id that nobody can guess", async () => {
  const answer = await post("jobs.acme.example/7");
  expect(answer).toMatchObject({ status: 202, headers: { "cache-control": "no-store" } });
  const id = idOf(answer);
  expect(await takePostingLookup(database, id)).toBe("https://jobs.acme.example/7");
  expect(await takePostingLookup(database, id)).toBeNull();
  expect((await api.get(`${PATH}/${id}`)).body).toMatchObject({ data: { state: "reading", found: null } });
  const posting = {
    title: "Tester",
    company: "Acme",
    url: "https://jobs.acme.example/7",
    location: "",
    salary: "",
    employmentType: "",
    text: "You test.",
    frozenAt: "2026-11-22T10:00:00.000Z",
  };
  await finishPostingLookup(database, id, { found: { posting, origin: "page", jobId: null } });
  const done = await api.get(`${PATH}/${id}`);
  expect(PostingLookupResponse.parse(done.body).data).toMatchObject({ state: "done", found: { posting } });
  expect(done.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const { rows } = await database.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'look-up-posting'",
  );
  expect(rows).toHaveLength(1);
});

test("a problem has its sentence, and lookups go after a day", async () => {
  const id = idOf(await post("https://acme.example/1"));
  await finishPostingLookup(database, id, { problem: "robots" });
  expect((await api.get(`${PATH}/${id}`)).body).toMatchObject({ data: { problem: { code: "robots" }, found: null } });
  await database.pool.query("update application_posting_lookup set created_at = now() - interval '2 days'");
  await prunePostingLookups(database);
  expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
});

test.each([
  ["words", "tester at acme", "not-a-link"],
  ["another scheme", "javascript:alert(1)", "not-a-link"],
  ["this machine", "http://127.0.0.1/admin", "private-address"],
  ["cloud metadata", "http://169.254.169.254/latest/meta-data/", "private-address"],
  ["an intranet name", "http://wiki.internal/", "private-address"],
])("%s is rejected at once", async (_kind, link, code) => {
  expect(await post(link)).toMatchObject({ status: 400, body: { code, field: "link" } });
});

test("one network may read 30 links an hour, and 40 may wait in all", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await post(`https://acme.example/${at}`)).status);
  expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).map(() => 202));
  expect(statuses[30]).toBe(429);
  await api.forgetLimits();
  for (let at = 0; at < 10; at += 1) await post(`https://acme.example/more/${at}`);
  await api.forgetLimits();
  expect(await post("https://acme.example/last")).toMatchObject({ status: 503, body: { code: "busy" } });
});

test("an unknown id is not found", async () => {
  expect((await api.get(`${PATH}/nonsense`)).status).toBe(404);
});
