import type { Database } from "./database.ts";

/** The oldest supported major version of PostgreSQL, as docs/operations.md states. */
export const oldestServerVersion = 15;

/** Returns the major version of the server. Throws when the server is unreachable or rejects the login. */
export async function serverVersion(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ number: string }>(
    "select current_setting('server_version_num') as number",
  );
  return Math.floor(Number(rows[0]?.number) / 10_000);
}
