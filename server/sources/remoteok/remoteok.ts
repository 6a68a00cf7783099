import { z } from "zod";
import { amount, idText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";
import { decodeEntities } from "#sources/html-entities.ts";

const Notice = z.object({ legal: z.string() });
const Job = z.object({
  id: idText,
  url: z.string(),
  position: z.string(),
  company: z.string(),
  epoch: z.union([z.number(), z.string().transform(Number)]).nullish(),
  tags: z.array(z.string()).nullish(),
  description: text,
  location: text,
  salary_min: amount,
  salary_max: amount,
});

/** A line that contains the reader's own IP address, so it differs for every reader. */
const READER_MARK = /(\s|<br\s*\/?>)*Please mention the word \*\*.*$/s;

/** Remote OK's API: about a hundred of the newest jobs. Some are not remote at all, so the text must decide. */
export const remoteok = openFeed({
  id: "remoteok",
  name: "Remote OK",
  homepage: "https://remoteok.com",
  terms: {
    url: "https://remoteok.com/api",
    attribution: "Source: Remote OK",
    maxRunsPerDay: 24,
    noBulk: true,
    note: "A followed link to the job on Remote OK, and its name. Its logo is not to be shown.",
  },
  feed: "https://remoteok.com/api",

  read(payload) {
    const items = readRoot("remoteok", z.array(z.unknown()).min(1), payload);
    const jobs = items.filter((item) => !Notice.safeParse(item).success);
    const result = readItems(jobs, Job, (job) => ({
      externalId: job.id,
      url: job.url,
      title: decodeEntities(job.position),
      company: { name: decodeEntities(job.company) },
      body: job.description?.replace(READER_MARK, ""),
      locations: [job.location?.replace(/[,\s]+$/, "") ?? ""],
      tags: job.tags,
      // Employers enter salaries in US dollars per year.
      salary: job.salary_max
        ? { min: job.salary_min, max: job.salary_max, currency: "USD", period: "year" }
        : undefined,
      postedAt: job.epoch,
    }));
    const notices = Array.from({ length: items.length - jobs.length }, () => ({
      externalId: null,
      reason: "legal-notice",
    }));
    return { ...result, rejected: [...notices, ...result.rejected] };
  },
});
