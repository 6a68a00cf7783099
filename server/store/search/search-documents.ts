import type { Pool } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Eligibility, EmploymentType, Level } from "#contract/schemas/job.ts";
import type { EligibilityPlaces } from "#contract/values/eligibility.ts";
import { areasOf, excludedAreas } from "#normalise/place/eligibility.ts";
import { type BinaryRow, readBinaryRows } from "#postgres/binary-rows.ts";

/** What search keeps of a job. Values are taxonomy slugs; an empty list or null means "not stated". */
export interface SearchDocument {
  id: string;
  title: string;
  summary: string | Uint8Array;
  /** The description as plain text; like the summary as UTF-8 where it comes from the database, because search reads bytes. */
  text: string | Uint8Array;
  companySlug: string;
  companyName: string;
  roles: string[];
  /** Place slugs as the posting names them (`worldwide`, `europe`, `germany`); empty when unstated. */
  areas: string[];
  excludedAreas: string[];
  /** What decides whether somebody can be hired where they live. */
  eligibility: EligibilityPlaces;
  levels: Level[];
  employmentType: EmploymentType | null;
  techStack: string[];
  industries: string[];
  companySize: string | null;
  education: string | null;
  /** Milliseconds since 1970. */
  postedAt: number;
  salaryYearlyUsd: number | null;
  /** Whether a staffing agency posts it for a client. */
  agency: boolean;
  /** Ids of the sources that carry it. */
  sources: string[];
  open: boolean;
}

/** In the order that `readDocument` reads them. */
const SELECT = `
  select j.id, j.title, j.summary, j.text, c.slug, c.name, j.roles, (j.eligibility - 'evidence')::text, j.levels, j.employment_type,
    j.tech_stack, case when j.industries = '{}' then c.industries else j.industries end, coalesce(j.company_size, c.size_value),
    j.education, j.posted_at, j.salary_yearly_usd, j.agency, j.sources, j.closed_at is null
  from job j join company c on c.id = j.company_id`;

/** Every open job, in one streaming copy over one snapshot, in batches as they arrive. */
export function streamDocuments(database: { pool: Pool }): AsyncGenerator<SearchDocument[]> {
  return copyDocuments(database, "j.closed_at is null");
}

/** The documents of these jobs, open or closed; ids without a job are left out. */
export async function documentsByIds(database: { pool: Pool }, ids: readonly string[]): Promise<SearchDocument[]> {
  // A copy takes no parameters.
  if (!ids.every((id) => /^\d{1,18}$/.test(id))) throw new RangeError("a job id is a whole number");
  const documents: SearchDocument[] = [];
  if (ids.length === 0) return documents;
  for await (const batch of copyDocuments(database, `j.id = any('{${ids.join(",")}}'::bigint[])`))
    documents.push(...batch);
  return documents;
}

async function* copyDocuments({ pool }: { pool: Pool }, where: string): AsyncGenerator<SearchDocument[]> {
  const client = await pool.connect();
  let finished = false;
  try {
    const stream = client.query(copyTo(`copy (${SELECT} where ${where}) to stdout (format binary)`));
    yield* readBinaryRows(stream, readDocument);
    finished = true;
  } finally {
    // A reader that stops half-way leaves a copy under way; its connection is closed instead of reused.
    client.release(!finished);
  }
}

function readDocument(row: BinaryRow): SearchDocument {
  return {
    id: String(row.bigint()),
    title: row.text(),
    summary: row.bytes(),
    text: row.bytes(),
    companySlug: row.value(),
    companyName: row.value(),
    roles: row.values(),
    ...placesOf(row.text()),
    levels: row.values() as Level[],
    employmentType: row.valueOrNull() as EmploymentType | null,
    techStack: row.values(),
    industries: row.values(),
    companySize: row.valueOrNull(),
    education: row.valueOrNull(),
    postedAt: row.time(),
    salaryYearlyUsd: row.doubleOrNull(),
    agency: row.boolean(),
    sources: row.values(),
    open: row.boolean(),
  };
}

type DocumentPlaces = Pick<SearchDocument, "areas" | "excludedAreas" | "eligibility">;

/** Many jobs name the same places: what the last thousands of different ones mean is kept. */
const KEPT_PLACES = 20_000;
const known = new Map<string, DocumentPlaces>();

function placesOf(json: string): DocumentPlaces {
  let places = known.get(json);
  if (places === undefined) {
    const eligibility = { ...(JSON.parse(json) as Omit<Eligibility, "evidence">), evidence: "" };
    const { scope, countries, regions, states, excluded } = eligibility;
    places = {
      areas: areasOf(eligibility),
      excludedAreas: excludedAreas(eligibility),
      eligibility: { scope, countries, regions, states, excluded },
    };
    if (known.size >= KEPT_PLACES) known.clear();
    known.set(json, places);
  }
  return places;
}
