import path from "node:path";
import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { LONG_LIMITS, type PoolLimits, REQUEST_LIMITS } from "#postgres/pool-limits.ts";
import { oldestServerVersion, serverFacts, type ServerFacts, systemIdentifier } from "#postgres/server-version.ts";
import { secondsSince, type Progress } from "./progress.ts";
import { databaseFailure, StartError } from "./start-error.ts";

export interface RunningDatabase {
  database: Database;
  /** Closes the connections and releases the embedded server, if there is one. */
  stop(): Promise<void>;
}

export interface DatabaseStart {
  config: Config;
  log: Logger;
  progress: Progress;
  applicationName: string;
  /** Of the pool that is returned; those of commands when absent. Migrations have their own. */
  limits?: PoolLimits;
  /** Whether to apply pending migrations; true when absent. */
  isMigrated?: boolean;
}

/** Opens DATABASE_URL or starts the embedded server, and applies pending migrations. */
export async function startDatabase(start: DatabaseStart): Promise<RunningDatabase> {
  const { config, log, progress } = start;
  const embedded = config.databaseUrl ? null : await startEmbedded(start);
  const url = embedded?.url ?? config.databaseUrl ?? "";
  const name = start.applicationName;
  const migrating = openRolePool({ url: config.databaseDirectUrl ?? url, log, name, limits: LONG_LIMITS });
  try {
    if (!embedded) await requireUsable(migrating, progress);
    if (start.isMigrated !== false) await applyMigrations(migrating, progress);
  } catch (error) {
    await migrating.close();
    await embedded?.stop();
    throw error;
  }
  await migrating.close();
  const database = openRolePool({ url, log, name, limits: start.limits ?? LONG_LIMITS });
  return {
    database,
    async stop() {
      await database.close();
      await embedded?.stop();
    },
  };
}

/** Returns where the database is past any pooler: notifications and the task queue need a connection of their own. */
export function directUrl({ config, database }: { config: Config; database: Pick<Database, "url"> }): string {
  return config.databaseDirectUrl ?? database.url;
}

/** Opens DATABASE_READ_URL, from which the site reads its catalogue; null when it isn't set. Throws StartError when it isn't a replica of the database. */
export async function openReplica(
  { config, log, database }: Pick<DatabaseStart, "config" | "log"> & { database: Database },
  progress: Progress,
): Promise<Database | null> {
  const url = config.databaseReadUrl;
  if (url === undefined) return null;
  const replica = openRolePool({ url, log, name: "afield-reading", limits: REQUEST_LIMITS });
  try {
    const [own, read] = await Promise.all([systemIdentifier(database), systemIdentifier(replica)]);
    if (own !== read)
      throw new StartError(
        "DATABASE_READ_URL: this server is no replica of the one at DATABASE_URL. Name a standby that streams from it.",
      );
  } catch (error) {
    await replica.close();
    throw error instanceof StartError ? error : databaseFailure(error, url, "DATABASE_READ_URL");
  }
  progress("database", `reading from ${new URL(url).host}`);
  return replica;
}

async function applyMigrations(database: Database, progress: Progress): Promise<void> {
  const ran = await migrate(database);
  progress("migrations", ran.length === 0 ? "up to date" : `${ran.length} applied (${ran.join(", ")})`);
}

interface RolePool {
  url: string;
  log: Logger;
  /** Shown in pg_stat_activity. */
  name: string;
  limits: PoolLimits;
  max?: number;
}

/** Opens a pool for one kind of work, so that no kind takes the connections of another. */
export function openRolePool({ url, log, name, limits, max }: RolePool): Database {
  return openDatabase(url, {
    applicationName: name,
    limits,
    ...(max !== undefined && { max }),
    onError: (error) => log.warn({ reason: error.message, pool: name }, "a database connection was lost"),
  });
}

async function startEmbedded({ config, log, progress }: DatabaseStart): Promise<EmbeddedPostgres> {
  const began = performance.now();
  if (config.production)
    log.warn("DATABASE_URL is unset: the embedded database is for trying Afield out, not for production");
  const embedded = await startEmbeddedPostgres(config.dataDir, {
    onRestart: (error) => {
      if (error)
        log.error({ err: error }, "the embedded database has stopped and can't be restarted yet; trying again");
      else log.warn("the embedded database had stopped and was restarted");
    },
  });
  const where = path.relative(process.cwd(), embedded.directory);
  const shown = where.startsWith("..") ? embedded.directory : where;
  const how = embedded.joined ? "joined the running one" : `started in ${secondsSince(began)}`;
  progress("database", `embedded PostgreSQL in ${shown}, ${how}`);
  return embedded;
}

async function requireUsable(database: Database, progress: Progress): Promise<void> {
  let facts: ServerFacts;
  try {
    facts = await serverFacts(database);
  } catch (error) {
    throw databaseFailure(error, database.url);
  }
  const refusal = refusalOf(facts, new URL(database.url).pathname.slice(1));
  if (refusal !== null) throw new StartError(`DATABASE_URL: ${refusal}`);
  const { host, pathname } = new URL(database.url);
  progress("database", `PostgreSQL ${facts.version} at ${host}${pathname}`);
}

/** Says why Afield can't use a server or database, and what to do; null when it can. */
export function refusalOf({ version, encoding, isReadOnly }: ServerFacts, name: string): string | null {
  if (version < oldestServerVersion)
    return `PostgreSQL ${oldestServerVersion} or newer is required; this server runs version ${version}.`;
  if (encoding !== "UTF8")
    return `the database ${name} has the encoding ${encoding}; Afield needs UTF8. Create one with: create database ${name} encoding 'UTF8' template template0`;
  if (isReadOnly)
    return `the database ${name} is read-only. Name the primary server, not a standby, and a role without default_transaction_read_only.`;
  return null;
}
