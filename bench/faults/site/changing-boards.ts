import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { makeText } from "#test/factories.ts";
import { feedBody, type FeedOpening } from "#test/feed.ts";

/** Invented boards whose truth we know at each moment. */
export interface ChangingBoards {
  origin: string;
  tokens: readonly string[];
  /** Rewrites, removes and adds some openings of each board. */
  change(): void;
  close(): Promise<void>;
  /** Reads every board until the database must agree, and returns how it differs from what the boards list. */
  compare(database: Database): Promise<BoardFaults>;
  /** As `compare`, without reading any board first. */
  faults(database: Database): Promise<BoardFaults>;
}

/** How the stored postings and jobs differ from the truth. */
export interface BoardFaults {
  /** Postings that the boards list, in all. */
  listed: number;
  lost: number;
  extra: number;
  doubled: number;
  /** Open postings with a title that the board no longer lists. */
  old: number;
  /** Open jobs without an open posting, and open postings without an open job. */
  orphaned: number;
}

interface Listed {
  id: string;
  version: number;
}

const DRAIN_LIMIT_MS = 300_000;
const CHANGED_SHARE = 0.06;

/** Starts `boards` boards of `openings` openings on loopback and adds them to the database. */
export async function startChangingBoards(
  database: Database,
  { boards, openings, random }: { boards: number; openings: number; random: () => number },
): Promise<ChangingBoards> {
  const lists = new Map<string, Listed[]>();
  for (let board = 0; board < boards; board += 1)
    lists.set(
      `changing-${board}`,
      Array.from({ length: openings }, (_, at) => ({ id: `${board}-${at}`, version: 0 })),
    );
  const tokens = [...lists.keys()];
  let added = 0;
  const server = await startReplayServer({
    answer(host, path) {
      const list = host === "api.lever.co" ? lists.get(path.split("/").at(-1) ?? "") : undefined;
      return list ? { headers: { "content-type": "application/json" }, body: feedBody(list.map(openingOf)) } : null;
    },
  });
  await ensureSources(database, sources.values());
  await addBoards(
    database,
    tokens.map((token) => ({ source: "lever", token, companyName: `Company ${token}` })),
    "manual",
  );
  return {
    origin: server.origin,
    tokens,
    close: () => server.close(),
    change() {
      for (const [token, list] of lists) {
        const pick = () => Math.floor(random() * list.length);
        for (let count = Math.ceil(list.length * CHANGED_SHARE); count > 0; count -= 1) list[pick()]!.version += 1;
        list.splice(pick(), 1);
        list.push({ id: `${token}-added-${(added += 1)}`, version: 0 });
      }
    },
    faults: (database) => faultsOf(database, lists),
    async compare(database) {
      await drain(database);
      // A posting closes on a second look an hour after the first that missed it.
      await database.pool.query(
        "update posting set first_missed_at = first_missed_at - interval '2 hours' where missed_runs > 0",
      );
      await drain(database);
      return faultsOf(database, lists);
    },
  };
}

const titleOf = ({ id, version }: Listed) => `Engineer ${id} version ${version}`;

function openingOf(listed: Listed): FeedOpening {
  const title = titleOf(listed);
  return { id: listed.id, title, text: `This is a fully remote position. ${makeText(title, 900)}` };
}

/** Makes every board due, as if the leases of killed workers had run out, and waits until all are read. */
export async function drain(database: Database): Promise<void> {
  await makeDue(database);
  const until = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < until) {
    const { rows } = await database.pool.query(
      "select from board where lease_owner is not null or next_run_at <= now() limit 1",
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the boards were not read in time");
}

/** Makes every board due and frees what a killed worker held, which otherwise takes half a minute. */
export async function makeDue(database: Database): Promise<void> {
  await freeLeases(database);
  await database.pool.query("update board set next_run_at = now(), etag = null, payload_hash = null");
}

/** Frees the boards and hosts that a killed worker held. */
export async function freeLeases({ pool }: Database): Promise<void> {
  await pool.query("update host_pace set holder = null, lease_until = null");
  await pool.query("update board set lease_owner = null, lease_until = null");
}

/** Makes those boards due that nobody reads now. */
export async function makeIdleDue({ pool }: Database): Promise<void> {
  await pool.query("update board set next_run_at = now(), etag = null, payload_hash = null where lease_owner is null");
}

async function faultsOf(database: Database, lists: ReadonlyMap<string, readonly Listed[]>): Promise<BoardFaults> {
  const { rows } = await database.pool.query<{ token: string; id: string; title: string; jobs: number }>(
    `select b.token, p.external_id as id, p.raw->>'title' as title,
       (select count(*)::int from job_posting jp join job j on j.id = jp.job_id where jp.posting_id = p.id and j.closed_at is null) as jobs
     from posting p join board b on b.id = p.board_id where p.closed_at is null and p.dropped_reason is null`,
  );
  const truth = new Map(
    [...lists].flatMap(([token, list]) => list.map((each) => [`${token}\n${each.id}`, titleOf(each)])),
  );
  const stored = Map.groupBy(rows, ({ token, id }) => `${token}\n${id}`);
  const { rows: orphans } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from job j where j.closed_at is null and exists (select from job_posting jp where jp.job_id = j.id)
       and not exists (select from job_posting jp join posting p on p.id = jp.posting_id where jp.job_id = j.id and p.closed_at is null)`,
  );
  const { rows: twice } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from (select jp.job_id from job_posting jp join posting p on p.id = jp.posting_id
       where p.closed_at is null group by 1 having count(*) > 1) jobs`,
  );
  return {
    listed: truth.size,
    lost: [...truth.keys()].filter((key) => !stored.has(key)).length,
    extra: [...stored.keys()].filter((key) => !truth.has(key)).length,
    doubled: [...stored.values()].filter((each) => each.length > 1).length + twice[0]!.count,
    old: [...stored].filter(([key, each]) => truth.has(key) && each.some(({ title }) => title !== truth.get(key)))
      .length,
    orphaned: orphans[0]!.count + rows.filter(({ jobs }) => jobs !== 1).length,
  };
}
