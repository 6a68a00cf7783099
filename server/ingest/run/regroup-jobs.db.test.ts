import { describe, expect, test } from "vitest";
import { employersLink } from "#dedupe/opening-of-posting.ts";
import { normalise } from "#normalise/pipeline.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import type { Posting } from "#sources/posting.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, findBoard } from "#store/catalogue/boards.ts";
import { upsertPostings } from "#store/catalogue/postings.ts";
import { hours, start, startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { makeText } from "#test/factories.ts";
import { companyMention } from "./company-mention.ts";
import { reconcileJobs } from "./reconcile-jobs.ts";

const database = await testDatabase();
const runs = await startBoardRuns(database);
let boards = 0;

const remote = (seed: string) => `This is a fully remote position. ${makeText(seed, 900)}`;

interface Told {
  source: "lever" | "remotive" | "himalayas";
  company: string;
  title: string;
  body: string;
  url?: string;
}

/** Stores a posting as the run of a board of its own does; returns its id. */
async function arrive({ source, company, title, body, url }: Told): Promise<string> {
  boards += 1;
  const token = source === "lever" ? `own-${boards}` : `feed-${boards}`;
  await addBoards(database, [{ source, token, companyName: null }], "manual");
  const board = await findBoard(database, source, token);
  const link = url ?? `https://${token}.example/jobs`;
  const raw: Posting = { externalId: token, url: link, title, company: { name: company }, body, locations: ["Remote"] };
  const kind = sources.get(source)!.kind;
  const normalised = normalise(raw, { sourceId: source, sourceKind: kind, now: start });
  return inBulkTransaction(database, async (client) => {
    const write = { externalId: token, url: link, link: employersLink(link, source)?.key ?? null, contentHash: "00" };
    const ids = await upsertPostings(
      client,
      board!.id,
      [{ ...write, droppedReason: null, raw, normalised }],
      RULES_VERSION,
      start,
    );
    const postingId = ids.get(token)!;
    const trust = kind === "board" ? ("site" as const) : ("board" as const);
    const mention = companyMention(raw.company, normalised, { boardId: board!.id, trust, sample: false });
    const published = [{ postingId, boardId: board!.id, sourceId: source, raw, normalised, url: link, mention }];
    await reconcileJobs(client, { published, touchedIds: [], sample: false, now: start });
    return postingId;
  });
}

interface StoredJobRow {
  id: string;
  company: string;
  title: string;
  postings: string[];
}

/** The open jobs of these postings, and which of the postings each has. */
async function jobsOf(postingIds: readonly string[]): Promise<StoredJobRow[]> {
  const { rows } = await database.pool.query<StoredJobRow>(
    `select j.id, c.name as company, j.title, array_agg(jp.posting_id::text order by jp.posting_id) as postings
     from job j join company c on c.id = j.company_id join job_posting jp on jp.job_id = j.id
     where jp.posting_id = any($1::bigint[]) and j.closed_at is null group by j.id, c.name order by j.id`,
    [postingIds],
  );
  return rows;
}

const APPLY = "https://jobs.lever.co/orlo/0d1c2b3a-1111-4222-8333-9444555566";

describe("postings with one link", () => {
  const own = (mark: string): Told => ({
    source: "lever",
    company: `Orlo ${mark} Laboratories`,
    title: "Head Gardener",
    body: remote(`garden ${mark}`),
    url: `${APPLY}${mark}`,
  });
  const told = (mark: string): Told => ({
    source: "remotive",
    company: `OL ${mark}`,
    title: "Someone who looks after plants",
    body: "A short text.",
    url: `${APPLY}${mark}/apply?utm_source=remotive`,
  });

  test("are one job whichever comes first, named by the employer, under the first one's id", async () => {
    const after = [await arrive(own("01")), await arrive(told("01"))];
    const expected = { company: "Orlo 01 Laboratories", title: "Head Gardener" };
    expect(await jobsOf(after)).toMatchObject([{ ...expected, postings: after }]);

    const site = await arrive(told("02"));
    const [first] = await jobsOf([site]);
    const before = [site, await arrive(own("02"))];
    expect(await jobsOf(before)).toMatchObject([
      { id: first!.id, company: "Orlo 02 Laboratories", title: "Head Gardener", postings: before },
    ]);
  });

  test("of a job site's own page or of no posting at all join nothing", async () => {
    const page = "https://remotive.com/remote-jobs/gardening/12345";
    const careers = "https://careers.orlo.example/";
    for (const url of [page, careers]) {
      const ids = [
        await arrive({ ...told("03"), company: `One ${url}`, url }),
        await arrive({ ...told("03"), company: `Two ${url}`, title: "Plumber", url }),
      ];
      expect(await jobsOf(ids)).toHaveLength(2);
    }
  });
});

test("groups postings the same whatever order they arrive in", async () => {
  const bodies = { first: remote("first opening"), second: remote("second opening") };
  // Names that don't look alike, so that none is held.
  const companies = "Amber Birch Cobalt Dahlia Walnut Falcon Granite Harbour Indigo Juniper Krypton Lantern".split(" ");
  const told = (company: string, order: number): Record<string, Told> => {
    const base = { company, title: "Fullstack Developer" };
    const link = `${APPLY}${order + 10}`;
    return {
      first: { source: "lever", ...base, body: bodies.first },
      second: { source: "lever", ...base, body: bodies.second, url: link },
      copy: { source: "remotive", ...base, title: "Full-Stack Engineer (Node.js)", body: `${bodies.first} A footer.` },
      teaser: { source: "himalayas", ...base, body: "We build software." },
      linked: {
        source: "himalayas",
        company: `${company} Europe`,
        title: "Web person",
        body: "Apply!",
        url: `${link}?ref=h`,
      },
    };
  };
  const names = Object.keys(told("Any", 0));
  for (const [order, company] of companies.entries()) {
    const postings = told(company, order);
    const arriving = names.toSorted((a, b) => weight(a, order) - weight(b, order));
    const ids = new Map<string, string>();
    for (const name of arriving) ids.set(name, await arrive(postings[name]!));
    const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
    const groups = (await jobsOf([...ids.values()])).map((job) =>
      job.postings
        .map((id) => nameOf.get(id) ?? id)
        .toSorted()
        .join(" "),
    );
    expect(groups.toSorted(), arriving.join(" ")).toEqual(["copy first", "linked second", "teaser"]);
  }
});

/** A fixed number for a name in each order, so that orders differ. */
function weight(name: string, order: number): number {
  return Array.from(`${name}${order}`).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0) * (order + 7)) % 9973,
    order,
  );
}

