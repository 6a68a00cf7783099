import { readFileSync } from "node:fs";
import { boardBehind, sources } from "#sources/registry.ts";
import { titleCounter } from "../repeated-titles.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

interface Job {
  ats: string | null;
  company: string | null;
  title: string;
  url: string;
}

/** lcarlini/JobSearchAggregator: remote openings with their links. `company` is the token of the board. */
export const jobSearchAggregator: BoardList = {
  id: "lcarlini",
  file: "aggregated/ats_jobs_2780_text.json",
  *read(file): Generator<ListLine> {
    const { jobs } = JSON.parse(readFileSync(file, "utf8")) as { jobs: Job[] };
    const counts = titleCounter();
    for (const { ats, company, title, url } of jobs) {
      const board = boardBehind(url) ?? (ats && company ? { source: ats, token: company } : null);
      if (board === null) yield { dropped: "no board" };
      else yield sighting(board.source, board.token, { remote: counts(`${ats} ${company}`, title) ? 1 : 0 });
    }
  },
  sampling: () => ({ openings: null, absentMeansNone: false }),
};

/** 7-of-9/wagey-gg-remote-tech-emea-jobs: remote openings in technology with the company's name and its source. */
export const wagey: BoardList = {
  id: "wagey",
  file: "aggregated/wagey_7263_salary_seniority.json",
  *read(file): Generator<ListLine> {
    const jobs = JSON.parse(readFileSync(file, "utf8")) as Job[];
    const counts = titleCounter();
    for (const { ats, company, title } of jobs) {
      if (!ats || !company) yield { dropped: "no company" };
      else if (!sources.has(ats)) yield { dropped: `source not read: ${ats}` };
      else yield { name: company, source: ats, country: null, remote: counts(`${ats} ${company}`, title) ? 1 : 0 };
    }
  },
  sampling: () => ({ openings: null, absentMeansNone: false }),
};
