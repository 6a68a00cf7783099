import { z } from "zod";
import { idText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";

const Job = z.object({
  id: idText,
  title: z.string(),
  url: z.string(),
  company: z.object({ name: text, logo_url: text, website: text }).nullish(),
  category: z.object({ name: text }).nullish(),
  location: text,
  salary_text: text,
  type: text,
  description: text,
  posted_at: text,
  original_language: text,
});
const Page = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({ has_more: z.boolean().nullish() }).nullish(),
});

const PAGE = 50;
/** The site answers 429 to more than a few requests per minute. */
const PAGES_PER_RUN = 3;
const page = (offset: number) => `https://remotejobs.org/api/v1/jobs?limit=${PAGE}&offset=${offset}`;

/** RemoteJobs.org, newest first. It also lists places of on-site work, so a job counts as remote only if its place or text says so. */
export const remotejobsorg = openFeed({
  id: "remotejobsorg",
  name: "RemoteJobs.org",
  homepage: "https://remotejobs.org",
  terms: {
    url: "https://remotejobs.org/api-access",
    attribution: "Powered by RemoteJobs.org",
    maxRunsPerDay: 8,
    note: "A public interface without a key, offered for embedding the jobs in other sites. Name RemoteJobs.org beside each of its jobs.",
  },
  feed: page(0),

  next(payload, { url }) {
    const { data, pagination } = readRoot("remotejobsorg", Page, payload);
    const following = Number(new URL(url).searchParams.get("offset")) + PAGE;
    return data.length > 0 && pagination?.has_more && following < PAGES_PER_RUN * PAGE ? page(following) : null;
  },

  read(payload) {
    return readItems(readRoot("remotejobsorg", Page, payload).data, Job, (job) => ({
      externalId: job.id,
      url: job.url,
      title: job.title,
      company: { name: job.company?.name, logoUrl: job.company?.logo_url, website: job.company?.website },
      body: job.description,
      locations: [job.location?.replace(/,\s*$/, "") ?? ""],
      employmentType: job.type,
      department: job.category?.name,
      // The amounts have no currency of their own.
      salary: { text: job.salary_text },
      postedAt: job.posted_at,
      language: job.original_language,
    }));
  },
});
