import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

const Feed = z.object({ company: text, jobs: z.array(z.unknown()) });
const Job = z.object({
  job_token: idText,
  name: z.string(),
  link: z.string(),
  description_html: text,
  description_text: text,
  start_date: text,
  updated: text,
  due_date: text,
  employment_type: text,
  city: text,
  county: text,
  country: text,
});

/** TalentAdore Hire's feed of an employer's openings: one body with the texts. With `v=2` its dates name their zone. */
export const talentadore: Source = {
  id: "talentadore",
  name: "TalentAdore",
  homepage: "https://talentadore.com",
  terms: {
    note: "The feed behind the widget of each employer's careers page. One host serves every board. The shape comes from public collectors' code.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9]{5,20}$/i,

  requests: (board) => [{ kind: "list", url: `https://ats.talentadore.com/positions/${board.token}/json?v=2` }],

  postings(answer, board) {
    const feed = readRoot("talentadore", Feed, answer.payload);
    return readItems(feed.jobs, Job, (job) => ({
      externalId: job.job_token,
      url: job.link,
      title: job.name,
      company: { name: feed.company || boardCompany(board) },
      body: job.description_html || job.description_text,
      locations: [placeText(job.city, job.county, job.country)],
      employmentType: job.employment_type,
      postedAt: job.start_date,
      updatedAt: job.updated,
      closesAt: job.due_date,
    }));
  },

  boardOf(url) {
    const token = /^\/positions\/([^/]+)/.exec(url.pathname)?.[1];
    return url.hostname === "ats.talentadore.com" && token && this.token.test(token) ? token : null;
  },
};
