import { sql } from "kysely";
import type { CompanyFact } from "#contract/values/moderation/correction.ts";
import type { Connection } from "#postgres/connection.ts";

const TEXT_SHOWN = 4000;

/** A job as an operator sees it, with what it comes from. */
export interface JobSubject {
  slug: string;
  title: string;
  text: string;
  url: string;
  companyId: string;
  company: string;
  companyUrl: string | null;
  closedAt: Date | null;
  firstSeenAt: Date;
  sources: string[];
}

export async function jobSubject(db: Connection, id: string): Promise<JobSubject | null> {
  const { rows } = await sql<JobSubject>`
    select j.slug, j.title, left(j.text, ${TEXT_SHOWN}) as text, j.url, j.company_id, c.name as company, c.website as company_url,
      j.closed_at, j.first_seen_at, j.sources
    from job j join company c on c.id = j.company_id where j.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface CompanySubject {
  slug: string;
  name: string;
  url: string | null;
  openJobs: number;
  /** As the site shows it. */
  statedSize: string | null;
  employees: string | null;
  industries: string[];
  linkedin: string | null;
  logo: string | null;
  corrected: CompanyFact[];
}

export async function companySubject(db: Connection, id: string): Promise<CompanySubject | null> {
  const { rows } = await sql<CompanySubject>`
    select c.slug, c.name, c.website as url, c.stated_size, c.employee_strength as employees,
      coalesce(c.stated_industries, c.industries) as industries, coalesce(c.stated_linkedin, c.linkedin) as linkedin,
      c.logo_source_url as logo, c.corrected_facts as corrected, coalesce((select sum(k.open_jobs)::int from kept_company k where k.company_id = c.id), 0) as open_jobs
    from company c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface BoardSubject {
  source: string;
  token: string;
  foundAt: string | null;
  state: string;
}

export async function boardSubject(db: Connection, id: string): Promise<BoardSubject | null> {
  const { rows } = await sql<BoardSubject>`
    select source, token, discovered_from as found_at, state from board where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the latest messages of a referral, oldest first. */
export async function messagesOfReferral(
  db: Connection,
  requestId: string,
  limit: number,
): Promise<{ authorRole: string; body: string; createdAt: Date }[]> {
  const { rows } = await sql<{ authorRole: string; body: string; createdAt: Date }>`
    select author_role, body, created_at from referral_message where request_id = ${requestId}
    order by created_at desc limit ${limit}`.execute(db);
  return rows.toReversed();
}
