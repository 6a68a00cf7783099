import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { temporaryDataDir } from "#test/processes/product-process.ts";

const FAST = { fsync: "off" };

export interface Replicated {
  primary: Database;
  /** Streams from the primary until it is promoted. */
  replica: Database;
}

/** Starts a migrated database that `prepare` fills, and a replica that streams from it, until the test ends. */
export async function startReplicated(prepare: (database: Database) => Promise<void>): Promise<Replicated> {
  const [primaryDir, replicaDir] = [temporaryDataDir(), temporaryDataDir()];
  const first = await startEmbeddedPostgres(primaryDir, { settings: FAST });
  const preparing = openDatabase(first.url);
  await migrate(preparing);
  await prepare(preparing);
  await preparing.close();
  await first.stop();
  const [from, to] = [path.join(primaryDir, "postgres"), path.join(replicaDir, "postgres")];
  mkdirSync(to);
  ownLike(from, to, statSync(from).mode);
  for (const part of ["data", "secret.json"]) copyOwned(path.join(from, part), path.join(to, part));

  const server = await startEmbeddedPostgres(primaryDir, { settings: FAST });
  const { hostname, port, username, password } = new URL(server.url);
  const signal = path.join(replicaDir, "postgres/data/standby.signal");
  writeFileSync(signal, "");
  ownLike(path.dirname(signal), signal);
  const streaming = await startEmbeddedPostgres(replicaDir, {
    settings: {
      ...FAST,
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
      hot_standby_feedback: "on",
    },
  });
  const primary = openDatabase(server.url, { onError: () => {} });
  const replica = openDatabase(streaming.url, { onError: () => {} });
  onTestFinished(async () => {
    await Promise.all([primary.close(), replica.close()]);
    await streaming.stop();
    await server.stop();
  });
  return { primary, replica };
}

/** Copies a file or folder with its owners: the database runs as another account. */
export function copyOwned(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  const inside = statSync(from).isDirectory() ? readdirSync(from, { recursive: true, encoding: "utf8" }) : [];
  for (const name of ["", ...inside])
    ownLike(path.join(from, name), path.join(to, name), statSync(path.join(from, name)).mode);
}

function ownLike(model: string, file: string, mode?: number): void {
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
  if (mode !== undefined) chmodSync(file, mode);
}
