import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";

// Writes server/postgres/schema.ts from a freshly migrated database. With --check it leaves the file alone and fails when it is stale.

const ROOT = path.resolve(import.meta.dirname, "..");
const FILE = path.join(ROOT, "server/postgres/schema.ts");

const HEADER = `// Generated from migrations/ by \`npm run db:types\`. Do not edit: add a migration and run it again.

import type { ColumnType } from "kysely";
import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";

/** May be left out of an insert: the column has a default. */
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Read as text: JavaScript numbers can't hold every value. */
type Int8 = ColumnType<string, string | number, string | number>;
`;

const TYPES: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  float8: "number",
  int4: "number",
  int8: "Int8",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
  xid8: "string",
};

/** Columns of which we know more than the database can say. */
const KNOWN_TYPES: Record<string, string> = {
  "board_run.dropped": "Json<Record<string, number>>",
  "job.eligibility": "Json<Eligibility>",
  "job.employment_type": "EmploymentType | null",
  "job.evidence": "Json<Record<string, string>>",
  "job.levels": "Level[]",
  "job.salary": "NullableJson<SalaryRange>",
  "posting.facts": "NullableJson<NormalisedPosting>",
  "posting.raw": "NullableJson<Posting>",
  "referral_event.to_state": "RequestState | null",
  "search_setting.settings": "Json<unknown>",
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

function schemaFile(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, of]) => {
    const lines = of.map((column) => `  ${camelCase(column.name)}: ${columnType(column)};`);
    return `interface ${tableType(table)} {\n${lines.join("\n")}\n}\n`;
  });
  const names = [...tables.keys()].map((table) => `  ${camelCase(table)}: ${tableType(table)};`);
  const schema = `/** Every table, by name. */\nexport interface Schema {\n${names.join("\n")}\n}\n`;
  return [HEADER, ...interfaces, schema].join("\n");
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

const types = execFileSync(path.join(ROOT, "node_modules/.bin/oxfmt"), ["--stdin-filepath", FILE], {
  cwd: ROOT,
  encoding: "utf8",
  input: schemaFile(await readMigratedSchema()),
});
if (!process.argv.includes("--check")) writeFileSync(FILE, types);
else if (readFileSync(FILE, "utf8") !== types) {
  process.stderr.write("server/postgres/schema.ts does not match the migrations. Run npm run db:types.\n");
  process.exitCode = 1;
}
