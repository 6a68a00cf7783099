import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import type { Database } from "#postgres/database.ts";
import { siteTest } from "./site-test.ts";
import { newPerson, type Person, register } from "./people.ts";
import type { Site } from "./server.ts";
import { withSiteDatabase } from "./site-database.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const run = promisify(execFile);

export interface ReferralSite extends Site {
  /** Moves every stored referral time back by some hours, then runs the clock. */
  pass(hours: number): Promise<void>;
  /** Runs a CLI command on this site's data and returns its output. */
  afield(...args: string[]): Promise<string>;
  /** Runs an operator's command: `referral …`. */
  operator(...args: string[]): Promise<string>;
  sql: Database["pool"]["query"];
  /** Returns a job of a company that no other test uses, and that no job of the home page has. */
  newJob(): Promise<SampleJob>;
}

/** Tests against their own server with referrals live, and applications, which show them. */
export const test = siteTest<ReferralSite>(async (use) => {
  const COMING_SOON = CAPABILITIES.filter((each) => each !== "referrals" && each !== "applications").join(",");
  await withSiteDatabase({ COMING_SOON }, async (site, database) => {
    const afield = async (...args: string[]) =>
      (
        await run(process.execPath, [path.join(ROOT, "server/app/main.ts"), ...args], {
          cwd: ROOT,
          env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "silent" },
        })
      ).stdout;
    const operator = (...args: string[]) => afield("referral", ...args);
    const used = new Set<string>();
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
          await database.pool.query(`update ${table} set ${column} = ${column} - make_interval(hours => $1)`, [hours]);
        await operator("run-clock");
      },
      async newJob() {
        if (used.size === 0) for (const { company } of await homeJobs(site.baseUrl)) used.add(company.slug);
        const { rows } = await database.pool.query<{ id: string; slug: string }>(
          `select min(j.id) as id, c.slug from job j join company c on c.id = j.company_id
             where j.closed_at is null and c.slug <> all($1) group by c.slug order by c.slug limit 1`,
          [[...used]],
        );
        const [{ id, slug } = { id: "", slug: "" }] = rows;
        used.add(slug);
        return await readJobs<SampleJob>(`${site.baseUrl}/api/jobs/${id}`);
      },
    });
  });
});

export interface SignedIn {
  person: Person;
  page: Page;
  token: string;
}

/** Registers a person and signs them in with their own browser. */
export async function signInAs(
  browser: Browser,
  request: APIRequestContext,
  site: Pick<ReferralSite, "baseUrl" | "sql">,
  name: string,
): Promise<SignedIn> {
  const person = await register(request, { ...newPerson(), name });
  const response = await request.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const { token } = (await response.json()) as { token: string };
  // A new account's request goes to one referrer at a time.
  await site.sql("update account set created_at = created_at - interval '30 days' where email = $1", [person.email]);
  // Accounts that share a network earn no credits from each other.
  await site.sql(
    `update account_network set network_key = $2 where account_id = (select id from account where email = $1)`,
    [person.email, randomBytes(32)],
  );
  const context = await browser.newContext({ baseURL: site.baseUrl, viewport: { width: 1280, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem("afield.token", value), token);
  return { person, page: await context.newPage(), token };
}

/** Signs in a person who is already a verified referrer of the company. */
export async function referrerOf(
  browser: Browser,
  request: APIRequestContext,
  site: Pick<ReferralSite, "baseUrl" | "sql">,
  name: string,
  company: string,
): Promise<SignedIn> {
  const made = await signInAs(browser, request, site, name);
  await site.sql(
    `insert into referrer (account_id, company_id, domain, mailbox_hash)
     select a.id, c.id, 'test.example', $3 from account a, company c where a.email = $1 and c.slug = $2`,
    [made.person.email, company, randomBytes(32)],
  );
  return made;
}

/** A referrer, a seeker, and the request between them about a new job. */
export async function referralBetween(browser: Browser, request: APIRequestContext, site: ReferralSite) {
  const job = await site.newJob();
  const referrer = await referrerOf(browser, request, site, "Ana Li", job.company.slug);
  const seeker = await signInAs(browser, request, site, "Zebrina Quax");
  const id = await askFor(request, seeker.token, job);
  return { job, referrer, seeker, id };
}

/** Opens a job's page and from it the form that asks for a referral. Returns the dialogue. */
export async function openReferralForm(page: Page, job: SampleJob): Promise<Locator> {
  await page.goto(`/job/${job.slug}-${job.id}`);
  await page
    .getByRole("region", { name: /^(Referrals|Ask someone inside)$/ })
    .getByRole("button", { name: /^Request Referral/ })
    .click();
  return page.getByRole("dialog", { name: "Request Referral" });
}

/** Fills the note and the checklist of a request, with contacts that are masked before acceptance. */
export async function fillNote(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Why this role?").fill("I am Zebrina, write to zeb@example.org.");
  await dialog.getByLabel("Evidence for its top requirements").fill("A queue with 2 million messages a day.");
  await dialog.getByLabel("Link to your profile or CV").fill("https://cv.example.org/zebrina");
  await dialog.getByLabel("You live in").selectOption("PT");
  await dialog.getByRole("checkbox", { name: "I have not applied for this job yet" }).check();
  await dialog.getByRole("checkbox", { name: "The job can be done from my country" }).check();
}

export interface SampleJob {
  id: string;
  role: string;
  slug: string;
  company: { name: string; slug: string };
}

/** Returns the jobs of the home page. */
export const homeJobs = (baseUrl: string): Promise<SampleJob[]> => readJobs(`${baseUrl}/api/jobs/featured`);

/** Retries while the server is busy (503). */
async function readJobs<T>(url: string): Promise<T> {
  let data: T | undefined;
  await expect(async () => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    ({ data } = (await response.json()) as { data: T });
  }).toPass({ timeout: 15_000 });
  return data!;
}

/** Sends a referral request through the API and returns its id. */
export async function askFor(request: APIRequestContext, token: string, job: SampleJob): Promise<string> {
  const response = await request.post("/api/referrals", {
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
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Performs an action on a request through the API. */
export async function act(
  request: APIRequestContext,
  token: string,
  id: string,
  action: string,
  data: object = {},
): Promise<void> {
  const response = await request.post(`/api/referrals/requests/${id}/${action}`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Returns the code sent to a work address. */
export async function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    const entry = list.split("<li>").find((each) => each.includes(`to ${address},`));
    // The link to a mail has an id with groups of four letters and digits between hyphens.
    code = /(?<![\w-])[A-Z2-9]{4}-[A-Z2-9]{4}(?![\w-])/.exec(entry ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 60_000 });
  return code;
}

/** Returns the path of a link in the mail about an offer to this person. */
export async function offerLink(
  request: APIRequestContext,
  person: Person,
  wish: "accept" | "decline",
): Promise<string> {
  let path = "";
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    const entry = list
      .split("<li>")
      .find((each) => each.includes(`to ${person.email},`) && each.includes("A referral request"));
    const mail = await (await request.get(`/dev/mail/${/\/dev\/mail\/([\w-]{36})/.exec(entry ?? "")![1]}`)).text();
    path = new RegExp(String.raw`/referrals/offer#${wish}\.[\w-]{43}`).exec(mail)![0];
  }).toPass();
  return path;
}
