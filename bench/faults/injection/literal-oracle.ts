import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildApp } from "#api/app.ts";
import { TokenBuckets } from "#api/load/token-buckets.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from "#contract/values/search-limits.ts";
import type { Database } from "#postgres/database.ts";
import { type SearchDocument, streamDocuments } from "#store/search/search-documents.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

/** Characters and words that mean something to SQL, to its patterns, or to its text search. */
const SPECIAL = [
  "%",
  "_",
  "%%",
  "\\",
  "\\\\",
  "\\%",
  "'",
  "''",
  '"',
  '""',
  "`",
  ";",
  "--",
  "/*",
  "*/",
  "$1",
  "$$",
  "?",
  ":a",
  "&",
  "|",
  "!",
  "<->",
  "( | )",
  ":*",
  "' or 1=1 --",
  "' or '1'='1",
  "%' or '%'='",
  "\\' or 1=1 --",
  "engineer' and '1'='2",
  "engineer' and '1'='1",
  "engineer%",
  "eng_neer",
  "1) or (1=1",
  "null",
  "union select",
  "engineer'; select pg_sleep(5) --",
];
/** Titles that hold the same characters, so that a search for them can find something. */
const TITLES = [
  "100% Remote Engineer",
  "DevOps_Engineer",
  "C:\\Windows Engineer",
  "O'Reilly Editor",
  'The "Best" Writer',
  "Engineer; Designer",
  "Engineer -- Senior",
  "C++ & C# Developer",
  "Union Select Committee Clerk",
  "Order by Null Analyst",
  "Table Drop Tester",
  "Sleep Researcher (1=1)",
  "$1 Billion Fund Manager",
  "Engineer",
  "Designer",
  "Admin",
];

/** What searches and stored texts with special characters showed. */
export interface LiteralCount {
  lines: number;
  searches: number;
  stored: number;
  /** Lines whose answer isn't the one of a plain scan, or that come back as another text. */
  different: string[];
}

/** Returns the special texts, and every line of the injection lists that is on this machine. */
export function injectionLines(): string[] {
  const folder = sharedPath("hostile", "injection");
  const files = folder === null ? [] : readdirSync(folder).filter((name) => name.startsWith("patt_sqli"));
  const lines = files
    .map((name) => path.join(folder!, name))
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/));
  return [...new Set([...SPECIAL, ...lines.filter((line) => line.trim() !== "")])];
}

/** Searches for every line, hides by it and stores it, through the API, and compares each answer with a plain scan of all jobs. */
export async function compareLiterally(database: Database, lines: readonly string[]): Promise<LiteralCount> {
  const log = createLog("silent");
  const config = readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" });
  for (const title of TITLES) await saveTestJob(database, { title, company: `${title} Works` });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, email_verified_at, terms_version)
     values ('literal@example.com', 'literal@example.com', 'Ana Li', 'none', now(), 'test') returning id`,
  );
  const documents: SearchDocument[] = [];
  for await (const batch of streamDocuments(database)) documents.push(...batch);
  const search = await openModel({ database, log });
  let ms = 0;
  const app = await buildApp({
    config,
    log,
    database,
    search,
    accounts: openAccounts({ config, database, log }),
    sessions: { accountOf: () => Promise.resolve({ id: rows[0]!.id, passwordAgeS: 0 }) },
    buckets: new TokenBuckets(undefined, () => (ms += 10_000)),
  });
  const count: LiteralCount = { lines: lines.length, searches: 0, stored: 0, different: [] };
  try {
    for (const line of lines) {
      await compareSearch(app, documents, line, count);
      await compareStored(app, line, count);
    }
    return count;
  } finally {
    await app.close();
    await search.close();
  }
}

const TOKEN = { authorization: "Bearer person" };
const tree = { slugs: places.map(({ slug }) => slug), ancestors, descendants };

async function compareSearch(
  app: FastifyInstance,
  documents: readonly SearchDocument[],
  line: string,
  count: LiteralCount,
): Promise<void> {
  const q = line.trimStart();
  const queries = [
    { param: "q", query: { ...EVERY_JOB, q, sortBy: q === "" ? ("date" as const) : ("relevance" as const) } },
    { param: "hideKeyword", query: { ...EVERY_JOB, hide: { ...EVERY_JOB.hide, keywords: [line.trim()] } } },
  ];
  for (const { param, query } of queries) {
    const url = `/api/jobs?${param}=${encodeURIComponent(line)}`;
    const answer = await app.inject({ url, headers: TOKEN });
    // Too long, or with a comma, which separates keywords.
    if (answer.statusCode === 400 || (param === "hideKeyword" && /,/.test(line))) continue;
    count.searches += 1;
    const { total, data } = answer.json<{ total: number; data: { id: string }[] }>();
    const expected = naiveSearch(documents, tree, query, { now: Date.now() });
    if (total !== expected.total || data.map(({ id }) => id).join() !== expected.ids.join())
      count.different.push(`${param} ${line}: ${total} jobs, a plain scan ${expected.total}`);
  }
}

async function compareStored(app: FastifyInstance, line: string, count: LiteralCount): Promise<void> {
  const keyword = line.trim().slice(0, MAX_KEYWORD_LENGTH).trim();
  if (keyword.length < MIN_KEYWORD_LENGTH) return;
  const url = "/api/me/search-settings";
  const hide = { companies: [keyword], keywords: [keyword], sources: [], jobs: [], agencies: false };
  const settings = { country: null, workday: null, currency: null, period: null, hide };
  const put = await app.inject({ method: "PUT", url, headers: TOKEN, payload: settings });
  if (put.statusCode === 400) return;
  count.stored += 1;
  const { data } = (await app.inject({ url, headers: TOKEN })).json<{ data: { hide: typeof hide } | null }>();
  if (data?.hide.keywords[0] !== keyword)
    count.different.push(`stored ${keyword}: ${put.statusCode}, ${String(data?.hide.keywords[0])}`);
}

/** Returns for how many lines a search by an SQL pattern that isn't escaped finds other titles than a plain scan. */
export async function patternDifferences(database: Database, lines: readonly string[]): Promise<number> {
  let different = 0;
  for (const line of lines) {
    const { rows } = await database.pool.query<{ title: string }>("select title from job where title ilike $1", [
      `%${line.replaceAll("\0", "")}%`,
    ]);
    const plain = TITLES.filter((title) => title.toLowerCase().includes(line.toLowerCase()));
    if (rows.length !== plain.length) different += 1;
  }
  return different;
}

/** Returns the special texts alone. */
export const specialLines: readonly string[] = SPECIAL;
