import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { fillCatalogue, measureCosts, ROW_BUDGETS, type RequestCost } from "./request-costs.ts";

const [few, many] = [1000, 8000];
/** What a request may read beyond that, such as pages of a table that is sampled. */
const SLACK = 100;

async function costsAt(jobs: number): Promise<RequestCost[]> {
  const database = await testDatabase();
  await fillCatalogue(database, jobs);
  return await measureCosts(database.url);
}

test("no public endpoint reads more rows of a catalogue that is eight times as large", async () => {
  const small = new Map((await costsAt(few)).map((cost) => [cost.route, cost]));
  const large = await costsAt(many);
  expect(large.length).toBeGreaterThan(10);
  expect(large.filter(({ status }) => status >= 500)).toEqual([]);
  const growing = large
    .map(({ route, rows }) => ({ route, from: small.get(route)?.rows ?? 0, to: rows }))
    .filter(({ route, from, to }) => to > (ROW_BUDGETS[route] ?? 1.5 * from + SLACK))
    .map(({ route, from, to }) => `${route}: ${from} rows of ${few} jobs, ${to} of ${many}`);
  expect(growing).toEqual([]);
}, 300_000);
