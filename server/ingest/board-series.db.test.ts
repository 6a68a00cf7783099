import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const file = sharedPath("datasets", "board_series_2026-08.tsv");

/** Parses `20260808T1957`. */
function moment(captured: string): Date {
  return new Date(captured.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:00Z"));
}

/** The oracle: the rule in its plainest form, missing from two polls at least an hour apart. */
class Oracle {
  readonly open = new Set<string>();
  readonly known = new Set<string>();
  private readonly missedSince = new Map<string, Date>();
  reopened = 0;

  poll(listed: ReadonlySet<string>, at: Date): void {
    for (const id of listed) {
      this.missedSince.delete(id);
      if (this.known.has(id) && !this.open.has(id)) this.reopened += 1;
      this.known.add(id);
      this.open.add(id);
    }
    for (const id of this.open) {
      if (listed.has(id)) continue;
      const since = this.missedSince.get(id);
      if (since === undefined) this.missedSince.set(id, at);
      else if (at.getTime() - since.getTime() >= 3_600_000) this.open.delete(id);
    }
  }
}

interface Listing {
  ats: string;
  board: string;
  captured: string;
  job_id: string;
  title: string;
}

/** Polls of boards, run through the whole pipeline and checked against the oracle after each. Returns how many jobs reopened. */
async function expectOracleAgrees(rows: readonly Listing[]): Promise<number> {
  const runs = await startBoardRuns(await testDatabase());
  let reopened = 0;
  let due = 0;
  for (const [board, ofBoard] of Map.groupBy(rows, (row) => `${row.ats}:${row.board}`)) {
    const token = await runs.newBoard([], { companyName: board });
    const oracle = new Oracle();
    for (const [captured, listed] of [...Map.groupBy(ofBoard, (row) => row.captured)].toSorted(([a], [b]) =>
      a.localeCompare(b),
    )) {
      const ids = new Set(listed.map((row) => row.job_id));
      runs.feed.list(
        token,
        [...new Map(listed.map((row) => [row.job_id, row])).values()].map((row) => ({
          id: row.job_id,
          title: row.title,
          text: `This is a fully remote position. ${row.job_id}`,
        })),
      );
      const report = await runs.run(token, moment(captured));
      expect(report.outcome, `${board} ${captured}`).toMatch(/^(ok|unchanged)$/);
      oracle.poll(ids, moment(captured));
      reopened += report.reopened;
      expect((await runs.open(token)).postings, `${board} ${captured}`).toEqual([...oracle.open].toSorted());
    }
    due += oracle.reopened;
  }
  expect(reopened).toBe(due);
  return reopened;
}

/** Four polls in a row without an opening: long enough for it to close. */
const isAway = (poll: number) => poll >= 2 && poll < 6;

/** Twelve polls of two boards, from 20 minutes to a day apart. A third of the openings leave and come back, each at its own time. */
function ourSeries(): Listing[] {
  const minutes = [0, 20, 50, 130, 200, 1640, 1660, 3100, 3200, 4640, 4700, 6140];
  return ["northwind", "brightwater"].flatMap((board, shift) =>
    minutes.flatMap((minute, poll) => {
      const at = new Date(Date.UTC(2026, 7, 8, 6, minute));
      const captured = at
        .toISOString()
        .replaceAll(/[-:]|\.\d+Z$/g, "")
        .slice(0, 13);
      return Array.from({ length: 24 }, (_, id) => id)
        .filter((id) => id < 16 || !isAway(poll - ((id + shift) % 5)))
        .map((id) => ({ ats: "greenhouse", board, captured, job_id: `${board}-${id}`, title: `Engineer ${id}` }));
    }),
  );
}

test("our boards close and reopen exactly what the rule says", { timeout: 300_000 }, async () => {
  expect(await expectOracleAgrees(ourSeries())).toBeGreaterThan(10);
});

test.skipIf(file === null)(
  "nine recorded boards over two weeks close and reopen exactly what the rule says",
  { timeout: 300_000 },
  async () => {
    const rows = parseTsv("board_series_2026-08.tsv", readFileSync(file!, "utf8")) as unknown as Listing[];
    expect(await expectOracleAgrees(rows)).toBeGreaterThan(10);
  },
);
