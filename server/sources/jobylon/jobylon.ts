import { z } from "zod";
import { listThenDetails } from "#sources/list-then-details.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { idText, readItems, readRoot, text } from "#sources/read.ts";
import type { Posting } from "#sources/posting.ts";
import { mayBeRemote } from "#sources/workplace.ts";
import { listAfter } from "./script-list.ts";

const Job = z.object({
  id: idText,
  url: z.string().startsWith("/jobs/"),
  title: z.string(),
  company: text,
  logo: text,
  locations: z.array(z.string()).nullish(),
  departments: z.array(z.string()).nullish(),
  workspace: text,
  function: text,
  experience: text,
  employment_type: text,
  is_internal: z.boolean().nullish(),
});
/** The widget names the workplace in the company's language, most often a Nordic one. */
const WORKPLACES: [RegExp, NonNullable<Posting["workplace"]>["value"]][] = [
  [/hybrid|delvis/i, "hybrid"],
  [/remote|distans|etätyö|hjemmefra|fjernarbejde/i, "remote"],
  [/on-?site|på plats/i, "onsite"],
];

/** Jobylon, by the id in the widget on an employer's careers page; an opening's own page holds its text. */
export const jobylon = listThenDetails({
  site: { id: "jobylon", name: "Jobylon", homepage: "https://www.jobylon.com" },
  terms: { note: "The widget on each employer's careers page." },
  payload: "html",
  token: /^(?:company-groups\/)?\d{1,9}$/,

  list: (board) => ({
    url: `https://cdn.jobylon.com/jobs/${board.token.includes("/") ? "" : "companies/"}${board.token}/embed/v2/`,
  }),
  needsDetail: mayBeRemote,

  readList({ payload }) {
    const jobs = listAfter("jobylon", readRoot("jobylon", z.string(), payload), "JBL.embed_v2['jobs'] =");
    return readItems(readRoot("jobylon", z.array(z.unknown()), jobs), Job, (job) => {
      if (job.is_internal) return { skip: "unlisted" };
      return {
        externalId: job.id,
        url: `https://emp.jobylon.com${job.url}`,
        title: job.title,
        company: { name: job.company, logoUrl: job.logo },
        locations: job.locations,
        workplace: workplaceOf(job.workspace ?? ""),
        department: job.function || job.departments?.[0],
        level: job.experience,
        employmentType: job.employment_type,
      };
    });
  },

  readDetail: (answer) => postingOfPage("jobylon", answer),

  boardOf(url) {
    if (url.hostname !== "cdn.jobylon.com") return null;
    return /^\/jobs\/(?:companies\/)?((?:company-groups\/)?\d{1,9})\/embed\//.exec(url.pathname)?.[1] ?? null;
  },
});

function workplaceOf(workspace: string): Posting["workplace"] {
  const known = WORKPLACES.find(([pattern]) => pattern.test(workspace));
  return known && { value: known[1], evidence: `workspace: ${workspace}` };
}
