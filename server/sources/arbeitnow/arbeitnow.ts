import { z } from "zod";
import { idText, readItems, readRoot, text } from "#sources/read.ts";
import { publicUrl } from "#sources/web-address.ts";
import { openFeed } from "#sources/open-feed.ts";
import { workplaceByFlag } from "#sources/workplace.ts";

const Job = z.object({
  slug: idText,
  company_name: z.string(),
  title: z.string(),
  description: text,
  remote: z.boolean().nullish(),
  url: z.string(),
  tags: z.array(z.string()).nullish(),
  job_types: z.array(z.string()).nullish(),
  location: text,
  created_at: z.number().nullish(),
});
const Page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: text }).nullish(),
  meta: z.object({ current_page: z.number().nullish() }).nullish(),
});

const FIRST = "https://www.arbeitnow.com/api/job-board-api";
const MOST_PAGES = 30;

/** Arbeitnow's job board API: a hundred jobs per page, most of them in Germany and on site. */
export const arbeitnow = openFeed({
  id: "arbeitnow",
  name: "Arbeitnow",
  homepage: "https://www.arbeitnow.com",
  terms: {
    url: "https://www.arbeitnow.com/api/job-board-api",
    attribution: "Source: Arbeitnow",
    maxRunsPerDay: 24,
    note: "Asks for a link back to the site.",
  },
  feed: FIRST,

  next(payload) {
    const { links, meta } = readRoot("arbeitnow", Page, payload);
    const next = publicUrl(links?.next);
    return next?.startsWith(FIRST) && (meta?.current_page ?? 1) < MOST_PAGES ? next : null;
  },

  read(payload) {
    return readItems(readRoot("arbeitnow", Page, payload).data, Job, (job) => ({
      externalId: job.slug,
      url: job.url,
      title: job.title,
      company: { name: job.company_name },
      body: job.description,
      locations: [job.location ?? ""],
      workplace: workplaceByFlag("remote", job.remote),
      // One list holds levels and employment types, in German and English.
      employmentType: job.job_types?.filter(Boolean).join(", "),
      tags: job.tags,
      postedAt: job.created_at,
    }));
  },
});
