import type { Database } from "./database.ts";

/** The oldest major version of PostgreSQL that knows everything our SQL uses. */
export const oldestServerVersion = 15;

/** The major version of the server; also proves that it can be reached and logged in to. */
export async function serverVersion(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ number: string }>(
    "select current_setting('server_version_num') as number",
  );
  return Math.floor(Number(rows[0]?.number) / 10_000);
}
