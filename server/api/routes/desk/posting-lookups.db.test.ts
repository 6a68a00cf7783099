import { beforeEach, expect, test } from "vitest";
import { FrozenPosting } from "#contract/schemas/desk/application.ts";
import { PostingLookupResponse } from "#contract/schemas/desk/posting-lookup.ts";
import { finishPostingLookup, prunePostingLookups, takePostingLookup } from "#store/desk/posting-lookups.ts";
import { accountApi, accountApiTestbed, type Answer } from "#test/account-api.ts";
import { silentLog } from "#test/log.ts";
import { newSession } from "#test/new-session.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

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

test.each([
  ["its page", (id: string) => `https://afield.example/job/tester-${id}`],
  [
    "its page with a mark of where it was clicked",
    (id: string) => `https://afield.example/job/tester-${id}?utm_source=x#apply`,
  ],
  ["its page without a scheme", (id: string) => `afield.example/job/tester-${id}`],
])("a link to one of our jobs is that job at once, without any request: %s", async (_, linkOf) => {
  const jobId = await saveTestJob(database, { title: "Tester", company: "Kestrow Grid" });
  const queued = await waitingTasks();
  const answer = await post(linkOf(jobId));
  expect(answer.status).toBe(202);
  const { id, state, found } = PostingLookupResponse.parse(answer.body).data;
  expect(state).toBe("done");
  expect(found).toMatchObject({ origin: "own", jobId, posting: { title: "Tester", company: "Kestrow Grid" } });
  expect((await api.get(`${PATH}/${id}`)).body).toEqual(answer.body);
  expect(await waitingTasks()).toBe(queued);
  expect(await takePostingLookup(database, id)).toBeNull();
  // A guest's browser keeps the copy and sends it when the guest signs in.
  expect(FrozenPosting.safeParse(found!.posting).success).toBe(true);
});

test.each([
  ["a job that never existed", "https://afield.example/job/tester-999999999", "no-page"],
  ["an address of no job", "https://afield.example/job/tester", "no-page"],
  ["another page of ours", "https://afield.example/about", "unknown-site"],
])("%s has its problem at once", async (_, link, code) => {
  const queued = await waitingTasks();
  expect((await post(link)).body).toMatchObject({ data: { state: "done", problem: { code }, found: null } });
  expect(await waitingTasks()).toBe(queued);
});

test("a site whose name only begins like ours is another site", async () => {
  expect((await post("https://afield.example.evil.example/job/tester-1")).body).toMatchObject({
    data: { state: "waiting" },
  });
});

async function waitingTasks(): Promise<number> {
  const { rows } = await database.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'look-up-posting'",
  );
  return rows.length;
}

test("the calls don't exist while applications are held back", async () => {
  const held = await accountApi(database, silentLog, {}, ["applications"]);
  try {
    const { token } = await newSession(database);
    expect((await held.post(PATH, { link: "https://acme.example/1" })).status).toBe(404);
    const id = idOf(await post("https://acme.example/2"));
    expect((await held.get(`${PATH}/${id}`)).status).toBe(404);
    const undo = await held.post("/api/me/applications/undo-import", { ids: [] }, { token });
    expect(undo.status).toBe(404);
  } finally {
    await held.close();
  }
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
