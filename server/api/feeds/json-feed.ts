import type { Job } from "#contract/schemas/job.ts";
import { type Feed, feedDescription, feedTitle, jobTags, jobText, jobTitle, jobUrl } from "./feed.ts";

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1), with our own fields under `_job`. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(feed),
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    description: feedDescription(feed),
    language: "en",
    items: feed.jobs.map((job) => item(feed.origin, job)),
  });
}

function item(origin: string, job: Job): object {
  return {
    id: job.id,
    url: jobUrl(origin, job),
    external_url: job.url,
    title: jobTitle(job),
    content_text: jobText(job),
    date_published: job.postedAt,
    authors: [{ name: job.company.name, ...(job.company.url !== undefined && { url: job.company.url }) }],
    tags: jobTags(job),
    _job: {
      role: job.role,
      company: job.company.name,
      location: job.location,
      eligibility: job.eligibility,
      employmentType: job.employmentType ?? null,
      salary: job.salaryRange ?? null,
      firstSeenAt: job.firstSeenAt,
      lastSeenAt: job.lastSeenAt,
    },
  };
}
