import { sql } from "kysely";
import type { Eligibility } from "#contract/schemas/job.ts";
import { reconcileJobs } from "#ingest/run/reconcile-jobs.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { makeNormalisedPosting } from "../factories.ts";
import { saveTestJob } from "../search/saved-job.ts";

let count = 0;

/** Adds a job of a company with a posting on a board, a new one by default. Returns the numbers of all three. */
export async function listedJob(
  database: Database,
  company: string,
  { source = "greenhouse", token = `listed-${(count += 1)}`, worldwide = false } = {},
): Promise<{ job: string; board: string; posting: string }> {
  const title = `Engineer ${(count += 1)}`;
  const job = await saveTestJob(database, { title, company });
  const plain = makeNormalisedPosting({ title, companyName: company });
  const anywhere: Eligibility = { ...plain.eligibility, scope: "worldwide", evidence: "Anywhere" };
  const facts = worldwide ? { ...plain, eligibility: anywhere, location: "Worldwide" } : plain;
  const { db } = database;
  await sql`insert into source (id, name) values (${source}, ${source}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ board: string; posting: string }>`
    with b as (insert into board (source, token, state) values (${source}, ${token}, 'live')
        on conflict (source, token) do update set state = 'live' returning id),
      p as (insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
        select id, ${job}, 'https://jobs.example.org/1', '', 1, ${JSON.stringify({ title })}::jsonb, ${JSON.stringify(facts)}::jsonb, now(), now()
        from b returning id, board_id),
      l as (insert into job_posting (posting_id, job_id, is_primary, evidence) select id, ${job}, true, 'test' from p)
    select board_id as board, id as posting from p`.execute(db);
  return { job, ...rows[0]! };
}

/** Merges the job of a posting again, as every run of its board may. */
export async function mergeAgain(database: Database, posting: string): Promise<void> {
  await inBulkTransaction(database, (client) =>
    reconcileJobs(client, { published: [], touchedIds: [posting], sample: false, now: new Date() }),
  );
}
