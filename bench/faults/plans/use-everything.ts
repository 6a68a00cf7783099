import { randomUUID } from "node:crypto";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { claimDueBoard, dueHeads, recallBoards } from "#store/catalogue/board-claims.ts";
import { sourceLoads } from "#store/catalogue/source-loads.ts";
import { datasetFolder } from "#dataset/editions.ts";
import { writeDataset } from "#dataset/write-dataset.ts";
import { startAlertMatcher } from "#desk/alerts/alert-matcher.ts";
import { GAIN_CLASSES } from "#ingest/board-gain.ts";
import { assignHostQueues } from "#ingest/host-queue.ts";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { tasks } from "#tasks/task-list.ts";
import { readConfig } from "#app/config.ts";
import { openSecrets } from "#app/secrets.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { openings, startBoardRuns } from "#test/board-runs.ts";
import { silentLog } from "#test/log.ts";
import { mailDelivery } from "#test/mail-delivery.ts";
import { openModel } from "#test/search/open-model.ts";
import { fuzzApi } from "../api-fuzz.ts";
import { addressesOf } from "../request-costs.ts";

const SETTINGS = { AUTH_SECRET: "a secret of more than thirty-two characters", BASE_URL: "https://afield.example" };
/** Of several networks, because each may send only so much. */
const NETWORKS = 200;

/** What the product did that failed, such as a task that threw. */
export type Failure = string;

/** Calls everything that reads or writes the database: the API as a guest, a person and an operator, each task, board runs and search. */
export async function useEverything(database: Database, folder: string, requests: number): Promise<Failure[]> {
  await fuzzApi(database, { requests, seed: 21 });
  const failures = await callApi(database);
  await readBoards(database);
  failures.push(...(await runTasks(database)));
  await writeDataset({
    database,
    folder: datasetFolder(folder),
    baseUrl: SETTINGS.BASE_URL,
    now: await databaseNow(database),
  });
  await matchSearches(database);
  return failures;
}

/** Calls each public address, then what a person and an operator read and do. */
async function callApi(database: Database): Promise<Failure[]> {
  const api = await accountApi(database);
  const failures: Failure[] = [];
  try {
    const { rows } = await database.pool.query<{ id: string; slug: string }>(
      `select min(j.id)::text as id, c.slug from job j join company c on c.id = j.company_id
       group by c.id having count(*) between 2 and 6 order by c.id limit 1`,
    );
    const { id, slug } = rows[0]!;
    const { token, email } = await api.signedIn();
    await setOperator(database.db, await accountOf(database, email), true);
    const addresses = addressesOf(api.routes).map(([, url]) => url.replace("*", id).replace("COMPANY", slug));
    await useDesk(api, token, id);
    const own = api.routes
      .filter(
        ({ method, url }) =>
          [method].flat().includes("GET") && /^\/api\/(me|operate|referrals|referrer|auth)/.test(url),
      )
      .map(({ url }) => url.replace(":id", id).replace(/:\w+/, "1"));
    for (const [nth, url] of [...addresses, ...own].entries()) {
      const { status } = await api.get(url, { token, from: `203.0.113.${nth % NETWORKS}` });
      if (status >= 500 && url !== "/readyz") failures.push(`GET ${url}: ${status}`);
    }
    // Only for the machine itself.
    if ((await api.get("/metrics", { from: "127.0.0.1" })).status !== 200) failures.push("GET /metrics");
    return failures;
  } finally {
    await api.close();
  }
}

async function accountOf({ pool }: Database, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from account where email = $1", [email]);
  return rows[0]!.id;
}

/** Saves a job and a search as a person does, so that there is something of theirs to read. */
async function useDesk(api: AccountApi, token: string, jobId: string): Promise<void> {
  const as = { token };
  await api.put(`/api/me/saved-jobs/${jobId}`, { wishedAt: new Date().toISOString() }, as);
  const search = { name: "Mine", params: "role=software-engineer", frequency: "at-once" };
  await api.put(`/api/me/searches/${randomUUID()}`, search, as);
}

/** Runs a board from its claim to the end, twice, so that postings open, change and close. */
async function readBoards(database: Database): Promise<void> {
  const runs = await startBoardRuns(database);
  try {
    const token = await runs.newBoard(openings("a", "b", "c"));
    const now = await databaseNow(database);
    for (const listed of [openings("a", "b", "c"), openings("b", "c", "d")]) {
      runs.feed.list(token, listed);
      await runs.run(token, now);
      await discoverBoards(database, await runs.boardOf(token), silentLog);
    }
    await assignHostQueues(database, sources);
    await sourceLoads(database);
    await recallBoards(database);
    const [head] = await dueHeads(database, { classes: GAIN_CLASSES });
    if (head) await claimDueBoard(database, { owner: randomUUID(), boardId: head.id });
  } finally {
    await runs.feed.close();
  }
}

/** Runs each task that has a time, against a web on which nothing is found. */
async function runTasks(database: Database): Promise<Failure[]> {
  const config = { ...readConfig({ ...SETTINGS, DATASET: "off" }), comingSoon: [] };
  const exchange = (): Promise<never> => Promise.reject(new Error("nothing is here"));
  const http = createOutboundHttp({ gapMs: 0, exchange });
  const mail = mailDelivery({ database, secrets: openSecrets(config), smtpUrl: "smtp://127.0.0.1:9" });
  const failures: Failure[] = [];
  try {
    for (const { name, cron, run } of tasks) {
      if (cron === undefined) continue;
      const context = { config, log: silentLog, database, http, channelHttp: http, mail };
      await run({}, context).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
    }
    return failures;
  } finally {
    mail.transport.close();
    await http.close();
  }
}

/** Builds search, and matches saved searches with what changed. */
async function matchSearches(database: Database): Promise<void> {
  const search = await openModel({ database, log: silentLog });
  const matcher = startAlertMatcher({ database, log: silentLog, search, everyMs: 50 });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await matcher.stop();
  await search.close();
}
