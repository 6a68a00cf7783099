import { shortSalary } from "#contract/values/salary/short-salary.ts";
import type { Job } from "#contract/schemas/job.ts";
import {
  CARD_FIELD_NAMES,
  type CardFieldName,
  columnOf,
  type JobFieldValues,
  PLAIN_CARD_FIELD_NAMES,
  type PlainCardFieldName,
} from "#contract/values/job-fields.ts";
import { optionalField } from "#postgres/optional-field.ts";
import { logoAddress } from "#store/search/logo-address.ts";
import { shownEmployees } from "#store/search/company-pages.ts";
import { provenanceOf, type SourceRow } from "#store/catalogue/job-provenance.ts";
import type { Queryable } from "#postgres/connection.ts";
import { educationLabel } from "#taxonomy/education.ts";
import { namesOfIndustries } from "#taxonomy/industries.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

interface CardRow extends Pick<JobFieldValues, CardFieldName> {
  id: string;
  slug: string;
  sample: boolean;
  companyName: string;
  companySlug: string;
  companyStatedSize: string | null;
  companyEmployeeStrength: string | null;
  companyWebsite: string | null;
  companyLinkedin: string | null;
  logoHash: string | null;
  closedAt: Date | null;
  closedReason: string | null;
  sources: SourceRow[] | null;
}

/** Fields that a company states where the job does not. */
const SQL: Partial<Record<CardFieldName, string>> = {
  industries: "case when j.industries = '{}' then c.industries else j.industries end",
};
const FIELDS = CARD_FIELD_NAMES.map((name) => `${SQL[name] ?? `j.${columnOf(name)}`} as "${name}"`).join(", ");
const COLUMNS = CARD_FIELD_NAMES.map(columnOf).join(", ");

// Each table is read by its keys and once for each of its rows, however many jobs share an employer, a board or a source: a join may
// read whole tables instead. An open posting that no run has missed was there when its board was last read with success. "Last seen" is
// then the board's time, and an unchanged posting needs no write.
const CARDS = `
  with asked as materialized (
    select id, slug, sample, company_id, closed_at, closed_reason, ${COLUMNS} from job where id = any($1::bigint[])
  ), employer as materialized (
    select id, name, slug, stated_size, employee_strength, website, coalesce(stated_linkedin, linkedin) as linkedin, industries
    from company where id = any(array(select distinct company_id from asked))
  ), logo as materialized (
    select company_id, hash from company_logo where company_id = any(array(select distinct company_id from asked))
  ), listed as materialized (
    select jp.job_id, jp.is_primary, p.id, p.board_id, p.url, p.first_seen_at, p.last_seen_at, p.posted_at, p.closed_at,
      p.closed_reason, p.times_reopened, p.missed_runs
    from job_posting jp
    cross join lateral (select * from posting where id = jp.posting_id offset 0) p
    where jp.job_id = any($1::bigint[])
  ), reader as materialized (
    select id, source, last_success_at from board where id = any(array(select distinct board_id from listed))
  ), provenance as materialized (
    select p.job_id, json_agg(json_build_object('source', b.source,
      'name', (select jsonb_object_agg(id, name) from source) ->> b.source,
      'url', p.url, 'first_seen_at', p.first_seen_at,
      'last_seen_at', case when p.closed_at is null and p.missed_runs = 0
        then greatest(p.last_seen_at, b.last_success_at) else p.last_seen_at end,
      'posted_at', p.posted_at, 'leads', p.is_primary, 'board_id', b.id::text, 'closed_at', p.closed_at, 'closed_reason', p.closed_reason,
      'times_reopened', p.times_reopened) order by p.is_primary desc, p.first_seen_at, p.id) as sources
    from listed p join reader b on b.id = p.board_id
    group by p.job_id
  )
  select j.id, j.slug, j.sample, ${FIELDS}, c.name as "companyName", c.slug as "companySlug",
    c.stated_size as "companyStatedSize", c.employee_strength as "companyEmployeeStrength", c.website as "companyWebsite", c.linkedin as "companyLinkedin",
    l.hash as "logoHash", j.closed_at as "closedAt", j.closed_reason as "closedReason", s.sources
  from asked j
  join employer c on c.id = j.company_id
  left join logo l on l.company_id = j.company_id
  left join provenance s on s.job_id = j.id`;

/** Returns the jobs of these ids as lists show them, in the order of the ids. Leaves out unknown ids. */
export async function jobsByIds(database: { pool: Queryable }, ids: readonly string[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.pool.query<CardRow>(CARDS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, toJob(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toJob(row: CardRow): Job {
  const provenance = provenanceOf({
    first_seen_at: row.firstSeenAt,
    last_seen_at: row.lastSeenAt,
    closed_at: row.closedAt,
    closed_reason: row.closedReason,
    sources: row.sources,
  });
  // A list shows where a job can still be found; a closed job shows where it was.
  const sources = provenance.sources
    .filter((source) => source.closedAt === undefined || row.closedAt !== null)
    .map(({ closedAt: _closedAt, closedWhy: _why, ...source }) => source);
  return {
    id: row.id,
    role: row.title,
    ...plainFields(row),
    ...optionalField("salary", row.salary === null ? null : shortSalary(row.salary)),
    ...optionalField("salaryRange", row.salary),
    ...optionalField("education", row.education === null ? null : educationLabel(row.education)),
    techStack: row.techStack.map((slug) => technologyBySlug(slug)?.name ?? slug),
    industries: namesOfIndustries(row.industries),
    experienceLevel: {
      isEntry: row.levels.includes("entry"),
      isJunior: row.levels.includes("junior"),
      isMidLevel: row.levels.includes("mid"),
      isSenior: row.levels.includes("senior"),
      isLead: row.levels.includes("lead"),
    },
    company: {
      name: row.companyName,
      slug: row.companySlug,
      ...optionalField("logoUrl", logoAddress(row.companySlug, row.logoHash) ?? null),
      ...optionalField(
        "employeeStrength",
        shownEmployees(row.companyStatedSize, row.companyEmployeeStrength ?? row.employeeStrength),
      ),
      ...optionalField("url", row.companyWebsite),
      ...optionalField("linkedin", row.companyLinkedin),
    },
    slug: row.slug,
    postedAt: row.postedAt.toISOString(),
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: provenance.lastSeenAt,
    sources,
    provenance,
    sample: row.sample,
  };
}

/** The fields that a card carries as they are stored, without those that nothing states. */
function plainFields(row: CardRow): Pick<Job, PlainCardFieldName> {
  const stated = PLAIN_CARD_FIELD_NAMES.filter((name) => row[name] !== null).map((name) => [name, row[name]]);
  return Object.fromEntries(stated) as Pick<Job, PlainCardFieldName>;
}
