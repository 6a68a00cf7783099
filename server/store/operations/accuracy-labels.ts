import type { JudgedField, Verdict } from "#contract/values/accuracy/judging.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { Reading } from "./job-readings.ts";

/** Locks the operator until the transaction ends, so that two requests don't draw at once. */
export async function lockOperator(client: Queryable, accountId: string): Promise<void> {
  await client.query("select 1 from operator where account_id = $1 for update", [accountId]);
}

/** A card as it was drawn. */
export interface DrawnCard {
  id: string;
  jobId: string;
  field: JudgedField;
  source: string;
  hasValue: boolean;
  value: unknown;
  rulesVersion: number;
}

const DRAWN = `id, job_id as "jobId", field, source, has_value as "hasValue", value, rules_version as "rulesVersion"`;
const TODAY = "date_trunc('day', now(), 'UTC')";

/** Returns how many cards the operator has drawn today (UTC). */
export async function countDrawnToday(client: Queryable, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from accuracy_label where account_id = $1 and drawn_at >= ${TODAY}`,
    [accountId],
  );
  return rows[0]!.count;
}

/** Returns the operator's cards of earlier days that still wait for a verdict, oldest first. */
export async function waitingCards(client: Queryable, accountId: string): Promise<DrawnCard[]> {
  const { rows } = await client.query<DrawnCard>(
    `select ${DRAWN} from accuracy_label where account_id = $1 and verdict is null and drawn_at < ${TODAY} order by drawn_at, id`,
    [accountId],
  );
  return rows;
}

/** Moves cards of earlier days to today. */
export async function moveToToday(client: Queryable, ids: readonly string[]): Promise<void> {
  await client.query("update accuracy_label set drawn_at = now() where id = any($1::bigint[])", [ids]);
}

/** Removes cards without a verdict: these, and those whose operator is gone. */
export async function discardCards(client: Queryable, ids: readonly string[]): Promise<void> {
  await client.query(
    "delete from accuracy_label where verdict is null and (id = any($1::bigint[]) or account_id is null)",
    [ids],
  );
}

/** Draws a card for the operator. Returns false if this field of this job has a card under these rules already. */
export async function insertCard(client: Queryable, accountId: string, reading: Reading): Promise<boolean> {
  const { jobId, field, source, value, evidence, rulesVersion } = reading;
  const { rowCount } = await client.query(
    `insert into accuracy_label (account_id, job_id, field, source, has_value, value, evidence, rules_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      accountId,
      jobId,
      field,
      source,
      value !== null,
      value === null ? null : JSON.stringify(value),
      evidence,
      rulesVersion,
    ],
  );
  return rowCount === 1;
}

/** A card of today with its job. */
export interface CardRow extends Omit<DrawnCard, "rulesVersion"> {
  evidence: string;
  verdict: Verdict | null;
  sourceName: string;
  title: string;
  company: string;
  link: string;
  text: string;
}

/** Returns the operator's cards of today, in the order in which they were drawn. */
export async function cardsOfToday(client: Queryable, accountId: string): Promise<CardRow[]> {
  const { rows } = await client.query<CardRow>(
    `select l.id, l.job_id as "jobId", l.field, l.source, l.has_value as "hasValue", l.value, l.evidence, l.verdict, s.name as "sourceName",
       j.title, c.name as company, j.url as link, j.text
     from accuracy_label l join job j on j.id = l.job_id join company c on c.id = j.company_id join source s on s.id = l.source
     where l.account_id = $1 and l.drawn_at >= ${TODAY} order by l.id`,
    [accountId],
  );
  return rows;
}

/** Returns whether the operator's card is about a value; null if the operator has no such card. */
export async function cardHasValue(client: Queryable, accountId: string, id: string): Promise<boolean | null> {
  const { rows } = await client.query<{ hasValue: boolean }>(
    `select has_value as "hasValue" from accuracy_label where id = $1 and account_id = $2`,
    [id, accountId],
  );
  return rows[0]?.hasValue ?? null;
}

/** Sets or removes the verdict on the operator's card. A repeated verdict keeps its time. */
export async function setVerdict(
  client: Queryable,
  accountId: string,
  id: string,
  verdict: Verdict | null,
): Promise<void> {
  await client.query(
    `update accuracy_label set verdict = $3, labelled_at = case when $3::text is null then null else now() end
     where id = $1 and account_id = $2 and verdict is distinct from $3`,
    [id, accountId, verdict],
  );
}
