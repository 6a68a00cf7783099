import { sql } from "kysely";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { accountApiTestbed, type Answer, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
const name = new URL(database.url).pathname.slice(1);
/** Connected to another database of the server, so that it works while this one takes no writes. */
const server = openDatabase(inject("testServerUrl"), { max: 1, applicationName: "afield-test-faults" });
afterAll(() => server.close());
beforeEach(() => removeAccounts(database));

interface Fault {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Every statement that needs room fails as it does on a disk without any. */
const fullDisk: Fault = {
  async begin() {
    await database.pool.query(`
      create function disk_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$;
      do $$ declare one text; begin
        for one in select quote_ident(table_name) from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' loop
          execute 'create trigger disk_full before insert or update on ' || one || ' for each statement execute function disk_full()';
        end loop;
      end $$;`);
  },
  async end() {
    await database.pool.query("drop function disk_full cascade");
  },
};

/** The primary has become a standby: every connection is lost, and new ones only read. */
const readOnly: Fault = {
  begin: () => reconnectAll(`alter database ${name} set default_transaction_read_only = on`),
  end: () => reconnectAll(`alter database ${name} reset default_transaction_read_only`),
};

async function reconnectAll(change: string): Promise<void> {
  await server.pool.query(change);
  await server.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  // Until the pool has replaced every connection that it lost.
  const ask = () => database.pool.query("select 1");
  const isWhole = async () =>
    (await Promise.allSettled(Array.from({ length: 10 }, ask))).every(({ status }) => status === "fulfilled");
  await expect.poll(isWhole, { timeout: 10_000 }).toBe(true);
}

const SETTINGS = { country: null, workday: null, currency: null, period: null };
const hide = { companies: [], keywords: ["sales"], sources: [], jobs: [], agencies: false };
const { email, password } = PERSON;
const NEW = { ...PERSON, email: "new@example.com" };

/** Calls of each kind that store something. */
async function write(token: string, jobId: string): Promise<Answer[]> {
  return [
    await api.post("/api/auth/register", NEW),
    await api.post("/api/auth/login", { email, password }),
    await api.post("/api/auth/forgot-password", { email }),
    await api.put("/api/me/search-settings", { ...SETTINGS, hide }, { token }),
    await api.put(`/api/me/saved-jobs/${jobId}`, undefined, { token }),
    await api.post("/api/me/notifications", { jobAlerts: false }, { token }),
  ];
}

/** Returns the rows of tables that the calls write to. */
async function stored(): Promise<unknown> {
  const { rows } = await sql`select (select count(*)::int from account) as accounts,
    (select count(*)::int from session) as sessions, (select count(*)::int from outbox_mail) as mails,
    (select count(*)::int from search_setting) as settings`.execute(database.db);
  return rows[0];
}

test.each([
  ["a full disk", fullDisk],
  ["a database that only reads", readOnly],
])("with %s, writes answer 503 and store nothing, reads go on, and writes work afterwards", async (_name, fault) => {
  const jobId = await saveTestJob(database, { title: "Welder", company: "Acme" });
  const { token } = await api.signedIn();
  // A session whose next use is recorded.
  await sql`update session set last_used_at = now() - interval '10 minutes'`.execute(database.db);
  const before = await stored();
  await fault.begin();
  try {
    const refused = await write(token, jobId);
    expect(refused.map(({ status, body, headers }) => [status, body.code, headers["retry-after"]])).toEqual(
      refused.map(() => [503, "unavailable", "5"]),
    );
    for (const path of ["/api/jobs", "/api/jobs/featured", `/api/jobs/${jobId}`, "/api/auth/me", "/api/me/account"])
      expect([path, (await api.get(path, { token })).status]).toEqual([path, 200]);
  } finally {
    await fault.end();
  }
  expect(await stored()).toEqual(before);
  expect((await write(token, jobId)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});
