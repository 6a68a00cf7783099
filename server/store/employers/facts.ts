import { sql } from "kysely";
import type { CompanyFacts, EmployerChangesResponse } from "#contract/schemas/employers/statements.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";

/** Returns the size and the industries that companies state about themselves; companies that state neither are missing. */
export async function statedFactsOf(
  client: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, Pick<CompanyFacts, "size" | "industries">>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; size: string | null; industries: string[] }>(
    `select id, stated_size as size, coalesce(stated_industries, '{}') as industries from company
     where id = any($1::bigint[]) and (stated_size is not null or stated_industries is not null)`,
    [companyIds],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Returns what a company states about itself, and what sources say of it. */
export async function companyFacts(
  db: Connection,
  companyId: string,
): Promise<Pick<EmployerChangesResponse["data"], "facts" | "read">> {
  const { rows } = await sql<
    CompanyFacts & { readEmployees: string | null; readIndustries: string[]; readLinkedin: string | null }
  >`
    select stated_size as size, coalesce(stated_industries, '{}') as industries, stated_linkedin as linkedin,
      employee_strength as read_employees, industries as read_industries, linkedin as read_linkedin
    from company where id = ${companyId}`.execute(db);
  const { size, industries, linkedin, readEmployees, readIndustries, readLinkedin } = rows[0]!;
  return {
    facts: { size, industries, linkedin },
    read: { employees: readEmployees, industries: readIndustries, linkedin: readLinkedin },
  };
}