test("a short text leaves a job whose id others know when a second opening fits it", async () => {
  const base = { company: "Ambiguous Anvils", title: "Smith" };
  const teaser = await arrive({ source: "remotive", ...base, body: "Join us at the forge." });
  const [known] = await jobsOf([teaser]);
  const first = await arrive({ source: "lever", ...base, body: remote("smith one") });
  expect(await jobsOf([teaser, first])).toMatchObject([{ id: known!.id, postings: [teaser, first] }]);
  const second = await arrive({ source: "lever", ...base, body: remote("smith two") });
  const jobs = await jobsOf([teaser, first, second]);
  expect(jobs.map(({ postings }) => postings)).toEqual(expect.arrayContaining([[teaser], [first], [second]]));
  expect(jobs.find(({ postings }) => postings.includes(first))!.id).toBe(known!.id);
});

describe("jobs of older rules", () => {
  const company = { companyName: "Regrouped Ropes" };
  const text = remote("ropes");

  async function agedJob(token: string, titleKey: string): Promise<string> {
    const { rows } = await database.pool.query<{ id: string }>(
      `update job j set title_key = $2 from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
       where jp.job_id = j.id and b.token = $1 returning j.id`,
      [token, titleKey],
    );
    await database.pool.query("update board set rules_version = $2 where token = $1", [token, RULES_VERSION - 1]);
    await database.pool.query(
      "update posting set rules_version = $2 where board_id = (select id from board where token = $1)",
      [token, RULES_VERSION - 1],
    );
    return rows[0]!.id;
  }

  const jobOf = async (token: string) => {
    const { rows } = await database.pool.query<{ id: string; open: boolean; key: string }>(
      `select j.id, j.closed_at is null as open, j.title_key as key from job j join job_posting jp on jp.job_id = j.id
       join posting p on p.id = jp.posting_id join board b on b.id = p.board_id where b.token = $1`,
      [token],
    );
    return rows;
  };

  test("are grouped again when their boards are read under the new ones, and the oldest id stays", async () => {
    const first = await runs.newBoard([{ id: "1", title: "Rope Developer", text: `${text} One.` }], company);
    const second = await runs.newBoard([{ id: "2", title: "Rope Analyst", text: `${text} Two.` }], company);
    await runs.run(first, start);
    await runs.run(second, start);
    // As rules that told Developer from Engineer left it: two jobs under two keys.
    runs.feed.list(second, [{ id: "2", title: "Rope Engineer", text: `${text} Two.` }]);
    await database.pool.query(
      `update posting set raw = jsonb_set(raw, '{title}', '"Rope Engineer"'), facts = jsonb_set(facts, '{title}', '"Rope Engineer"')
       where board_id = (select id from board where token = $1)`,
      [second],
    );
    const [older, newer] = [await agedJob(first, "developer rope"), await agedJob(second, "engineer rope, old")];
    expect(older).not.toBe(newer);
    await runs.run(first, hours(2));
    await runs.run(second, hours(3));
    for (const token of [first, second])
      expect(await jobOf(token)).toEqual([{ id: older, open: true, key: "engineer rope" }]);
    const { rows } = await database.pool.query("select closed_reason from job where id = $1", [newer]);
    expect(rows).toEqual([{ closed_reason: "moved" }]);

    await agedJob(first, "engineer rope");
    await runs.run(first, hours(5));
    expect(await jobOf(first)).toEqual([{ id: older, open: true, key: "engineer rope" }]);
  });

  test("are split where the new ones forbid what was merged", async () => {
    const own = await runs.newBoard([{ id: "1", title: "Knot Engineer (Rust)", text: `${text} Knots.` }], company);
    const other = await runs.newBoard([{ id: "2", title: "Knot Engineer (Haskell)", text: `${text} Knots.` }], company);
    await runs.run(own, start);
    await runs.run(other, start);
    const [kept] = await jobOf(own);
    const [second] = await jobOf(other);
    expect(second!.id).not.toBe(kept!.id);
    await database.pool.query("update job_posting set job_id = $1, is_primary = false where job_id = $2", [
      kept!.id,
      second!.id,
    ]);
    await agedJob(other, "engineer knot");
    await runs.run(other, hours(2));
    expect(await jobOf(own)).toMatchObject([{ id: kept!.id, open: true }]);
    const [split] = await jobOf(other);
    expect(split).toMatchObject({ open: true });
    expect(split!.id).not.toBe(kept!.id);
  });
});
