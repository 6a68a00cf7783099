import { beforeAll, describe, expect, test } from "vitest";
import { documentsByIds, streamDocuments } from "#store/search/search-documents.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import type { Database } from "#postgres/database.ts";
import { Job } from "#contract/schemas/job.ts";
import { hours, openings, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { makeText } from "#test/factories.ts";

let database: Database;
let runs: BoardRuns;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

const remote = (seed: string) => `This is a fully remote position. ${makeText(seed)}`;

async function jobsOf(
  ...tokens: string[]
): Promise<{ id: string; postings: number; open: boolean; url: string; title: string }[]> {
  const { rows } = await database.pool.query<{
    id: string;
    postings: number;
    open: boolean;
    url: string;
    title: string;
  }>(
    `select j.id, j.url, j.title, count(*)::int as postings, j.closed_at is null as open
     from job j join job_posting jp on jp.job_id = j.id join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
     where b.token = any($1) group by j.id order by j.id`,
    [tokens],
  );
  return rows;
}

describe("one opening on two boards of a company", () => {
  test("is one job with two sources, which closes with the last of them", async () => {
    const company = { companyName: "Northlight Systems" };
    const shared = { title: "Data Engineer", text: remote("data engineer") };
    const first = await runs.newBoard(
      [{ id: "1", ...shared, url: "https://jobs.lever.co/first/1" }, ...openings("x", "y")],
      company,
    );
    const second = await runs.newBoard(
      [{ id: "9", ...shared, text: `${shared.text} And a footer.` }, ...openings("v", "w")],
      { companyName: "Northlight Systems Inc." },
    );
    await runs.run(first, start);
    await runs.run(second, hours(1));
    const job = (await jobsOf(first, second)).find((each) => each.title === "Data Engineer")!;
    expect(job).toMatchObject({ postings: 2, open: true, url: "https://jobs.lever.co/first/1" });

    const [card] = await jobsByIds(database, [job.id]);
    expect(Job.parse(card)).toMatchObject({
      role: "Data Engineer",
      company: { name: "Northlight Systems", slug: "northlight-systems" },
      sample: false,
    });
    expect(card!.sources.map((source) => [source.source, source.leads])).toEqual([
      ["lever", true],
      ["lever", false],
    ]);

    runs.feed.list(first, openings("x", "y"));
    await runs.run(first, hours(3));
    await runs.run(first, hours(5));
    const led = (await jobsOf(second)).find((each) => each.title === "Data Engineer");
    expect(led).toMatchObject({ id: job.id, open: true, url: "https://jobs.lever.co/board/9" });

    runs.feed.list(second, openings("v", "w"));
    await runs.run(second, hours(6));
    await runs.run(second, hours(8));
    expect((await jobsOf(second)).find((each) => each.id === job.id)).toMatchObject({ open: false });
    expect((await documentsByIds(database, [job.id]))[0]).toMatchObject({
      id: job.id,
      open: false,
      companySlug: "northlight-systems",
    });
  });

  test("is two jobs if the texts or the companies differ", async () => {
    const one = await runs.newBoard([{ id: "1", title: "Data Engineer", text: remote("one") }], {
      companyName: "Twinfold",
    });
    const two = await runs.newBoard([{ id: "2", title: "Data Engineer", text: remote("two") }], {
      companyName: "Twinfold",
    });
    const three = await runs.newBoard([{ id: "3", title: "Data Engineer", text: remote("one") }], {
      companyName: "Otherfold",
    });
    for (const token of [one, two, three]) await runs.run(token, start);
    expect(await jobsOf(one, two, three)).toHaveLength(3);
  });
});

test("one opening listed once per city is one job", async () => {
  const text = remote("once per city");
  const token = await runs.newBoard(
    ["Remote - Berlin", "Remote - Munich", "Remote - Hamburg"].map((location, at) => ({
      id: String(at),
      title: "Support Engineer",
      text,
      location,
    })),
  );
  expect(await runs.run(token, start)).toMatchObject({ kept: 3, opened: 3 });
  expect(await jobsOf(token)).toMatchObject([{ postings: 3 }]);
});

test("simultaneous runs of two boards of a company do not create the same job twice", async () => {
  const shared = { title: "Platform Engineer", text: remote("platform") };
  const tokens = await Promise.all(
    Array.from({ length: 6 }, () => runs.newBoard([{ id: "1", ...shared }], { companyName: "Sametime" })),
  );
  await Promise.all(tokens.map((token) => runs.run(token, start)));
  expect(await jobsOf(...tokens)).toMatchObject([{ postings: 6 }]);
  const { rows } = await database.pool.query("select from company where name = 'Sametime'");
  expect(rows).toHaveLength(1);
});

test("streams every open job once as a search document", async () => {
  const token = await runs.newBoard(openings("s1", "s2"));
  await runs.run(token, start);
  const ids: string[] = [];
  for await (const batch of streamDocuments(database)) ids.push(...batch.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const { rows } = await database.pool.query<{ id: string }>("select id from job where closed_at is null");
  expect(ids.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
});

test("stores a text with characters that Postgres rejects, and rejects an id too long for an index", async () => {
  const odd = { title: "Odd\u0000 Engineer \ud800", text: `${remote("odd")} \\u0000 \u0000` };
  const name = { companyName: `Odd \u0000 ${"long ".repeat(3000)}` };
  const readable = await runs.newBoard([{ id: "nul", ...odd }], name);
  expect(await runs.run(readable, start)).toMatchObject({ outcome: "ok", kept: 1 });
  const unreadable = await runs.newBoard([{ id: "ok" }, { id: `y${"z".repeat(5000)}` }, { id: "a\u0000b" }]);
  const dropped = { "wrong-shape": 1 };
  expect(await runs.run(unreadable, start)).toMatchObject({ outcome: "changed-shape", seen: 3, kept: 2, dropped });
});
