import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";

// Writes server/postgres/schema/ from a freshly migrated database. With --check it leaves the files alone and fails when one is stale.

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER = "server/postgres/schema";
const NOTE = "// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.\n";

/** The tables of each file, by the start of their names. The first family that matches counts. */
const FAMILIES: [family: string, tables: RegExp][] = [
  ["accounts", /^(?:account|api_key|passkey|erased_account|session|search_setting|rate_limit)/],
  [
    "operations",
    /^(?:accuracy_|outbox_mail|worker|job_report|operator|first_reading|scheduled_task|search_engine|kept_)/,
  ],
  ["referrals", /^referr/],
  ["employers", /^employer_/],
  ["moderation", /^(?:job_correction|moderation_|notice|restriction|site_notice|statement_of_reasons)/],
  ["desk", /^(?:saved_|alert_|guest_|push_|application|seeker_profile|desk_)/],
  ["boards", /^(?:board|held_posting|host_pace|source)/],
  ["catalogue", /^(?:archived_job|company|job|posting)/],
];

/** Where the types come from that columns are made of, by name. */
const IMPORTS: Record<string, string> = {
  Defaulted: "./column-types.ts",
  Int8: "./column-types.ts",
  Json: "./column-types.ts",
  NullableJson: "./column-types.ts",
  ApplicationForm: "#contract/schemas/job-terms.ts",
  AskedLanguage: "#contract/schemas/job-terms.ts",
  Correction: "#contract/values/moderation/correction.ts",
  Bounds: "#contract/schemas/job-terms.ts",
  Disclosure: "#contract/schemas/job-terms.ts",
  ExtraPay: "#contract/schemas/job-terms.ts",
  Eligibility: "#contract/schemas/job.ts",
  JobSnapshot: "#contract/schemas/desk/saved.ts",
  EmploymentType: "#contract/schemas/job.ts",
  Level: "#contract/schemas/job.ts",
  SearchFilters: "#contract/values/desk/saved-search.ts",
  SalaryRange: "#contract/schemas/job.ts",
  FieldValue: "#contract/values/desk/application.ts",
  FrozenPosting: "#contract/values/desk/application.ts",
  ProfileLanguage: "#contract/schemas/desk/profile.ts",
  FieldProfile: "#contract/values/source-health.ts",
  ShapeChange: "#contract/values/source-health.ts",
  RequestState: "#contract/values/referral.ts",
  NormalisedPosting: "#normalise/result.ts",
  Posting: "#sources/posting.ts",
};

const TYPES: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  float8: "number",
  int4: "number",
  int8: "Int8",
  text: "string",
  timestamptz: "Date",
  date: "Date",
  uuid: "string",
  xid8: "string",
};

/** Columns of which we know more than the database can say. */
const KNOWN_TYPES: Record<string, string> = {
  "accuracy_label.value": "NullableJson<unknown>",
  "application.posting": "NullableJson<FrozenPosting>",
  "application_event.fields": "Json<Record<string, FieldValue>>",
  "application_posting_lookup.result": "NullableJson<unknown>",
  "board_lookup.result": "NullableJson<unknown>",
  "employer_change.value": "NullableJson<unknown>",
  "employer_change.before": "NullableJson<unknown>",
  "moderation_event.correction": "NullableJson<Correction>",
  "job_correction.value": "NullableJson<unknown>",
  "company_correction.value": "NullableJson<unknown>",
  "employer_post.draft": "Json<unknown>",
  "employer_post.reading": "NullableJson<unknown>",
  "employer_post.content": "NullableJson<unknown>",
  "employer_post.seen_content": "NullableJson<unknown>",
  "board.read_dropped": "Json<Record<string, number>>",
  "board_run.dropped": "Json<Record<string, number>>",
  "guest_search.filters": "Json<SearchFilters>",
  "job.eligibility": "Json<Eligibility>",
  "job.employment_type": "EmploymentType | null",
  "job.evidence": "Json<Record<string, string>>",
  "job.levels": "Level[]",
  "job.languages_asked": "Json<AskedLanguage[]>",
  "job.salary": "NullableJson<SalaryRange>",
  "job.years_asked": "NullableJson<Bounds>",
  "job.hours_asked": "NullableJson<Bounds>",
  "job.contract_months": "NullableJson<Bounds>",
  "job.travel_percent": "NullableJson<Bounds>",
  "job.on_target_pay": "NullableJson<SalaryRange>",
  "job.application_form": "NullableJson<ApplicationForm>",
  "job.disclosures": "Disclosure[]",
  "job.extra_pay": "ExtraPay[]",
  "posting.facts": "NullableJson<NormalisedPosting>",
  "posting.raw": "NullableJson<Posting>",
  "referral_event.to_state": "RequestState | null",
  "saved_job.snapshot": "Json<JobSnapshot>",
  "saved_search.filters": "Json<SearchFilters>",
  "seeker_profile.languages": "Json<ProfileLanguage[]>",
  "search_setting.settings": "Json<unknown>",
  "source_check.changes": "Json<ShapeChange[]>",
  "source_check.profile": "NullableJson<FieldProfile>",
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  /** A check constraint on this column alone, if there is one that lists its values. */
  check: string | null;
}

