import type { Pool, PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Eligibility } from "#contract/schemas/job.ts";
import type { EligibilityPlaces } from "#contract/values/eligibility.ts";
import type { Zones } from "#contract/values/working-hours.ts";
import { FACET_NAMES, type FilteredFieldName, FILTERS } from "#contract/values/filters.ts";
import { columnOf, JOB_FIELDS, type JobFieldValues } from "#contract/values/job-fields.ts";
import { areasOf, excludedAreas } from "#taxonomy/place-areas.ts";
import { type BinaryRow, readBinaryRows } from "#postgres/binary-rows.ts";

/** What search holds of a job: the fields that filters read, and those below. Values are taxonomy slugs; an empty list or null means "not stated". */
export interface SearchDocument extends Pick<JobFieldValues, FilteredFieldName> {
  id: string;
  title: string;
  summary: string | Uint8Array;
  /** The description as plain text; like the summary as UTF-8 where it comes from the database, because search reads bytes. */
  text: string | Uint8Array;
  companySlug: string;
  companyName: string;
  /** Place slugs as the posting names them (`worldwide`, `europe`, `germany`); empty when unstated. */
  areas: string[];
  excludedAreas: string[];
  /** What decides whether somebody can be hired where they live. */
  eligibility: EligibilityPlaces;
  /** Milliseconds since 1970. */
  postedAt: number;
  salaryYearlyUsd: number | null;
  /** The most that it pays, in US dollars a year; null where nothing says so. */
  salaryTopUsd: number | null;
  /** The time zones that it asks for. */
  timeZones: Zones | null;
  /** Whether a staffing agency posts it for a client. */
  agency: boolean;
  /** Ids of the sources that carry it. */
  sources: string[];
  open: boolean;
}

/** Fields that a company states where the job does not. */
const SQL: Partial<Record<FilteredFieldName, string>> = {
  industries: "case when j.industries = '{}' then c.industries else j.industries end",
  companySize: "coalesce(j.company_size, c.size_value)",
};

/** The fields that filters read, with their SQL and how to read them. */
const FIELDS = FACET_NAMES.flatMap((name) => FILTERS[name].field ?? []).map((name) => ({
  name,
  sql: SQL[name] ?? `j.${columnOf(name)}`,
  read: JOB_FIELDS[name].type.sql === "text[]" ? ("values" as const) : ("valueOrNull" as const),
}));

/** `salary_yearly_usd` is the middle of the range. A salary without a maximum is open upwards. */
const SALARY_TOP = `case when j.salary->>'max' is null then null
      when j.salary->>'min' is null then j.salary_yearly_usd
      else j.salary_yearly_usd * 2 * (j.salary->>'max')::float8
        / nullif((j.salary->>'min')::float8 + (j.salary->>'max')::float8, 0) end`;

/** In the order that `readDocument` reads them. */
const SELECT = `
  select j.id, j.title, j.summary, j.text, c.slug, c.name, (j.eligibility - 'evidence')::text, j.posted_at, j.salary_yearly_usd, ${SALARY_TOP}, j.agency,
    j.sources, j.closed_at is null, ${FIELDS.map(({ sql }) => sql).join(", ")}
  from job j join company c on c.id = j.company_id`;

/**
 * Every open job, in one streaming copy over one snapshot, in batches as they arrive. It may take minutes, so the pool's limit on statements doesn't
 * end it; a connection on which nothing arrives is closed as ever.
 */
export function streamDocuments(database: { pool: Pool }): AsyncGenerator<SearchDocument[]> {
  return withClient(database, async function* (client) {
    await client.query("begin read only");
    await client.query("set local statement_timeout = 0");
    yield* copyDocuments(client, "j.closed_at is null");
    await client.query("commit");
  });
}

/** The documents of these jobs, open or closed; ids without a job are left out. */
export async function documentsByIds(database: { pool: Pool }, ids: readonly string[]): Promise<SearchDocument[]> {
  // A copy takes no parameters.
  if (!ids.every((id) => /^\d{1,18}$/.test(id))) throw new RangeError("a job id is a whole number");
  const documents: SearchDocument[] = [];
  if (ids.length === 0) return documents;
  const where = `j.id = any('{${ids.join(",")}}'::bigint[])`;
  for await (const batch of withClient(database, (client) => copyDocuments(client, where))) documents.push(...batch);
  return documents;
}

function copyDocuments(client: PoolClient, where: string): AsyncGenerator<SearchDocument[]> {
  return readBinaryRows(
    client.query(copyTo(`copy (${SELECT} where ${where}) to stdout (format binary)`)),
    readDocument,
  );
}

async function* withClient<T>(
  { pool }: { pool: Pool },
  read: (client: PoolClient) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const client = await pool.connect();
  let finished = false;
  try {
    yield* read(client);
    finished = true;
  } finally {
    // A reader that stops half-way leaves a copy under way; its connection is closed instead of reused.
    client.release(!finished);
  }
}

function readDocument(row: BinaryRow): SearchDocument {
  const document: Record<string, unknown> & Omit<SearchDocument, FilteredFieldName> = {
    id: String(row.bigint()),
    title: row.text(),
    summary: row.bytes(),
    text: row.bytes(),
    companySlug: row.value(),
    companyName: row.value(),
    ...placesOf(row.text()),
    postedAt: row.time(),
    salaryYearlyUsd: row.doubleOrNull(),
    salaryTopUsd: row.doubleOrNull(),
    agency: row.boolean(),
    sources: row.values(),
    open: row.boolean(),
  };
  for (const { name, read } of FIELDS) document[name] = row[read]();
  return document as unknown as SearchDocument;
}

type DocumentPlaces = Pick<SearchDocument, "areas" | "excludedAreas" | "eligibility" | "timeZones">;

/** Many jobs name the same places, so their meaning is cached. */
const MAX_CACHED_PLACES = 20_000;
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
      timeZones: eligibility.timeZones,
    };
    if (known.size >= MAX_CACHED_PLACES) known.clear();
    known.set(json, places);
  }
  return places;
}
