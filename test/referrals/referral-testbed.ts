import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { createRefusals } from "#accounts/limits/refusals.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildDocumentedApp } from "#api/app.ts";
import type { InboxItem, InboxResponse, MyReferralsResponse, SeekerRequest } from "#contract/schemas/referral.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { runReferralTimers } from "#referrals/timers.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { UNPACED } from "#test/http/unpaced.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

/** A person with an account. Their id is their bearer token. */
export interface TestPerson {
  id: string;
  name: string;
  email: string;
}

export interface Answered {
  status: number;
  body: { message: string; code?: string; field?: string } & Record<string, unknown>;
  text: string;
}

export interface ReferralTestbed {
  database: Database;
  app: FastifyInstance;
  context: ReferralContext;
  person(name: string): Promise<TestPerson>;
  /** Creates `count` referrers of the company. */
  referrers(count: number, capacity?: number): Promise<TestPerson[]>;
  /** Creates a verified referrer of the company. */
  referrer(name: string, company: string, settings?: { capacity?: number; roles?: string[] }): Promise<TestPerson>;
  job(company: string, title?: string, roles?: string[]): Promise<string>;
  closeJob(id: string): Promise<void>;
  get(person: TestPerson | null, path: string): Promise<Answered>;
  post(person: TestPerson | null, path: string, body?: object): Promise<Answered>;
  /** Sends a request and returns its id. */
  ask(person: TestPerson, jobId: string, words?: { why?: string; evidence?: string }): Promise<string>;
  act(person: TestPerson, requestId: string, action: string, body?: object): Promise<Answered>;
  mine(person: TestPerson, requestId: string): Promise<SeekerRequest>;
  item(person: TestPerson, requestId: string): Promise<InboxItem | undefined>;
  credits(person: TestPerson): Promise<MyReferralsResponse["credits"]>;
  /** Moves all stored times of referrals back by some hours, then runs the timers. */
  pass(hours: number): Promise<void>;
  tick(): Promise<void>;
  /** Deletes all people, requests and mails, and returns a new seeker and a job to ask for. */
  reset(): Promise<{ seeker: TestPerson; job: string }>;
}

/** The company of the tests. */
export const COMPANY = "Kestrow Grid";

