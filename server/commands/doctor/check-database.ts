import { existsSync } from "node:fs";
import path from "node:path";
import { describeFailure } from "#app/start-error.ts";
import type { CommandContext } from "#server/commands/context.ts";
import type { Database } from "#postgres/database.ts";
import { pendingMigrations } from "#postgres/migrate.ts";
import { serverFacts } from "#postgres/server-version.ts";
import { failed, ok, warning, type Check } from "./check.ts";

const MOST_SKEW_S = 5;

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
  return [
    ok("database", `PostgreSQL ${version} (${where}), ${encoding}`),
    migrationsCheck(await pendingMigrations(database)),
    clockCheck((Date.now() - now.getTime()) / 1000),
  ];
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
