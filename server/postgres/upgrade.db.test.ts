import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openAccounts } from "#accounts/open-accounts.ts";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import { readConfig } from "#app/config.ts";
import type { JobPageResponse } from "#contract/schemas/job-page.ts";
import type { MyReferralsResponse } from "#contract/schemas/referral.ts";
import { accountApi } from "#test/account-api.ts";
import { openings, start, startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { NUMBERED_MIGRATIONS } from "./numbered-migrations.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");
const PASSWORD = "correct horse battery";
/** Tables of the first schema, with what fills each of them below. `company_key` is left out, because later rules make keys of their own. */
const FILLED = [
  "source",
  "board",
  "board_run",
  "company",
  "posting",
  "job",
  "job_posting",
  "job_change",
  "job_edit",
  "job_report",
  "account",
  "session",
  "outbox_mail",
  "company_domain",
  "referrer",
  "referral_request",
  "referral_offer",
];

const database = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "afield-first-schema-"));
afterAll(() => rm(folder, { recursive: true }));

/** Makes the first schema that databases know, by number. */
async function makeFirstSchema({ pool }: Database): Promise<void> {
  await pool.query("drop schema public cascade; create schema public");
  const numbered = Object.entries(NUMBERED_MIGRATIONS);
  for (const [, name] of numbered)
    await copyFile(path.join(MIGRATIONS, `${name}.sql`), path.join(folder, `${name}.sql`));
  await migrate(database, { folder });
  for (const [number, name] of numbered)
    await pool.query("update schema_migration set name = $1 where name = $2", [number, name]);
}

/** Fills it as its own version would have: two jobs of which one has closed, a seeker with a session, and their request to a referrer. */
async function fillFirstSchema({ pool }: Database, token: string): Promise<void> {
  const config = readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" });
  const { hasher } = openAccounts({ config, database, log: silentLog });
  const hash = await hasher.hash(PASSWORD, { network: "203.0.113.1", known: true });
  await pool.query(`
    insert into source (id, name) values ('lever', 'Lever');
    insert into board (source, token, company_name, last_run_at, last_success_at) values ('lever', 'acme', 'Acme', now(), now());
    insert into board_run (board_id, finished_at, outcome, seen, kept) values (1, now(), 'ok', 2, 2);
    insert into company (slug, name) values ('acme', 'Acme');
    insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at, closed_at, closed_reason)
      values (1, 'a', 'https://jobs.lever.co/acme/a', 'x', 1, '{}', now() - interval '9 days', now(), null, null),
        (1, 'b', 'https://jobs.lever.co/acme/b', 'x', 1, '{}', now() - interval '9 days', now(), now(), 'missing');
    insert into job (slug, company_id, title, summary, description, text, location, eligibility, remote_evidence, roles, levels, url, posted_at,
        posted_at_is_first_seen, first_seen_at, last_seen_at, closed_at, closed_reason, title_key)
      select slug, 1, title, 'What one does.', '<p>All of it.</p>', 'All of it.', 'Worldwide',
        '{"scope": "worldwide", "countries": [], "regions": [], "states": [], "excluded": [], "timeZones": null, "evidence": "Remote, worldwide"}',
        'Remote', '{software-engineer}', '{senior}', 'https://jobs.lever.co/acme', now() - interval '9 days', false,
        now() - interval '9 days', now(), closed_at, closed_reason, title
      from (values ('engineer', 'Engineer', null::timestamptz, null), ('baker', 'Baker', now(), 'missing')) as j (slug, title, closed_at, closed_reason);
    insert into job_posting (posting_id, job_id, leads, evidence) values (1, 1, true, 'only'), (2, 2, true, 'only');
    insert into job_change (job_id, kind, at) values (1, 'opened', now() - interval '9 days'), (2, 'opened', now() - interval '9 days'), (2, 'closed', now());
    insert into job_edit (job_id, field, before, after) values (1, 'title', 'Developer', 'Engineer');
    insert into job_report (job_id, reason, network_hash) values (1, 'closed', 'x');
    insert into company_domain (domain, company_id) values ('acme.com', 1);
    insert into outbox_mail (message, cause_key, to_address, to_name, sealed, dead_at) values ('m', 'c', 'a@example.com', 'A', 'x', now())`);
  await pool.query(
    `insert into account (email, email_key, name, password_hash, email_verified_at, terms_version)
     select n || '@example.com', n || '@example.com', n, $1, now(), '2026-11' from unnest('{ana,rob}'::text[]) n`,
    [hash],
  );
  await pool.query("insert into session (account_id, token_hash) select id, $1 from account where name = 'ana'", [
    tokenHash(token),
  ]);
  await pool.query(`
    insert into referrer (account_id, company_id, domain, mailbox_hash) select id, 1, 'acme.com', 'x' from account where name = 'rob';
    insert into referral_request (seeker_id, job_id, company_id, deadline, why, evidence, wave)
      select id, 1, 1, now() + interval '5 days', 'I built it.', 'Ten years of it.', 1 from account where name = 'ana';
    insert into referral_offer (request_id, referrer_id, wave, lapses_at) select id, 1, 1, now() + interval '2 days' from referral_request`);
}

async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of FILLED) {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    counts[table] = rows[0]!.n;
  }
  return counts;
}

test("upgrades the first schema with its rows, which the product then reads and writes", async () => {
  const token = newSessionToken();
  await makeFirstSchema(database);
  await fillFirstSchema(database, token);
  const before = await countRows(database);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  expect((await migrate(database)).length).toBeGreaterThan(40);
  expect(await migrate(database)).toEqual([]);
  expect(await countRows(database)).toEqual(before);

  const runs = await startBoardRuns(database);
  const board = await runs.newBoard(openings("one"));
  expect(await runs.run(board, start)).toMatchObject({ outcome: "ok", opened: 1 });

  const api = await accountApi(database);
  try {
    expect((await api.get("/api/jobs", { token })).body).toMatchObject({ total: 2 });
    const engineer = (await api.get("/api/jobs/1")).body as unknown as JobPageResponse;
    expect(engineer.data).toMatchObject({
      role: "Engineer",
      company: { name: "Acme" },
      sources: [{ source: "lever" }],
    });
    expect(engineer.data.history).toMatchObject([
      { kind: "edited", before: "Developer", after: "Engineer" },
      { kind: "opened" },
    ]);
    expect((await api.get("/api/jobs/2")).body).toMatchObject({ data: { closedAt: expect.any(String) as string } });
    expect((await api.get("/api/auth/me", { token })).body).toMatchObject({ user: { email: "ana@example.com" } });
    const login = await api.post("/api/auth/login", { email: "ana@example.com", password: PASSWORD });
    expect(login.status).toBe(200);
    const { body } = await api.get("/api/referrals", { token });
    const { requests } = body as unknown as MyReferralsResponse;
    expect(requests).toMatchObject([{ state: expect.any(String) as string, company: { slug: "acme" } }]);
  } finally {
    await api.close();
  }
});
