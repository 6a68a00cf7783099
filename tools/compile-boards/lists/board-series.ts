import { REMOTE_HINT } from "#sources/workplace.ts";
import { readTable } from "../read-table.ts";
import { titleCounter } from "../repeated-titles.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

/** Nine boards that nonluthando/sa-grad-tech-job-market polled for two weeks: one line per opening and answer. The last answer counts. */
export const boardSeries: BoardList = {
  id: "board-series",
  file: "board_series_2026-08.tsv",
  *read(file): Generator<ListLine> {
    const rows = [...readTable(file, ["ats", "board", "captured", "title", "location"])];
    const last = new Map<string, string>();
    for (const { ats, board, captured } of rows)
      if (captured > (last.get(`${ats} ${board}`) ?? "")) last.set(`${ats} ${board}`, captured);
    const counts = titleCounter();
    for (const { ats, board, captured, title, location } of rows) {
      if (captured !== last.get(`${ats} ${board}`)) {
        yield { dropped: "an earlier answer of the board" };
        continue;
      }
      const remote = REMOTE_HINT.test(`${title} ${location}`) && counts(`${ats} ${board}`, title) ? 1 : 0;
      yield sighting(ats, board, { remote });
    }
  },
  sampling: (source) => (["greenhouse", "lever"].includes(source) ? { openings: 1, absentMeansNone: false } : null),
};
