import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { readConfig } from "./config.ts";
import { createTerminal } from "./terminal.ts";
import { startWebRole } from "./web-role.ts";

const database = await testDatabase();

async function connections(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name in ('afield-search', 'afield-listen', 'afield-alerts')`,
  );
  return rows.map(({ name }) => name);
}

test("a site that fails to start, because the database goes away, leaves nothing that keeps its process alive", async () => {
  const lost = openDatabase(database.url);
  onTestFinished(() => lost.close());
  vi.spyOn(lost.pool, "query").mockImplementation(async () => {
    await expect.poll(connections, { timeout: 10_000 }).toContain("afield-search");
    throw new Error("Connection terminated unexpectedly");
  });
  const starting = startWebRole({
    config: readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" }),
    dev: false,
    log: silentLog,
    database: lost,
    progress: () => {},
    terminal: createTerminal({ write: () => true }),
    end: () => {},
  });
  await expect(starting).rejects.toThrow("Connection terminated unexpectedly");
  await expect.poll(connections, { timeout: 10_000 }).toEqual([]);
});
