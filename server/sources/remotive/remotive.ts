import { z } from "zod";
import { idText, readItems, readList, text } from "#sources/read.ts";
import { publicUrl } from "#sources/web-address.ts";
import { alwaysRemote, openFeed } from "#sources/open-feed.ts";

const Job = z.object({
  id: idText,
  url: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_logo: text,
  company_logo_url: text,
  category: text,
  tags: z.array(z.string()).nullish(),
  job_type: text,
  publication_date: text,
  candidate_required_location: text,
  salary: text,
  description: text,
});

/** Remotive's public API: a short list of the newest remote jobs, one day after they appear on its site. */
export const remotive = openFeed({
  id: "remotive",
  name: "Remotive",
  homepage: "https://remotive.com",
  terms: {
    url: "https://github.com/remotive-com/remote-jobs-api",
    attribution: "Source: Remotive",
    maxRunsPerDay: 4,
    noBulk: true,
    noSearchEngines: true,
    note: "Link to the job on Remotive and name Remotive. At most four calls a day. Not to be passed on to Jooble, Neuvoo, Google Jobs or LinkedIn, nor shown only to those who sign up.",
  },
  feed: "https://remotive.com/api/remote-jobs",

  read(payload) {
    return readItems(readList("remotive", payload, "jobs"), Job, (job) => ({
      externalId: job.id,
      url: job.url,
      title: job.title,
      company: { name: job.company_name, logoUrl: publicUrl(job.company_logo_url) ?? job.company_logo },
      body: job.description,
      eligibleLocations: splitPlaces(job.candidate_required_location ?? ""),
      workplace: alwaysRemote("Remotive"),
      employmentType: job.job_type,
      department: job.category,
      tags: job.tags,
      salary: { text: job.salary },
      // Dates have no zone; they are UTC.
      postedAt: job.publication_date && `${job.publication_date}Z`.replace(/(Z|[+-]\d\d:?\d\d)Z$/, "$1"),
    }));
  },
});

/** Splits "USA, Canada" into two places, but not at commas inside brackets. */
function splitPlaces(places: string): string[] {
  return places.split(/,(?![^(]*\))/);
}
