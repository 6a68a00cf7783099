import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { test as base } from "./fixtures.ts";
import { newPerson, type Person, register } from "./people.ts";
import { type Site, startSite } from "./server.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const run = promisify(execFile);

export interface ReferralSite extends Site {
  /** Lets hours pass for everything that referrals keep a time of, then lets the clock act. */
  pass(hours: number): Promise<void>;
  /** A command of the product on this site's data; gives what it printed. */
  afield(...args: string[]): Promise<string>;
  /** An operator's command: `referral …`. */
  operator(...args: string[]): Promise<string>;
  sql: Database["pool"]["query"];
}

/** Tests against a server of their own on which referrals are live. */
export const test = base.extend<object, { site: ReferralSite }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ COMING_SOON: CAPABILITIES.filter((each) => each !== "referrals").join(",") });
      const postgres = await startEmbeddedPostgres(site.dataDir);
      const database = openDatabase(postgres.url, { max: 2, applicationName: "e2e" });
      const afield = async (...args: string[]) =>
        (
          await run(process.execPath, [path.join(ROOT, "server/app/main.ts"), ...args], {
            cwd: ROOT,
            env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "silent" },
          })
        ).stdout;
      const operator = (...args: string[]) => afield("referral", ...args);
      await use({
        ...site,
        afield,
        operator,
        sql: database.pool.query.bind(database.pool),
        async pass(hours) {
          const { rows } = await database.pool.query<{ table: string; column: string }>(
            `select table_name as table, column_name as column from information_schema.columns
             where table_schema = 'public' and table_name like 'referr%' and table_name <> 'referral_audit' and data_type = 'timestamp with time zone'`,
          );
          for (const { table, column } of rows)
            await database.pool.query(`update ${table} set ${column} = ${column} - make_interval(hours => $1)`, [
              hours,
            ]);
          await operator("run-clock");
        },
      });
      await database.close();
      await postgres.stop();
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.baseUrl);
  },
});

export interface Somebody {
  person: Person;
  page: Page;
  token: string;
}

/** A person signed in, in a browser of their own. */
export async function somebody(
  browser: Browser,
  request: APIRequestContext,
  site: ReferralSite,
  name: string,
): Promise<Somebody> {
  const person = await register(request, { ...newPerson(), name });
  const answer = await request.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const { token } = (await answer.json()) as { token: string };
  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: { width: 1280, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem("afield.token", value), token);
  return { person, page: await context.newPage(), token };
}

/** A person who is a verified referrer of the company already. */
export async function referrerOf(
  browser: Browser,
  request: APIRequestContext,
  site: ReferralSite,
  name: string,
  company: string,
): Promise<Somebody> {
  const made = await somebody(browser, request, site, name);
  await site.sql(
    `insert into referrer (account_id, company_id, domain, mailbox_hash)
     select a.id, c.id, 'test.example', $3 from account a, company c where a.email = $1 and c.slug = $2`,
    [made.person.email, company, randomBytes(32)],
  );
  return made;
}

export interface SampleJob {
  id: string;
  role: string;
  slug: string;
  company: { name: string; slug: string };
}

/** A job of a company that no other test uses. A busy server says 503 and is asked again. */
export async function jobOf(request: APIRequestContext, at: number): Promise<SampleJob> {
  let jobs: SampleJob[] = [];
  await expect(async () => {
    const answer = await request.get("/api/jobs/featured");
    expect(answer.status()).toBe(200);
    jobs = ((await answer.json()) as { data: SampleJob[] }).data;
  }).toPass({ timeout: 15_000 });
  const companies = [...new Map(jobs.map((job) => [job.company.slug, job])).values()];
  expect(companies.length).toBeGreaterThan(at);
  return companies[at]!;
}

/** Sends a request by the API; gives its id. */
export async function askFor(request: APIRequestContext, token: string, job: SampleJob): Promise<string> {
  const answer = await request.post("/api/referrals", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      jobId: job.id,
      why: "I have built two of these.",
      evidence: "214 pages of docs.",
      links: ["https://cv.example.org/me"],
      country: "PT",
      notApplied: true,
      eligible: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** Does something to a request by the API. */
export async function act(
  request: APIRequestContext,
  token: string,
  id: string,
  action: string,
  data: object = {},
): Promise<void> {
  const answer = await request.post(`/api/referrals/requests/${id}/${action}`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The six digits mailed to a work address. */
export async function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    const entry = list.split("<li>").find((each) => each.includes(`to ${address},`));
    code = /\b\d{6}\b/.exec(entry ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 10_000 });
  return code;
}
