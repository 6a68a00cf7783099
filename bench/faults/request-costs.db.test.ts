import { expect, test } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { fillCatalogue, measureCosts, type RequestCost } from "./request-costs.ts";

const [few, many] = [1000, 8000];
/** What a request may read beyond that, such as pages of a table that is sampled. */
const SLACK = 100;

/** What a request may read of a catalogue of any size. */
const MOST_ROWS = 5000;

async function costsAt(jobs: number): Promise<{ url: string; costs: RequestCost[] }> {
  const database = await testDatabase();
  await fillCatalogue(database, jobs);
  return { url: database.url, costs: await measureCosts(database.url) };
}

test("no public endpoint reads more rows of a catalogue that is eight times as large, or more than 5,000", async () => {
  const small = new Map((await costsAt(few)).costs.map((cost) => [cost.route, cost]));
  const { url, costs: large } = await costsAt(many);
  expect(large.length).toBeGreaterThan(10);
  expect(large.filter(({ status }) => status >= 500)).toEqual([]);
  const growing = large
    .map(({ route, rows }) => ({ route, from: small.get(route)?.rows ?? 0, to: rows }))
    .filter(({ from, to }) => to > 1.5 * from + SLACK)
    .map(({ route, from, to }) => `${route}: ${from} rows of ${few} jobs, ${to} of ${many}`);
  expect(growing).toEqual([]);
  // As the database plans by itself: of a table of middle size it would rather read every row than many by their keys.
  const database = openDatabase(url, { max: 1 });
  await database.pool.query(
    "insert into company (slug, name) select 'more-' || n, 'More' from generate_series(1, 4000) n",
  );
  await database.pool.query("analyze company");
  await database.close();
  const over = (await measureCosts(url, { isPlannedAsLarge: false }))
    .filter(({ rows }) => rows > MOST_ROWS)
    .map(({ route, rows }) => `${route}: ${rows} rows`);
  expect(over).toEqual([]);
}, 300_000);
