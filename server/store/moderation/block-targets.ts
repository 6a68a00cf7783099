import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** A company that a case is about, with a board that lists it. */
export interface BlockTargets {
  name: string;
  website: string | null;
  /** `source:token` */
  board: string | null;
}

/** Returns what blocking a case's company would name; null if it is no longer stored. */
export async function blockTargets(
  db: Connection,
  { subjectKind: kind, subjectId: id }: { subjectKind: string; subjectId: string },
): Promise<BlockTargets | null> {
  if (kind !== "job" && kind !== "company") return null;
  const { rows } = await sql<BlockTargets>`
    select c.name, c.website, (
      select b.source || ':' || b.token from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
      join job j on j.id = jp.job_id
      where ${kind === "job" ? sql`j.id = ${id}` : sql`j.company_id = c.id and j.closed_at is null`}
      order by jp.is_primary desc limit 1) as board
    from company c where c.id = ${kind === "job" ? sql`(select company_id from job where id = ${id})` : id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function isKnownBoard(db: Connection, target: string): Promise<boolean> {
  const { rows } = await sql`select restricted_board_id(${target}) as id`.execute(db);
  return (rows[0] as { id: string | null } | undefined)?.id !== null;
}

/** Counts the companies that a domain or a name would block. */
export async function countBlocked(db: Connection, kind: "domain" | "name", target: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from companies_restricted_by(${kind}, ${target})`.execute(db);
  return rows[0]!.count;
}
