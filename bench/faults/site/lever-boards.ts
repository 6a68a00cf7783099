import { randomUUID } from "node:crypto";
import { sources } from "#sources/registry.ts";
import { startReplayServer } from "#http/replay-server.ts";
import type { Database } from "#postgres/database.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { makeText } from "#test/factories.ts";

/** Invented boards whose truth changes, behind one origin. */
export interface LeverBoards {
  origin: string;
  /** Replaces an opening of every board by another one, and makes the boards due. */
  change(): Promise<void>;
  /** Lets two hours pass for the postings that are missing, so that a second run closes them. */
  passHours(): Promise<void>;
  /** Waits until no board is due, then returns how many open postings differ from the boards. */
  difference(limitMs: number): Promise<number>;
  close(): Promise<void>;
}

const OPENINGS = 20;
/** A posting closes when two runs an hour apart don't list it. */
const AN_HOUR_AGO = "update posting set first_missed_at = first_missed_at - interval '2 hours' where closed_at is null";

/** Starts boards of a company each and adds them to the database, which the product under test reads. */
export async function startLeverBoards(database: Database, boards: number): Promise<LeverBoards> {
  const listed = new Map<string, string[]>();
  for (let board = 0; board < boards; board += 1)
    listed.set(
      `board-${randomUUID()}`,
      Array.from({ length: OPENINGS }, () => randomUUID()),
    );
  const server = await startReplayServer({
    answer(_host, path) {
      const openings = listed.get(decodeURIComponent(path.split("/").at(-1) ?? ""));
      if (openings === undefined) return null;
      return { headers: { "content-type": "application/json" }, body: JSON.stringify(openings.map(leverPosting)) };
    },
  });
  await ensureSources(database, sources.values());
  const added = [...listed.keys()].map((token, at) => ({ source: "lever", token, companyName: `Company ${at}` }));
  await addBoards(database, added, "manual");
  const makeDue = () => database.pool.query("update board set next_run_at = now() where lease_owner is null");

  async function missing(): Promise<number> {
    let count = 0;
    for (const [token, openings] of listed) {
      const { rows } = await database.pool.query<{ id: string }>(
        `select p.external_id as id from posting p join board b on b.id = p.board_id where b.token = $1 and p.closed_at is null`,
        [token],
      );
      const open = new Set(rows.map(({ id }) => id));
      const listedNow = new Set(openings);
      count += openings.filter((id) => !open.has(id)).length + rows.filter(({ id }) => !listedNow.has(id)).length;
    }
    return count;
  }
  return {
    origin: server.origin,
    async change() {
      for (const openings of listed.values()) openings.splice(0, 1, randomUUID());
      await makeDue();
    },
    async passHours() {
      await database.pool.query(AN_HOUR_AGO);
    },
    async difference(limitMs) {
      const until = performance.now() + limitMs;
      let left = await missing();
      while (left > 0 && performance.now() < until) {
        await database.pool.query(AN_HOUR_AGO);
        await makeDue();
        await new Promise((resolve) => setTimeout(resolve, 3000));
        left = await missing();
      }
      return left;
    },
    close: () => server.close(),
  };
}

function leverPosting(id: string): object {
  const name = `Backend Engineer ${id.slice(0, 6)}`;
  return {
    id,
    text: name,
    hostedUrl: `https://jobs.lever.co/board/${id}`,
    categories: { commitment: "Full-time", team: "Engineering", location: "Remote - Germany" },
    workplaceType: "remote",
    createdAt: Date.UTC(2026, 4, 1),
    description: `<div>This is a fully remote position. ${makeText(id, 600)}</div>`,
    lists: [],
    additional: "",
  };
}
