import type { CompanyFact } from "#contract/values/moderation/correction.ts";
import type { HiringWeek } from "#contract/schemas/company-page.ts";
import { STATED_FACTS, type StatedFact } from "#contract/values/employers/statement-limits.ts";
import type { Queryable } from "#postgres/connection.ts";
import { employeesOf } from "#taxonomy/company-sizes.ts";

/** What a company page shows beyond the search index. */
export interface CompanyDetails {
  id: string;
  slug: string;
  name: string;
  website: string | null;
  linkedin: string | null;
  employeeStrength: string | null;
  /** Industry slugs. */
  industries: string[];
  /** What of this the company states itself. */
  statedFacts: StatedFact[];
  /** What operators corrected. */
  correctedFacts: CompanyFact[];
  sample: boolean;
  jobsSeen: number;
  firstSeenAt: Date | null;
  /** Closed jobs, and the median number of days they were open. */
  closedJobs: number;
  medianDaysOpen: number | null;
}

interface StatedByCompany {
  size: string | null;
  industries: string[] | null;
  linkedin: string | null;
}

const WEEKS = 26;
/** A company's jobs of all times. A job that moved to another employer isn't its own. */
const JOBS_OF = (company: string) =>
  ["job", "archived_job"]
    .map(
      (table) =>
        `select posted_at, first_seen_at, closed_at from ${table} where company_id = ${company} and closed_reason is distinct from 'moved'`,
    )
    .join(" union all ");

/** Returns the company with this slug, or null. */
export async function companyDetails(database: { pool: Queryable }, slug: string): Promise<CompanyDetails | null> {
  const { rows } = await database.pool.query<Omit<CompanyDetails, "statedFacts"> & { stated: StatedByCompany }>(
    `select c.id, c.slug, c.name, c.website, c.linkedin, c.employee_strength as "employeeStrength", c.industries, c.sample,
       json_build_object('size', c.stated_size, 'industries', c.stated_industries, 'linkedin', c.stated_linkedin) as stated, c.corrected_facts as "correctedFacts",
       j.seen::int as "jobsSeen", j.first as "firstSeenAt", j.closed::int as "closedJobs", j.median_days as "medianDaysOpen"
     from company c
     cross join lateral (
       select count(*) as seen, min(first_seen_at) as first, count(closed_at) as closed,
         percentile_cont(0.5) within group (order by extract(epoch from closed_at - first_seen_at) / 86400) as median_days
       from (${JOBS_OF("c.id")}) of_company
     ) j
     where c.slug = $1 and c.held_reason is null`,
    [slug],
  );
  if (rows[0] === undefined) return null;
  const { stated, ...read } = rows[0];
  return {
    ...read,
    linkedin: stated.linkedin ?? read.linkedin,
    employeeStrength: shownEmployees(stated.size, read.employeeStrength),
    industries: stated.industries ?? read.industries,
    statedFacts: STATED_FACTS.filter((fact) => stated[fact] !== null && !read.correctedFacts.includes(fact)),
  };
}

/** Returns a company's number of employees: what it states, else what a source says. */
export function shownEmployees(statedSize: string | null, read: string | null): string | null {
  return (statedSize === null ? null : employeesOf(statedSize)) ?? read;
}

/** Returns the jobs posted and closed in each of the last 26 weeks, the current one last. Weeks start on Monday, in UTC. */
export async function hiringWeeks(database: { pool: Queryable }, companyId: string, now: Date): Promise<HiringWeek[]> {
  const { rows } = await database.pool.query<HiringWeek>(
    `with weeks as (
       select monday from generate_series(
         date_trunc('week', $2::timestamptz at time zone 'UTC') - make_interval(weeks => ${WEEKS - 1}),
         date_trunc('week', $2::timestamptz at time zone 'UTC'), interval '1 week') as w (monday)
     ), moves as (
       select date_trunc('week', m.at at time zone 'UTC') as monday,
         count(*) filter (where m.opens)::int as opened, count(*) filter (where not m.opens)::int as closed
       from (${JOBS_OF("$1")}) of_company, lateral (values (posted_at, true), (closed_at, false)) as m (at, opens)
       where m.at at time zone 'UTC' >= (select min(monday) from weeks)
       group by 1
     )
     select to_char(w.monday, 'YYYY-MM-DD') as monday, coalesce(m.opened, 0) as opened, coalesce(m.closed, 0) as closed
     from weeks w left join moves m using (monday)
     order by w.monday`,
    [companyId, now],
  );
  return rows;
}
