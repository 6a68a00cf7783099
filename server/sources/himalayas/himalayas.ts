import { Job, Root } from "./shape.ts";
import { alwaysRemote, openFeed } from "#sources/open-feed.ts";
import { readItems, readRoot } from "#sources/read.ts";
import { valueOf } from "#sources/workplace.ts";

/** The API returns twenty jobs per page, newest first; a run reads at most this many jobs. */
const JOBS_PER_PAGE = 20;
const JOBS_PER_RUN = 1000;
const PERIODS = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  annual: "year",
  yearly: "year",
} as const;

const page = (offset: number) => `https://himalayas.app/jobs/api?limit=${JOBS_PER_PAGE}&offset=${offset}`;

export const himalayas = openFeed({
  id: "himalayas",
  name: "Himalayas",
  homepage: "https://himalayas.app",
  terms: {
    url: "https://himalayas.app/api",
    attribution: "Source: Himalayas",
    note: "Name Himalayas and link to the job there.",
  },
  feed: page(0),

  next(payload) {
    const { jobs, offset, totalCount } = readRoot("himalayas", Root, payload);
    const following = (offset ?? 0) + jobs.length;
    return jobs.length > 0 && following < Math.min(totalCount ?? 0, JOBS_PER_RUN) ? page(following) : null;
  },

  read(payload) {
    const root = readRoot("himalayas", Root, payload);
    return readItems(root.jobs, Job, (job) => ({
      externalId: job.guid,
      url: job.applicationLink,
      title: job.title,
      company: { name: job.companyName, logoUrl: job.companyLogo },
      body: job.description,
      excerpt: job.excerpt,
      // An empty list means worldwide; a missing one says nothing.
      eligibleLocations: job.locationRestrictions?.length === 0 ? ["Worldwide"] : job.locationRestrictions,
      timeZones: job.timezoneRestrictions?.map(String),
      workplace: alwaysRemote("Himalayas"),
      employmentType: job.employmentType,
      department: job.parentCategories?.join(", "),
      level: job.seniority?.join(", "),
      tags: job.categories?.map((category) => category.replaceAll("-", " ")),
      // The source sends a period even without a salary.
      salary:
        job.maxSalary || job.minSalary
          ? {
              min: job.minSalary,
              max: job.maxSalary,
              currency: job.currency,
              period: valueOf(PERIODS, job.salaryPeriod),
            }
          : undefined,
      postedAt: job.pubDate,
      closesAt: job.expiryDate,
    }));
  },
});
