import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const file = sharedPath("datasets", "board_series_2026-08.tsv");

/** `20260808T1957` as a moment. */
function moment(captured: string): Date {
  return new Date(captured.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:00Z"));
}

/** The rule told a second time, in the plainest way: missing from two polls at least an hour apart. */
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

test.skipIf(file === null)(
  "nine real boards over two weeks close and reopen exactly what the rule says",
  { timeout: 300_000 },
  async () => {
    const rows = parseTsv("board_series_2026-08.tsv", readFileSync(file!, "utf8")) as Record<
      "ats" | "board" | "captured" | "job_id" | "title",
      string
    >[];
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
    expect(due).toBeGreaterThan(10);
    expect(reopened).toBe(due);
  },
);
