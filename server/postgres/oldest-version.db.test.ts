import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { openModel } from "#test/search/open-model.ts";
import { openings, start, startBoardRuns } from "#test/board-runs.ts";
import { silentLog } from "#test/log.ts";
import { openDatabase } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { oldestServerVersion, serverFacts } from "./server-version.ts";

/** Linux on x64 only: an npm package under an alias, which no other platform installs. */
const OLDEST = { package: "embedded-postgres-15", major: "15", locale: ["--no-locale"] };

function isInstalled(): boolean {
  try {
    import.meta.resolve(OLDEST.package);
    return true;
  } catch {
    process.stderr.write(`SKIPPED: ${OLDEST.package} is not installed, so PostgreSQL 15 is not tested here.\n`);
    return false;
  }
}

test.runIf(isInstalled())("migrates, ingests and searches on the oldest supported PostgreSQL", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-oldest-"));
  chmodSync(folder, 0o755);
  const embedded = await startEmbeddedPostgres(folder, { distribution: OLDEST });
  const database = openDatabase(embedded.url);
  onTestFinished(async () => {
    await database.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  expect(await serverFacts(database)).toMatchObject({ version: oldestServerVersion, encoding: "UTF8" });
  await migrate(database);

  const runs = await startBoardRuns(database);
  const token = await runs.newBoard(openings("one", "two"));
  expect(await runs.run(token, start)).toMatchObject({ outcome: "ok", kept: 2, opened: 2 });

  const model = await openModel({ database, log: silentLog });
  onTestFinished(() => model.close());
  expect(model.query(EVERY_JOB, { counts: true, now: start.getTime() }).total).toBe(2);
});
