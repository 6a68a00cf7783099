import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

const MOST = 1000;
const TOKEN = /^[a-z0-9][\w-]{0,99}$/i;

const Feed = z.object({ company_name: text, jobs: z.array(z.unknown()) });
const Job = z.object({
  id: idText,
  title: z.string(),
  detail_url: z.string(),
  description: text,
  city: text,
  state: text,
  country: text,
  location: text,
  remote: text,
  job_type: text,
  department: text,
  experience_level: text,
  opened_date: text,
});

/** JobScore's feed of an employer's openings: one body with the texts. */
export const jobscore: Source = {
  id: "jobscore",
  name: "JobScore",
  homepage: "https://www.jobscore.com",
  terms: {
    maxRunsPerDay: 24,
    openData: true,
    note: "A feed made for showing an employer's openings elsewhere, to be read at most once an hour. One host serves every board. The shape comes from public collectors' code.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: TOKEN,

  requests: (board) => [
    { kind: "list", url: `https://careers.jobscore.com/jobs/${board.token}/feed.json?sort=date&limit=${MOST}` },
  ],

  postings(answer, board) {
    const feed = readRoot("jobscore", Feed, answer.payload);
    return readItems(feed.jobs, Job, (job) => ({
      externalId: job.id,
      url: job.detail_url,
      title: job.title,
      company: { name: feed.company_name || boardCompany(board) },
      body: job.description,
      locations: [placeText(job.city, job.state, job.country) || (job.location ?? "")],
      workplace: workplaceOf(job.remote),
      employmentType: job.job_type,
      department: job.department,
      level: job.experience_level,
      postedAt: job.opened_date,
    }));
  },

  boardOf(url) {
    const token = /^\/(?:careers|jobs)\/([^/]+)/.exec(url.pathname)?.[1];
    return url.hostname === "careers.jobscore.com" && token && TOKEN.test(token) ? token : null;
  },
};

/** Reads "Yes | Can work remotely all of the time", "Yes | … some of the time" and "No | …". */
function workplaceOf(words: string | null | undefined) {
  const answer = words?.toLowerCase() ?? "";
  if (answer.startsWith("no")) return { value: "onsite", evidence: `remote: ${words}` } as const;
  if (!answer.startsWith("yes")) return undefined;
  return { value: answer.includes("some") ? "hybrid" : "remote", evidence: `remote: ${words}` } as const;
}