async function columnsOf(db: Kysely<never>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as defaulted,
      (select min(pg_get_constraintdef(k.oid)) from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ') as "check"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'schema\\_migration%'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

function columnType(column: Column): string {
  const known = KNOWN_TYPES[`${column.table}.${column.name}`];
  const type = known ?? (checkedValues(column.check) ?? baseType(column)) + (column.nullable ? " | null" : "");
  return column.defaulted ? `Defaulted<${type}>` : type;
}

/** The union of the values that a check constraint allows (`state = ANY (ARRAY['live'::text, …])`). */
function checkedValues(check: string | null): string | null {
  const values = Array.from((check ?? "").matchAll(/'([^']+)'::text/g), ([, value]) => JSON.stringify(value));
  return values.length === 0 ? null : values.join(" | ");
}

function baseType({ table, name, type }: Column): string {
  const scalar = TYPES[type.replace(/^_/, "")];
  if (scalar === undefined)
    throw new Error(`${table}.${name}: no TypeScript type for ${type}; add one to ${import.meta.filename}`);
  return type.startsWith("_") ? `${scalar}[]` : scalar;
}

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const tableType = (name: string): string => `${name[0]?.toUpperCase()}${camelCase(name).slice(1)}Table`;

function familyOf(table: string): string {
  const family = FAMILIES.find(([, tables]) => tables.test(table))?.[0];
  if (family === undefined)
    throw new Error(`${table}: no family of tables; add it to FAMILIES in ${import.meta.filename}`);
  return family;
}

const familyType = (family: string): string => `${family[0]?.toUpperCase()}${family.slice(1)}Tables`;

/** The files of the schema by name: one per family, and one that joins them. */
function schemaFiles(columns: readonly Column[]): Map<string, string> {
  const families = [...Map.groupBy(columns, ({ table }) => familyOf(table))];
  const files = families.map(([family, of]): [string, string] => [`${family}.ts`, familyFile(family, of)]);
  const imports = families.map(([family]) => `import type { ${familyType(family)} } from "./${family}.ts";`);
  const joined = families.map(([family]) => familyType(family)).join(", ");
  const schema = `/** Every table, by name. */\nexport interface Schema extends ${joined} {}\n`;
  return new Map([...files, ["schema.ts", [NOTE, ...imports, "", schema].join("\n")]]);
}

function familyFile(family: string, columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const interfaces = tables.map(([table, of]) => {
    const lines = of.map((column) => `  ${camelCase(column.name)}: ${columnType(column)};`);
    return `interface ${tableType(table)} {\n${lines.join("\n")}\n}\n`;
  });
  const names = tables.map(([table]) => `  ${camelCase(table)}: ${tableType(table)};`);
  const all = `export interface ${familyType(family)} {\n${names.join("\n")}\n}\n`;
  const body = [...interfaces, all].join("\n");
  return [NOTE, ...importsOf(body), "", body].join("\n");
}

function importsOf(body: string): string[] {
  const used = Object.entries(IMPORTS).filter(([name]) => new RegExp(`\\b${name}\\b`).test(body));
  return [...Map.groupBy(used, ([, file]) => file)].map(
    ([file, of]) => `import type { ${of.map(([name]) => name).join(", ")} } from "${file}";`,
  );
}

async function readMigratedSchema(): Promise<Column[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-types-"));
  chmodSync(folder, 0o755);
  const embedded = await startEmbeddedPostgres(folder, { settings: { fsync: "off" } });
  const database = openDatabase(embedded.url, { max: 2 });
  try {
    await migrate(database);
    return await columnsOf(database.db as unknown as Kysely<never>);
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const stale: string[] = [];
for (const [name, text] of schemaFiles(await readMigratedSchema())) {
  const file = path.join(ROOT, FOLDER, name);
  const args = ["--stdin-filepath", file];
  const formatted = execFileSync(path.join(ROOT, "node_modules/.bin/oxfmt"), args, {
    cwd: ROOT,
    encoding: "utf8",
    input: text,
  });
  if (!process.argv.includes("--check")) writeFileSync(file, formatted);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== formatted) stale.push(`${FOLDER}/${name}`);
}
if (stale.length > 0) {
  process.stderr.write(`${stale.join(", ")}: out of date with the migrations. Run npm run db:types.\n`);
  process.exitCode = 1;
}
