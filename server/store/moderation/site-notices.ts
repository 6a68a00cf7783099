import { sql } from "kysely";
import type { SiteNoticeKind } from "#contract/values/moderation/site-notice.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";

/** A notice for every page. */
export interface SiteNoticeRow {
  id: string;
  kind: SiteNoticeKind;
  words: string;
  fromAt: Date;
  untilAt: Date;
  /** Whether pages show it now. */
  isShown: boolean;
}

/** Returns the notice that was set last, unless it is over or was taken off; null then. */
export async function currentSiteNotice(client: Queryable): Promise<SiteNoticeRow | null> {
  const { rows } = await client.query<SiteNoticeRow>(
    `select id, kind, words, from_at as "fromAt", until_at as "untilAt", from_at <= now() as "isShown"
     from (select * from site_notice order by id desc limit 1) last where words is not null and until_at > now()`,
  );
  return rows[0] ?? null;
}

/** Sets the notice, or takes it off. */
export async function setSiteNotice(
  db: Connection,
  notice: { kind: SiteNoticeKind; words: string; from: string; until: string } | null,
  operatorId: string,
): Promise<void> {
  await sql`
    insert into site_notice (kind, words, from_at, until_at, operator_id)
    values (${notice?.kind ?? "info"}, ${notice?.words ?? null}, coalesce(${notice?.from ?? null}, now()),
      coalesce(${notice?.until ?? null}, now()), ${operatorId})`.execute(db);
}
