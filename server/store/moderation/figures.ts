import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** A count of one month: of notices by category, of first decisions by action, of appeals, or of appeals decided by action. */
export interface MonthCount {
  month: string;
  kind: "notice" | "decision" | "appeal" | "appeal-decision" | "hold" | "release";
  name: string;
  count: number;
  /** Median hours until the first decision, on the rows of decisions. Without cases that were never open. */
  medianHours: number | null;
}

const month = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;

/** Returns the counts of the last two years by month. */
export async function monthCounts(db: Connection): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    with recent as (
      select e.*, c.opened_at from moderation_event e join moderation_case c on c.id = e.case_id
      where e.created_at > now() - interval '2 years'
    ), medians as (
      select ${month("created_at")} as month,
        percentile_cont(0.5) within group (order by extract(epoch from created_at - opened_at) / 3600) as hours
      from recent where kind = 'decision' and created_at > opened_at group by 1
    )
    select ${month("n.created_at")} as month, 'notice' as kind, c.category as name, count(*)::int as count, null::float8 as median_hours
    from notice n join moderation_case c on c.id = n.case_id
    where n.created_at > now() - interval '2 years' group by 1, 3
    union all
    select ${month("r.created_at")}, r.kind, coalesce(r.action, ''), count(*)::int, max(m.hours)
    from recent r left join medians m on m.month = ${month("r.created_at")} group by 1, 2, 3`.execute(db);
  return rows;
}
