import { existsSync } from "node:fs";
import path from "node:path";
import { describeFailure } from "#app/start-error.ts";
import type { CommandContext } from "#server/commands/context.ts";
import type { Database } from "#postgres/database.ts";
import { pendingMigrations } from "#postgres/migrate.ts";
import { databaseRights, type DatabaseRights, serverFacts } from "#postgres/server-version.ts";
import { type Backlog, readBacklog } from "#store/operations/backlog.ts";
import { failed, ok, warning, type Check } from "./check.ts";

const MOST_SKEW_S = 5;
const MINUTE_S = 60;
/** How long due work may wait, in seconds; the alerts in deploy/prometheus use the same. */
const PATIENCE_S = { boards: 6 * 60 * MINUTE_S, mails: 15 * MINUTE_S, tasks: 15 * MINUTE_S, alerts: 15 * MINUTE_S };

/** Checks the database as a start would, without migrating it, and the clocks of both. Creates no embedded database. */
export async function checkDatabase(context: CommandContext): Promise<Check[]> {
  const { databaseUrl, dataDir } = context.config();
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, "postgres")))
    return [ok("database", "embedded PostgreSQL, which the first start creates")];
  let database: Database;
  try {
    database = await context.unmigratedDatabase();
  } catch (error) {
    return [failed("database", describeFailure(error), "Mend this first; Afield can't start without a database.")];
  }
  const { version, encoding, now } = await serverFacts(database);
  const where = databaseUrl === undefined ? "embedded" : new URL(databaseUrl).host;
  const rights = await databaseRights(database);
  const pending = await pendingMigrations(database);
  return [
    ok("database", `PostgreSQL ${version} (${where}), ${encoding}; needs no extension`),
    rightsCheck(rights),
    collationCheck(rights),
    migrationsCheck(pending),
    clockCheck((Date.now() - now.getTime()) / 1000),
    ...(pending.length === 0 ? [backlogCheck(await readBacklog(database))] : []),
  ];
}

/** Judges what the database's role may do. */
export function rightsCheck({ role, mayCreateTables, mayCreateSchemas }: DatabaseRights): Check {
  const missing = [...(mayCreateTables ? [] : ["tables"]), ...(mayCreateSchemas ? [] : ["schemas"])];
  if (missing.length === 0) return ok("rights", `${role} may create tables and schemas`);
  const next = `Let it own the database: alter database … owner to ${role}.`;
  return failed("rights", `${role} may not create ${missing.join(" and ")}`, next);
}

/** Judges whether texts are ordered as they were when the indexes were built. */
export function collationCheck({ collation, isCollationOutdated }: DatabaseRights): Check {
  if (!isCollationOutdated) return ok("collation", collation);
  const next =
    "Run reindex database, then alter database … refresh collation version; until then, rows may not be found.";
  return warning("collation", `${collation} has changed since the indexes were built`, next);
}

/** Judges how long due work has waited. */
export function backlogCheck({ boardS, mailS, taskS, alertS }: Backlog): Check {
  const waiting = { boards: boardS, mails: mailS, tasks: taskS, alerts: alertS };
  const late = (["boards", "mails", "tasks", "alerts"] as const).filter((work) => waiting[work] > PATIENCE_S[work]);
  if (late.length === 0) return ok("backlog", "nothing due has waited for long");
  const said = late.map((work) => `${work} due for ${Math.round(waiting[work] / MINUTE_S)} minutes`).join(", ");
  return warning("backlog", said, "Start a worker, or another one; its log and afield status say what fails.");
}

function migrationsCheck(pending: readonly string[]): Check {
  if (pending.length === 0) return ok("migrations", "up to date");
  const next = "The next start applies them, or now: afield migrate. Make a backup first.";
  return warning("migrations", `${pending.length} to apply`, next);
}

/** Judges by how many seconds this machine's clock is ahead of the database's. */
export function clockCheck(skewS: number): Check {
  if (Math.abs(skewS) <= MOST_SKEW_S) return ok("clock", "agrees with the database's");
  const said = `${Math.round(Math.abs(skewS))} s ${skewS > 0 ? "ahead of" : "behind"} the database's`;
  return warning("clock", said, "Let both machines set their clocks by NTP (timedatectl set-ntp true).");
}
