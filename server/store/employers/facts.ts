import { sql } from "kysely";
import type { CompanyFacts, EmployerChangesResponse } from "#contract/schemas/employers/statements.ts";
import type { CompanyFact } from "#contract/values/moderation/correction.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";

/** What a company's jobs carry too, with which of it operators corrected. */
export type FactsOfJobs = Pick<CompanyFacts, "size" | "industries"> & { corrected: CompanyFact[] };

/** Returns the size and the industries that companies state about themselves, or operators of them; companies without either are missing. */
export async function statedFactsOf(
  client: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, FactsOfJobs>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await client.query<FactsOfJobs & { id: string }>(
    `select id, stated_size as size, coalesce(stated_industries, '{}') as industries, corrected_facts as corrected from company
     where id = any($1::bigint[]) and (stated_size is not null or stated_industries is not null)`,
    [companyIds],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Returns which facts of a company operators corrected. */
export async function correctedFactsOf(db: Connection, companyId: string): Promise<CompanyFact[]> {
  const { rows } = await sql<{ corrected: CompanyFact[] }>`
    select corrected_facts as corrected from company where id = ${companyId}`.execute(db);
  return rows[0]?.corrected ?? [];
}

/** Returns what a company states about itself or operators corrected, and what sources say of it. */
export async function companyFacts(
  db: Connection,
  companyId: string,
): Promise<Pick<EmployerChangesResponse["data"], "facts" | "read" | "corrected">> {
  const { rows } = await sql<
    CompanyFacts & {
      corrected: CompanyFact[];
      readEmployees: string | null;
      readIndustries: string[];
      readLinkedin: string | null;
    }
  >`
    select stated_size as size, coalesce(stated_industries, '{}') as industries, stated_linkedin as linkedin,
      employee_strength as read_employees, industries as read_industries, linkedin as read_linkedin,
      corrected_facts as corrected
    from company where id = ${companyId}`.execute(db);
  const { size, industries, linkedin, corrected, readEmployees, readIndustries, readLinkedin } = rows[0]!;
  return {
    facts: { size, industries, linkedin },
    corrected,
    read: { employees: readEmployees, industries: readIndustries, linkedin: readLinkedin },
  };
}
