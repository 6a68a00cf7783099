import { beforeEach, expect, test } from "vitest";
import { LookupResponse } from "#contract/schemas/board-lookup.ts";
import { finishLookup, pruneLookups, takeLookup } from "#store/discovery/board-lookups.ts";
import { accountApiTestbed, type Answer } from "#test/account-api.ts";

const { api, database } = await accountApiTestbed();
beforeEach(() => api.forgetLimits());

const URL = "/api/boards/lookups";
const post = (link: unknown, options = {}) => api.post(URL, { link }, options);
const idOf = (answer: Answer) => LookupResponse.parse(answer.body).data.id;

test("a link is queued once and its result is found by an id that nobody can guess", async () => {
  const answer = await post("boards.greenhouse.io/acme");
  expect(answer).toMatchObject({ status: 202, headers: { "cache-control": "no-store" } });
  const id = idOf(answer);
  expect((await api.get(`${URL}/${id}`)).body).toEqual({ data: { id, state: "waiting", problem: null, board: null } });
  expect(await takeLookup(database, id)).toEqual({ link: "https://boards.greenhouse.io/acme", accountId: null });
  expect(await takeLookup(database, id)).toBeNull();
  expect((await api.get(`${URL}/${id}`)).body).toMatchObject({ data: { state: "reading" } });
  await finishLookup(database, id, { problem: "no-openings" });
  const done = await api.get(`${URL}/${id}`);
  expect(LookupResponse.parse(done.body).data).toMatchObject({ state: "done", problem: { code: "no-openings" } });
  expect(done.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const { rows } = await database.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'look-up-board'",
  );
  expect(rows).toHaveLength(1);
});

test("a member's lookup belongs to the account, and a dead token makes a guest", async () => {
  const { token } = await api.signedIn();
  expect(await takeLookup(database, idOf(await post("https://acme.example", { token })))).toMatchObject({
    accountId: expect.any(String),
  });
  const stale = await post("https://acme.example", { token: "dead" });
  expect(await takeLookup(database, idOf(stale))).toMatchObject({ accountId: null });
});

test.each([
  ["words", "careers at acme", "not-a-link"],
  ["a single word", "acme", "not-a-link"],
  ["another scheme", "javascript:alert(1)", "not-a-link"],
  ["a file", "file:///etc/passwd", "not-a-link"],
  ["a password", "https://ana:secret@acme.example/", "not-a-link"],
  ["another port", "https://acme.example:8443/", "not-a-link"],
  ["this machine", "http://127.0.0.1/admin", "private-address"],
  ["a private network", "http://10.0.0.7/", "private-address"],
  ["cloud metadata", "http://169.254.169.254/latest/meta-data/", "private-address"],
  ["a number that is an address", "http://2130706433/", "private-address"],
  ["a local name", "http://localhost/", "private-address"],
  ["an intranet name", "http://wiki.internal/", "private-address"],
])("%s is rejected at once with one sentence", async (_kind, link, code) => {
  const answer = await post(link);
  expect(answer).toMatchObject({ status: 400, body: { code, field: "link" } });
  expect(answer.body.message).toMatch(/^[^.]+\.(?: [^.]+(?:\/\/)?\.)?$/);
});

test("a body without a link, or with one that is too long, is rejected", async () => {
  expect(await api.post(URL, {})).toMatchObject({ status: 400 });
  expect(await post("")).toMatchObject({ status: 400 });
  expect(await post(`https://acme.example/${"x".repeat(3000)}`)).toMatchObject({
    status: 400,
    body: { field: "link" },
  });
});

test("a network gets ten readings an hour", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await post("https://acme.example")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  expect((await post("https://acme.example", { from: "198.51.100.7" })).status).toBe(202);
});

test("past forty waiting links everyone is asked to come back", async () => {
  await database.pool.query("delete from board_lookup");
  await database.pool.query(
    "insert into board_lookup (link) select 'https://acme.example' from generate_series(1, 40)",
  );
  expect(await post("https://acme.example")).toMatchObject({
    status: 503,
    body: { code: "busy" },
    headers: { "retry-after": "60" },
  });
  // A link whose task was lost counts no more, and says so.
  await database.pool.query("update board_lookup set created_at = now() - interval '11 minutes'");
  expect((await post("https://acme.example")).status).toBe(202);
  const { rows } = await database.pool.query<{ id: string }>("select id from board_lookup order by created_at limit 1");
  expect((await api.get(`${URL}/${rows[0]!.id}`)).body).toMatchObject({ data: { problem: { code: "timeout" } } });
});

test("an unknown id is 404, and links are forgotten after a day", async () => {
  expect((await api.get(`${URL}/0`)).status).toBe(404);
  expect((await api.get(`${URL}/8b3a2c1e-1111-4222-8333-444455556666`)).status).toBe(404);
  await database.pool.query("update board_lookup set created_at = now() - interval '25 hours'");
  expect(await pruneLookups(database)).toBeGreaterThan(0);
  const { rows } = await database.pool.query("select from board_lookup");
  expect(rows).toHaveLength(0);
});
