import type { Eligibility, EmploymentType, Level } from "#contract/job.ts";
import type { Database } from "#store/database.ts";
import type { Queryable } from "#store/transaction.ts";
import { areasOf, excludedAreas } from "#normalise/eligibility.ts";

/** What search keeps of a job. Values are taxonomy slugs; an empty list or null means "not stated". */
export interface SearchDocument {
  id: string;
  title: string;
  summary: string;
  /** The description as plain text. */
  text: string;
  companySlug: string;
  companyName: string;
  roles: string[];
  /** Place slugs as the posting names them (`worldwide`, `europe`, `germany`); empty when unstated. */
  areas: string[];
  excludedAreas: string[];
  levels: Level[];
  employmentType: EmploymentType | null;
  techStack: string[];
  industries: string[];
  companySize: string | null;
  education: string | null;
  /** Milliseconds since 1970. */
  postedAt: number;
  salaryYearlyUsd: number | null;
  open: boolean;
}

interface DocumentRow {
  id: string;
  title: string;
  summary: string;
  text: string;
  company_slug: string;
  company_name: string;
  roles: string[];
  eligibility: Eligibility;
  levels: Level[];
  employment_type: EmploymentType | null;
  tech_stack: string[];
  industries: string[];
  company_size: string | null;
  education: string | null;
  posted_at: Date;
  salary_yearly_usd: number | null;
  open: boolean;
}

const SELECT = `
  select j.id, j.title, j.summary, j.text, c.slug as company_slug, c.name as company_name, j.roles, j.eligibility, j.levels, j.employment_type,
    j.tech_stack, case when j.industries = '{}' then c.industries else j.industries end as industries,
    coalesce(j.company_size, c.size_value) as company_size, j.education, j.posted_at, j.salary_yearly_usd, j.closed_at is null as open
  from job j join company c on c.id = j.company_id`;

const FETCH_ROWS = 2000;

/** Every open job, in one streaming query over one snapshot; memory stays at one batch. */
export async function* streamDocuments(database: Pick<Database, "pool">): AsyncGenerator<SearchDocument> {
  const client = await database.pool.connect();
  let finished = false;
  try {
    await client.query("begin read only");
    await client.query(`declare documents no scroll cursor for ${SELECT} where j.closed_at is null`);
    for (;;) {
      const { rows } = await client.query<DocumentRow>(`fetch ${FETCH_ROWS} from documents`);
      for (const row of rows) yield toDocument(row);
      if (rows.length < FETCH_ROWS) break;
    }
    await client.query("commit");
    finished = true;
  } finally {
    // A reader that stops half-way leaves a transaction open; its connection is closed instead of reused.
    client.release(!finished);
  }
}

/** The documents of these jobs, open or closed; ids without a job are left out. */
export async function documentsByIds(database: { pool: Queryable }, ids: readonly string[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.pool.query<DocumentRow>(`${SELECT} where j.id = any($1::bigint[])`, [ids]);
  return rows.map(toDocument);
}

function toDocument(row: DocumentRow): SearchDocument {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    text: row.text,
    companySlug: row.company_slug,
    companyName: row.company_name,
    roles: row.roles,
    areas: areasOf(row.eligibility),
    excludedAreas: excludedAreas(row.eligibility),
    levels: row.levels,
    employmentType: row.employment_type,
    techStack: row.tech_stack,
    industries: row.industries,
    companySize: row.company_size,
    education: row.education,
    postedAt: row.posted_at.getTime(),
    salaryYearlyUsd: row.salary_yearly_usd,
    open: row.open,
  };
}
