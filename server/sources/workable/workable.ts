import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { workplaceByFlag } from "#sources/workplace.ts";

const Job = z.object({
  shortcode: idText,
  title: z.string(),
  url: z.string(),
  employment_type: text,
  telecommuting: z.boolean().nullish(),
  department: text,
  function: text,
  industry: text,
  experience: text,
  education: text,
  published_on: text,
  created_at: text,
  country: text,
  city: text,
  state: text,
  locations: z.array(z.object({ country: text, city: text, region: text, hidden: z.boolean().nullish() })).nullish(),
  description: text,
});
const Root = z.object({ name: text, jobs: z.array(z.unknown()) });

/** Workable's account widget: one body with every opening and its text. All accounts share one strict host. */
export const workable: Source = {
  id: "workable",
  name: "Workable",
  homepage: "https://www.workable.com",
  terms: {
    url: "https://help.workable.com/hc/en-us/articles/115012771647",
    note: "The feed behind the widget that employers put on their own pages.",
  },
  payload: "json",
  kind: "ats",
  maxBodyMiB: 32,
  token: /^[\w-]{1,100}$/,

  requests: (board) => [
    {
      kind: "list",
      url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(board.token)}?details=true`,
    },
  ],

  postings(answer, board) {
    const root = readRoot("workable", Root, answer.payload);
    return readItems(root.jobs, Job, (job) => ({
      externalId: job.shortcode,
      url: job.url,
      title: job.title,
      company: { name: root.name || boardCompany(board), industries: [job.industry ?? ""] },
      body: job.description,
      // The employer hides some places; without a list, the flat fields hold the only place.
      locations: job.locations
        ? job.locations
            .filter((place) => !place.hidden)
            .map((place) => placeText(place.city, place.region, place.country))
        : [placeText(job.city, job.state, job.country)],
      workplace: workplaceByFlag("telecommuting", job.telecommuting),
      employmentType: job.employment_type,
      department: [...new Set([job.department, job.function])].filter(Boolean).join(", "),
      level: job.experience,
      education: job.education,
      postedAt: job.published_on || job.created_at,
    }));
  },

  boardPages: ["apply.workable.com/*"],
  boardOf(url) {
    const path = url.pathname.split("/").filter(Boolean);
    const own = /^([\w-]+)\.workable\.com$/.exec(url.hostname)?.[1];
    if (own && !["apply", "www", "jobs", "help", "careers", "resources"].includes(own)) return own;
    if (url.hostname !== "apply.workable.com") return null;
    const token = path[0] === "api" ? path[path.indexOf("accounts") + 1] : path[0];
    return token && token !== "j" && token !== "api" && this.token.test(token) ? token : null;
  },
};
