import { REMOTE_HINT } from "#sources/workplace.ts";
import { readTable } from "../read-table.ts";
import { titleCounter } from "../repeated-titles.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

/** Every opening of some 3,100 Greenhouse boards on 2026-01-08, with title and place. */
export const greenhouseDayTwo: BoardList = {
  id: "greenhouse-day-2",
  file: "greenhouse_112k_day2_2026-01-08.tsv",
  *read(file): Generator<ListLine> {
    const counts = titleCounter();
    for (const { company_slug: token, title, location } of readTable(file, ["company_slug", "title", "location"])) {
      const remote = REMOTE_HINT.test(`${title} ${location}`) && counts(token, title) ? 1 : 0;
      yield sighting("greenhouse", token, { remote });
    }
  },
  sampling: (source) => (source === "greenhouse" ? { openings: 1, absentMeansNone: false } : null),
};

/** The same two days earlier, without titles: it only names boards. */
export const greenhouseDayOne: BoardList = {
  id: "greenhouse-day-1",
  file: "greenhouse_112k_day1_2026-01-06.tsv",
  *read(file): Generator<ListLine> {
    for (const { company_slug: token } of readTable(file, ["company_slug"])) yield sighting("greenhouse", token);
  },
};
