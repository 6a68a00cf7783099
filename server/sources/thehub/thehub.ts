import { z } from "zod";
import { postingOfPage } from "#sources/json-ld.ts";
import { idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { isRemote, valueOf, workplaceByFlag } from "#sources/workplace.ts";

const Job = z.object({
  id: idText,
  title: z.string(),
  isRemote: z.boolean().nullish(),
  location: z.object({ address: text, locality: text, country: text }).nullish(),
  jobPositionTypes: z.array(z.string()).nullish(),
  company: z.object({ name: text, website: text, numberOfEmployees: text }).nullish(),
});
const Page = z.object({
  jobs: z.object({ docs: z.array(z.unknown()), page: z.number().nullish(), pages: z.number().nullish() }),
});
const POSITIONS = {
  "5b8e46b3853f039706b6ea70": "Full-time",
  "5b8e46b3853f039706b6ea71": "Part-time",
  "5b8e46b3853f039706b6ea72": "Cofounder",
  "5b8e46b3853f039706b6ea73": "Internship",
  "5b8e46b3853f039706b6ea74": "Contract",
  "5b8e46b3853f039706b6ea75": "Freelance",
};
const PAGES_PER_RUN = 20;
const page = (number: number): SourceRequest => ({
  kind: "list",
  url: `https://thehub.io/api/v2/jobsandfeatured?isRemote=true&sorting=newest&page=${number}`,
});

/** The Hub, start-ups in the Nordic countries. Requests remote openings only; the text and the date are in each opening's page. */
export const thehub: Source = {
  id: "thehub",
  name: "The Hub",
  homepage: "https://thehub.io",
  terms: {
    attribution: "Source: The Hub",
    maxRunsPerDay: 6,
    note: "The interface behind the site's public search, without published terms: the job links to its page there. Written from public descriptions of the interface and a hand-made page.",
  },
  unproven: true,
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: () => [page(1)],

  next({ payload }) {
    const { page: at, pages } = readRoot("thehub", Page, payload).jobs;
    const following = (at ?? 1) + 1;
    const details = listed(payload)
      .postings.filter(isRemote)
      .map(({ externalId, url }): SourceRequest => ({ kind: "detail", payload: "html", externalId, url }));
    return following <= Math.min(pages ?? 1, PAGES_PER_RUN) ? [page(following), ...details] : details;
  },

  postings: (answer) => (answer.request.kind === "detail" ? postingOfPage("thehub", answer) : listed(answer.payload)),
};

function listed(payload: unknown) {
  return readItems(readRoot("thehub", Page, payload).jobs.docs, Job, (job) => ({
    externalId: job.id,
    url: `https://thehub.io/jobs/${encodeURIComponent(job.id)}`,
    title: job.title,
    company: { name: job.company?.name, website: job.company?.website, employees: job.company?.numberOfEmployees },
    locations: [job.location?.address || placeText(job.location?.locality, job.location?.country)],
    workplace: workplaceByFlag("isRemote", job.isRemote),
    employmentType: job.jobPositionTypes?.map((id) => valueOf(POSITIONS, id) ?? "").join(", "),
  }));
}
