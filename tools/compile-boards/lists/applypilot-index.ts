import { boardBehind } from "#sources/registry.ts";
import { readTable } from "../read-table.ts";
import { titleCounter } from "../repeated-titles.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

const SOURCES: Readonly<Record<string, string>> = {
  Ashby: "ashby",
  BambooHR: "bamboohr",
  Greenhouse: "greenhouse",
  Lever: "lever",
};
/** 73,216 postings of the index say remote; the list has all of Ashby and BambooHR, and 45,769 of the other 68,985. */
const SHARE_OF_OTHERS = 45_769 / 68_985;
/** A firm that the index calls a recruiter and that posts each title this many times is a staffing firm; the flag alone often errs. */
const STAFFING_REPETITION = 5;

/** The index of deepanvishal/ApplyPilot, as far as title or place say remote: one posting a line. */
export const applypilotIndex: BoardList = {
  id: "applypilot",
  file: "ats_index_remote_only_2026-03.tsv",
  *read(file): Generator<ListLine> {
    const counts = titleCounter();
    const rows = [...readTable(file, ["ats", "company", "title", "is_recruiter", "url"])];
    const staffing = repeatingRecruiters(rows);
    for (const { ats, company, title, url } of rows) {
      const known = SOURCES[ats];
      const board = boardBehind(url) ?? (known === undefined ? null : { source: known, token: company });
      if (board === null) yield { dropped: `source not read: ${ats}` };
      else {
        const remote = counts(`${ats} ${company}`, title) ? 1 : 0;
        yield sighting(board.source, board.token, { remote, staffing: staffing.has(`${ats} ${company}`) });
      }
    }
  },
  sampling(source) {
    if (source === "ashby" || source === "bamboohr") return { openings: 1, absentMeansNone: true };
    const isIndexed = source === "greenhouse" || source === "lever" || source === "workday";
    return isIndexed ? { openings: SHARE_OF_OTHERS, absentMeansNone: true } : null;
  },
};

function repeatingRecruiters(
  rows: readonly { ats: string; company: string; title: string; is_recruiter: string }[],
): Set<string> {
  const titles = new Map<string, { lines: number; titles: Set<string> }>();
  for (const { ats, company, title, is_recruiter } of rows) {
    if (is_recruiter !== "True") continue;
    const key = `${ats} ${company}`;
    const board = titles.get(key) ?? { lines: 0, titles: new Set<string>() };
    titles.set(key, board);
    board.lines += 1;
    board.titles.add(title.toLowerCase());
  }
  const repeating = [...titles].filter(([, board]) => board.lines >= STAFFING_REPETITION * board.titles.size);
  return new Set(repeating.map(([key]) => key));
}
