import { generateKeyPairSync } from "node:crypto";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayServer } from "#http/replay-server.ts";
import type { Database } from "#postgres/database.ts";
import { hours, openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { announceJobs } from "./announce-jobs.ts";
import { googleIndexing } from "./google-indexing.ts";
import { indexNow } from "./indexnow.ts";

const BASE_URL = "https://jobs.example.org";
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const account = { clientEmail: "pings@example.iam.gserviceaccount.com", privateKey };

let database: Database;
let runs: BoardRuns;
let engines: ReplayServer;
let http: OutboundHttp;
let asked: { url: string; body: string; authorization: string | undefined }[] = [];
let refuseAfter = Infinity;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
  engines = await startReplayServer({
    answer(host, path, _query, { headers, body }) {
      if (asked.length >= refuseAfter) return { status: 429, headers: { "retry-after": "1" } };
      asked.push({ url: `${host}${path}`, body, authorization: headers["authorization"] });
      const isToken = host === "oauth2.googleapis.com";
      return { headers: { "content-type": "application/json" }, body: isToken ? '{"access_token":"a-token"}' : "{}" };
    },
  });
  http = createOutboundHttp({ replayOrigin: engines.origin });
});

afterAll(async () => {
  await http.close();
  await engines.close();
});

function asks<T>(work: () => Promise<T>): Promise<T> {
  asked = [];
  refuseAfter = Infinity;
  return work();
}

async function urlsOf(token: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ url: string }>(
    `select $2 || '/job/' || j.slug || '-' || j.id as url from job j join job_posting jp on jp.job_id = j.id
     join posting p on p.id = jp.posting_id join board b on b.id = p.board_id where b.token = $1 order by j.id`,
    [token, BASE_URL],
  );
  return rows.map(({ url }) => url);
}

test("announces to IndexNow what opened and what closed, once", async () => {
  const engine = indexNow({ http, baseUrl: BASE_URL, key: "a-key-of-ours" });
  const earlier = await runs.newBoard(openings("earlier"));
  await runs.run(earlier, hours(0));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(0);
  expect(asked).toEqual([]);

  const token = await runs.newBoard(openings("a", "b"));
  await runs.run(token, hours(0));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(2);
  const [{ url, body }] = asked as [(typeof asked)[number]];
  expect(url).toBe("api.indexnow.org/indexnow");
  const sent = JSON.parse(body) as { urlList: string[] };
  expect(sent).toMatchObject({
    host: "jobs.example.org",
    key: "a-key-of-ours",
    keyLocation: "https://jobs.example.org/a-key-of-ours.txt",
  });
  expect(sent.urlList.toSorted()).toEqual((await urlsOf(token)).toSorted());
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(0);

  runs.feed.list(token, openings("a"));
  await runs.run(token, hours(2));
  await runs.run(token, hours(4));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(1);
});

test("announces to Google with a signed token, closed jobs first, within the quota", async () => {
  const engine = googleIndexing({ http, account, perDay: 3 });
  await announceJobs(database, engine, BASE_URL);
  const remote = { location: "Remote, Germany" };
  const token = await runs.newBoard([
    { id: "c", ...remote },
    { id: "d", ...remote },
  ]);
  await runs.run(token, hours(10));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(2);
  const assertion = new URLSearchParams(asked[0]?.body).get("assertion") ?? "";
  const { payload } = await jwtVerify(assertion, await importSPKI(publicKey, "RS256"), {
    audience: "https://oauth2.googleapis.com/token",
    issuer: account.clientEmail,
  });
  expect(payload["scope"]).toBe("https://www.googleapis.com/auth/indexing");
  expect(asked[1]).toMatchObject({
    url: "indexing.googleapis.com/v3/urlNotifications:publish",
    authorization: "Bearer a-token",
  });

  runs.feed.list(token, [
    { id: "d", ...remote },
    { id: "e", ...remote },
    { id: "f", ...remote },
  ]);
  await runs.run(token, hours(12));
  await runs.run(token, hours(14));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(1);
  expect(JSON.parse(asked[1]!.body)).toMatchObject({ type: "URL_DELETED" });
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(0);
  await database.pool.query("update search_engine set sent_day = sent_day - interval '1 day' where id = 'google'");
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(2);
  expect(JSON.parse(asked[1]!.body)).toMatchObject({ type: "URL_UPDATED" });
});

test("keeps what an engine refused and sends it later", async () => {
  const engine = googleIndexing({ http, account, perDay: 1000 });
  const remote = { location: "Remote, Germany" };
  const token = await runs.newBoard(["g", "h", "i"].map((id) => ({ id, ...remote })));
  await runs.run(token, hours(20));
  asked = [];
  refuseAfter = 2;
  expect(await announceJobs(database, engine, BASE_URL)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(2);
});

test("never announces a job whose leading source forbids it", async () => {
  const engine = indexNow({ http, baseUrl: BASE_URL, key: "a-key-of-ours" });
  await announceJobs(database, engine, BASE_URL);
  const token = await runs.newBoard(openings("j", "k"));
  await runs.run(token, hours(30));
  await database.pool.query("update board set source = 'remotive' where token = $1", [token]);
  expect(await asks(() => announceJobs(database, engine, BASE_URL))).toBe(0);
  expect(asked).toEqual([]);
});