/** Adds an account that has been verified for a month. */
async function addPerson({ db }: Database, name: string): Promise<TestPerson> {
  const id = randomUUID();
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}.${id.slice(0, 6)}@example.com`;
  await sql`
    insert into account (id, email, email_key, name, password_hash, email_verified_at, terms_version, created_at)
    values (${id}, ${email}, ${email}, ${name}, 'none', now(), 'test', now() - interval '30 days')`.execute(db);
  return { id, name, email };
}

/**
 * Starts the real API over a test database, with people, companies and a clock that tests can move. Call at the top level of
 * a test file; closes after its last test.
 */
export async function referralTestbed(): Promise<ReferralTestbed> {
  const database = await testDatabase();
  const config = {
    ...readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters", BASE_URL: "https://afield.example" }),
    comingSoon: [],
  };
  // Tests change the stored hits themselves.
  const accounts = openAccounts({
    config,
    database,
    log: silentLog,
    refusals: createRefusals(0),
    uniformTimes: UNPACED,
  });
  const search = await openModel({ database, log: silentLog });
  const sessions = {
    accountOf: (token: string) =>
      Promise.resolve(/^[0-9a-f-]{36}$/.test(token) ? { id: token, passwordAgeS: 0, passkeyAgeS: 0 } : null),
  };
  const { app } = await buildDocumentedApp({ config, log: silentLog, database, search, accounts, sessions });

  const call = apiCaller(app);

  const testbed: ReferralTestbed = {
    app,
    database,
    context: accounts,
    person: (name) => addPerson(database, name),
    referrers: (count, capacity = 3) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          testbed.referrer(`Referrer ${String.fromCodePoint(65 + at)}hond`, COMPANY, { capacity }),
        ),
      ),
    async referrer(name, company, { capacity = 3, roles = [] } = {}) {
      const person = await testbed.person(name);
      await sql`
        insert into referrer (account_id, company_id, domain, mailbox_hash, weekly_capacity, roles)
        select ${person.id}, id, 'test.example', ${Buffer.from(person.id)}, ${capacity}, ${roles} from company where name = ${company}`.execute(
        database.db,
      );
      return person;
    },
    job: (company, title = "Backend Engineer", roles = ["backend-engineer"]) =>
      saveTestJob(database, { company, title, roles }),
    async closeJob(id) {
      await sql`update job set closed_at = now(), closed_reason = 'test' where id = ${id}`.execute(database.db);
    },
    get: (person, path) => call("GET", person, path),
    post: (person, path, body) => call("POST", person, path, body),
    async ask(person, jobId, words = {}) {
      const answer = await call("POST", person, "/api/referrals", askBody(jobId, words));
      if (answer.status !== 200) throw new Error(`the request was refused: ${answer.text}`);
      return String(answer.body["id"]);
    },
    act: (person, requestId, action, body) =>
      call("POST", person, `/api/referrals/requests/${requestId}/${action}`, body),
    async mine(person, requestId) {
      const { body } = await call("GET", person, "/api/referrals");
      return (body as unknown as MyReferralsResponse).requests.find((each) => each.id === requestId)!;
    },
    async item(person, requestId) {
      const { body } = await call("GET", person, "/api/referrals/inbox");
      return (body as unknown as InboxResponse).items.find((each) => each.id === requestId);
    },
    async credits(person) {
      return ((await call("GET", person, "/api/referrals")).body as unknown as MyReferralsResponse).credits;
    },
    async pass(hours) {
      await shiftReferralClock(database, hours);
      await testbed.tick();
    },
    async tick() {
      await runReferralTimers(accounts);
    },
    async reset() {
      const tables = "account, outbox_mail, referrer, referral_request, referral_audit, company_domain";
      await sql`truncate ${sql.raw(tables)} cascade`.execute(database.db);
      return { seeker: await testbed.person("Zebrina Quax"), job: await testbed.job(COMPANY) };
    },
  };
  afterAll(async () => {
    await app.close();
    await search.close();
  });
  return testbed;
}

type ApiCaller = (method: "GET" | "POST", person: TestPerson | null, url: string, body?: object) => Promise<Answered>;

function apiCaller(app: ReferralTestbed["app"]): ApiCaller {
  return async function call(method, person, url, body) {
    const answer = await app.inject({
      method,
      url,
      headers: person ? { authorization: `Bearer ${person.id}` } : {},
      ...(body && { payload: body }),
    });
    // Retries as a client would, because nothing has happened yet.
    if (answer.statusCode === 503 && answer.body.includes('"overloaded"')) {
      await sleep(250);
      return await call(method, person, url, body);
    }
    return { status: answer.statusCode, body: answer.body === "" ? { message: "" } : answer.json(), text: answer.body };
  };
}

/** Returns the body that the dialog sends. */
export function askBody(jobId: string, words: { why?: string; evidence?: string } = {}): object {
  return {
    jobId,
    why: words.why ?? "I have built two of these.",
    evidence: words.evidence ?? "A queue that carries 2 million messages a day.",
    links: ["https://cv.example.org/me"],
    country: "PT",
    notApplied: true,
    eligible: true,
  };
}

interface Times {
  table: string;
  columns: string[];
}
const shifted = new WeakMap<Database, Promise<Times[]>>();

/** Returns the tables of referrals that hold times, with the columns. */
async function timesOf({ db }: Database): Promise<Times[]> {
  const { rows } = await sql<Times>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and table_name like 'referr%' and table_name <> 'referral_audit' and data_type = 'timestamp with time zone'
    group by table_name order by table_name`.execute(db);
  return rows;
}

/** Moves all stored times of referrals back by some hours, except in the immutable audit log. Waits for running transactions. */
async function shiftReferralClock(database: Database, hours: number): Promise<void> {
  const rows = await (shifted.get(database) ?? shifted.set(database, timesOf(database)).get(database)!);
  await inTransaction(database, async (trx) => {
    // Locks in the order in which actions lock their rows, which makes deadlocks rare.
    const order = ["referral_invitation", "referral_request", "referral_offer", "referrer"];
    for (const table of [...order, ...rows.map((row) => row.table).filter((name) => !order.includes(name))]) {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
    }
    for (const { table, columns } of rows) {
      const moved = columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(trx);
    }
  });
}

/** Returns the people who have a live offer of the request. */
export async function offeredTo(
  testbed: ReferralTestbed,
  people: readonly TestPerson[],
  request: string,
): Promise<TestPerson[]> {
  const items = await Promise.all(people.map((each) => testbed.item(each, request)));
  return people.filter((_, at) => items[at]?.offer.state === "live");
}
