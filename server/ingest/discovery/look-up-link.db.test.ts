import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { sources } from "#sources/registry.ts";
import { addCandidates } from "#store/catalogue/board-candidates.ts";
import type { LookupResult } from "#store/discovery/board-lookups.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import { accountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer } from "#test/http/upstream.ts";
import { linkHttp, UNREADABLE_LINKS } from "#test/link-http.ts";
import { silentLog } from "#test/log.ts";
import { lookUpLink } from "./look-up-link.ts";

const database = await testDatabase();
const http = await linkHttp();

beforeAll(async () => {
  await ensureSources(database, sources.values());
  await database.pool.query("update source set enabled = false where id = 'lever'");
  await addBoards(database, [{ source: "greenhouse", token: "alreadyhere", companyName: "Already Here" }], "manual");
});

async function lookUp(link: string, accountId: string | null = null, client = http): Promise<LookupResult> {
  const lookup = { id: randomUUID(), link, accountId };
  const signal = AbortSignal.timeout(30_000);
  return await lookUpLink({ database, http: client, log: silentLog, keys: {}, now: new Date(), signal, lookup });
}

test("a guest's link to an opening shows what its board holds, and the board waits for an operator", async () => {
  expect(await lookUp("https://boards.greenhouse.io/larchworks/jobs/17?gh_src=ana")).toEqual({
    board: {
      source: { id: "greenhouse", name: "Greenhouse" },
      token: "larchworks",
      company: "Larchworks",
      seen: 5,
      listed: 3,
      partial: false,
      examples: ["Backend Engineer", "Product Designer", "Data Analyst"],
      dropped: [
        { reason: "on site", count: 1, examples: ["Office Manager"] },
        { reason: "hybrid", count: 1, examples: ["Hybrid Recruiter"] },
      ],
      outcome: "pending",
    },
  });
  const { rows } = await database.pool.query(
    "select state, enabled, discovered_by, discovered_from from board where token = 'larchworks'",
  );
  expect(rows).toEqual([
    {
      state: "pending",
      enabled: false,
      discovered_by: "pasted",
      discovered_from: "https://boards.greenhouse.io/larchworks/jobs/17",
    },
  ]);
  // Another guest sees the same; nothing is stored as a job.
  expect(await lookUp("https://boards.greenhouse.io/larchworks")).toMatchObject({ board: { outcome: "pending" } });
  const { rows: postings } = await database.pool.query("select from posting");
  expect(postings).toHaveLength(0);
});

test("a member's link to a company's front page finds the board of its careers page and adds it", async () => {
  const api = await accountApi(database);
  const { email } = await api.signedIn();
  const { rows } = await database.pool.query<{ id: string }>("select id from account where email = $1", [email]);
  const accountId = rows[0]!.id;
  expect(await lookUp("https://www.heronlabs.example/", accountId)).toMatchObject({
    board: { token: "heronlabs", company: "Heron Labs", listed: 2, outcome: "added" },
  });
  expect(await findBoard(database, "greenhouse", "heronlabs")).toMatchObject({
    state: "candidate",
    origin: "discovered",
  });
  const finder = "select discovered_by_account as id, discovered_from as at from board where token = 'heronlabs'";
  expect((await database.pool.query(finder)).rows).toEqual([
    { id: accountId, at: "https://www.heronlabs.example/careers" },
  ]);
  // Who found it is forgotten with the account.
  await database.pool.query("delete from account where id = $1", [accountId]);
  expect((await database.pool.query<{ id: string | null }>(finder)).rows[0]?.id).toBeNull();
  await api.close();
});

test("a board without remote openings is added too, with the reason why nothing would be listed", async () => {
  expect(await lookUp("https://boards.greenhouse.io/desksonly")).toMatchObject({
    board: { seen: 1, listed: 0, examples: [], dropped: [{ reason: "on site", count: 1 }] },
  });
});

test.each([
  ...UNREADABLE_LINKS,
  ["a missing page", "https://gone.elmgroup.example/nothing", "no-page"],
  ["a site without a board", "https://blog.elmgroup.example/", "unknown-site"],
  ["an unknown board", "https://boards.greenhouse.io/nobody", "no-such-board"],
  ["a board without openings", "https://boards.greenhouse.io/emptyboard", "no-openings"],
  ["a board of another company", "https://www.foxmill.example/", "other-company"],
  ["a source that is off", "https://jobs.lever.co/acme", "source-off"],
  ["a known board", "https://boards.greenhouse.io/alreadyhere/jobs/1", "known"],
  ["a known board in another case", "https://boards.greenhouse.io/AlreadyHere", "known"],
])("%s has one problem and adds nothing", async (_kind, link, problem) => {
  const boards = async () => (await database.pool.query("select from board")).rowCount;
  const before = await boards();
  expect(await lookUp(link)).toEqual({ problem });
  expect(await boards()).toBe(before);
});

test("a host that resolves to a private address looks like one that doesn't exist", async () => {
  const { http: guarded, upstream } = await outboundHttpTo(() => httpAnswer(200, {}, "secret"), {
    lookup: (host) => (host.startsWith("private") ? ["10.0.0.7"] : Promise.reject(new Error("ENOTFOUND"))),
  });
  expect(await lookUp("https://private.elmgroup.example/", null, guarded)).toEqual({ problem: "unreachable" });
  expect(await lookUp("https://nowhere.elmgroup.example/", null, guarded)).toEqual({ problem: "unreachable" });
  expect(upstream.dials).toEqual([]);
});

test("a file of 2 GB is not downloaded", async () => {
  const head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2147483648\r\n\r\n<html>";
  const { http: guarded, upstream } = await outboundHttpTo(({ path }, socket) => {
    if (path === "/robots.txt") return httpAnswer(404, {});
    socket.write(head);
    return null;
  });
  expect(await lookUp("http://large.elmgroup.example/", null, guarded)).toEqual({ problem: "too-large" });
  expect(upstream.requests.map(({ path }) => path)).toEqual(["/robots.txt", "/"]);
});

test("a board that an operator rejected stays rejected", async () => {
  const candidate = { source: "greenhouse", token: "otterbank", companyName: null, foundAt: null };
  await addCandidates(database, [candidate], { by: "pasted", pending: true });
  await database.pool.query("update board set state = 'refused' where token = 'otterbank'");
  for (const token of ["otterbank", "OtterBank"])
    expect(await lookUp(`https://boards.greenhouse.io/${token}`)).toEqual({ problem: "rejected" });
});
