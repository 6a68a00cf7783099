import { afterAll, beforeAll, expect, test } from "vitest";
import { hours, openings, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { commandLines } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";
import { companyCommand } from "./company.ts";

const database = await testDatabase();
let boards: BoardRuns;

beforeAll(async () => {
  boards = await startBoardRuns(database);
});
afterAll(() => boards.feed.close());

const run = (...args: string[]) => commandLines(companyCommand, database, args);

async function companiesOf(token: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select distinct c.slug from company c join job j on j.company_id = c.id join job_posting jp on jp.job_id = j.id
     join posting p on p.id = jp.posting_id join board b on b.id = p.board_id where b.token = $1 and j.closed_at is null`,
    [token],
  );
  return rows.map((row) => row.slug);
}

test("a discovered board of an established company's name publishes nothing until an operator releases it", async () => {
  const real = await boards.newBoard(openings("a"), { companyName: "Kestrow Grid" });
  const fake = await boards.newBoard(openings("b"), { companyName: "Kestrow Grid", origin: "discovered" });
  await boards.run(real, start);
  await boards.run(fake, start);
  expect(await companiesOf(fake)).toEqual([]);
  const [line] = await run("held");
  expect(line).toMatch(/^kestrow-grid-[0-9a-f]{8}\tKestrow Grid\tsame-name\tlike kestrow-grid\t–\t1 postings$/);
  const slug = line!.split("\t")[0]!;
  expect(await run("release", slug, "--same-as", "nobody", "--operator", "mo")).toEqual([
    'There is no company "nobody".',
  ]);
  expect(await run("release", slug, "--operator", "mo")).toEqual([
    `The jobs of ${slug} appear after the next run of its board.`,
  ]);
  await boards.run(fake, hours(1));
  expect(await companiesOf(fake)).toEqual([slug]);
  expect(await run("held")).toEqual(["No company is held."]);
  expect(await run("release", slug, "--operator", "mo")).toEqual([
    `No held company is called "${slug}". "company held" lists them.`,
  ]);
});

test("an operator can say that a held board is the company's own", async () => {
  const real = await boards.newBoard(openings("a"), { companyName: "Lanternfish" });
  const second = await boards.newBoard(openings("b"), { companyName: "Lanternfish", origin: "discovered" });
  await boards.run(real, start);
  await boards.run(second, start);
  const slug = (await run("held"))[0]!.split("\t")[0]!;
  await run("release", slug, "--same-as", "lanternfish", "--operator", "mo");
  await boards.run(second, hours(1));
  expect(await companiesOf(second)).toEqual(["lanternfish"]);
});

test("a board that becomes foreign loses the jobs it had", async () => {
  const first = await boards.newBoard(openings("b"), { companyName: "Heron Freight", origin: "discovered" });
  await boards.run(first, start);
  expect(await companiesOf(first)).toEqual(["heron-freight"]);
  const real = await boards.newBoard(openings("a"), { companyName: "Heron Freight" });
  await boards.run(real, start);
  boards.feed.list(first, openings("b", "c"));
  await database.pool.query("update posting set rules_version = 0");
  await boards.run(first, hours(1));
  expect(await companiesOf(first)).toEqual([]);
});
