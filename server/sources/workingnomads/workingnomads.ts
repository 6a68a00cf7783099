import { z } from "zod";
import { readItems, readList, text } from "#sources/read.ts";
import { alwaysRemote, openFeed } from "#sources/open-feed.ts";

const Job = z.object({
  url: z.string(),
  title: z.string(),
  company_name: z.string(),
  description: text,
  category_name: text,
  tags: text,
  location: text,
  pub_date: text,
});

/** Working Nomads' exposed jobs: the newest ones. The only id is the number in the URL. */
export const workingnomads = openFeed({
  id: "workingnomads",
  name: "Working Nomads",
  homepage: "https://www.workingnomads.com",
  terms: {
    url: "https://www.workingnomads.com/api",
    attribution: "Source: Working Nomads",
    maxRunsPerDay: 12,
    note: "A public list; linked and named beside each of its jobs.",
  },
  feed: "https://www.workingnomads.com/api/exposed_jobs/",

  read(payload) {
    return readItems(readList("workingnomads", payload), Job, (job) => {
      const id = /\/job\/go\/(\d+)/.exec(job.url)?.[1];
      if (id === undefined) return { skip: "no-id-in-address" };
      return {
        externalId: id,
        url: job.url,
        title: job.title,
        company: { name: job.company_name },
        body: job.description,
        eligibleLocations: [job.location ?? ""],
        workplace: alwaysRemote("Working Nomads"),
        department: job.category_name,
        tags: job.tags?.split(","),
        postedAt: job.pub_date,
      };
    });
  },
});
