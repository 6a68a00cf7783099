import { z } from "zod";
import { amount, idText, readItems, readList, text } from "#sources/read.ts";
import { alwaysRemote, openFeed } from "#sources/open-feed.ts";
import { decodeEntities } from "#sources/html-entities.ts";
import { valueOf } from "#sources/workplace.ts";

const Job = z.object({
  id: idText,
  url: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  companyLogo: text,
  jobIndustry: z.array(z.string()).nullish(),
  jobType: z.array(z.string()).nullish(),
  jobGeo: text,
  jobLevel: text,
  jobExcerpt: text,
  jobDescription: text,
  pubDate: text,
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryMin: amount,
  salaryMax: amount,
  salaryCurrency: text,
  salaryPeriod: text,
});
type Job = z.infer<typeof Job>;

const PERIODS = { yearly: "year", monthly: "month", weekly: "week", daily: "day", hourly: "hour" } as const;

/** Jobicy's API: the newest fifty remote jobs, in an older and a newer shape of salaries and dates. */
export const jobicy = openFeed({
  id: "jobicy",
  name: "Jobicy",
  homepage: "https://jobicy.com",
  terms: {
    url: "https://github.com/Jobicy/remote-jobs-api",
    attribution: "Source: Jobicy",
    maxRunsPerDay: 4,
    noBulk: true,
    noSearchEngines: true,
    note: "Name Jobicy, and let every apply button lead to the job's address in the feed. Not to be passed on to Jooble, Google Jobs or LinkedIn.",
  },
  feed: "https://jobicy.com/api/v2/remote-jobs?count=50",

  read(payload) {
    return readItems(readList("jobicy", payload, "jobs"), Job, (job) => ({
      externalId: job.id,
      url: job.url,
      title: decodeEntities(job.jobTitle),
      company: { name: decodeEntities(job.companyName), logoUrl: job.companyLogo },
      body: job.jobDescription,
      excerpt: job.jobExcerpt,
      eligibleLocations: job.jobGeo?.split(/,\s*/),
      workplace: alwaysRemote("Jobicy"),
      employmentType: job.jobType?.join(", "),
      // Some rows are escaped twice.
      department: job.jobIndustry?.map((industry) => decodeEntities(decodeEntities(industry))).join(", "),
      level: job.jobLevel === "Any" ? "" : job.jobLevel,
      salary: salaryOf(job),
      postedAt: job.pubDate,
    }));
  },
});

function salaryOf(job: Job) {
  const max = job.salaryMax ?? job.annualSalaryMax;
  if (!max) return undefined;
  return {
    min: job.salaryMin ?? job.annualSalaryMin,
    max,
    currency: job.salaryCurrency,
    period: job.annualSalaryMax ? "year" : valueOf(PERIODS, job.salaryPeriod),
  } as const;
}
