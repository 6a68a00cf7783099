import type { Job } from "#contract/schemas/job.ts";
import { type Feed, feedDescription, feedTitle, jobTags, jobText, jobTitle, jobUrl } from "./feed.ts";
import { xmlElement, xmlText } from "./xml.ts";

/** Minutes between two reads, as a hint to feed readers. */
const TTL_MIN = 60;

/** Writes a feed as RSS 2.0 (rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const newest = feed.jobs
    .map(({ postedAt }) => Date.parse(postedAt))
    .reduce((latest, each) => Math.max(latest, each), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${xmlElement("title", feedTitle(feed))}
${xmlElement("link", feed.pageUrl)}
${xmlElement("description", feedDescription(feed))}
<language>en</language>
<atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
${newest === 0 ? "" : xmlElement("lastBuildDate", new Date(newest).toUTCString())}
<ttl>${TTL_MIN}</ttl>
${feed.jobs.map((job) => item(feed.origin, job)).join("\n")}
</channel>
</rss>
`;
}

function item(origin: string, job: Job): string {
  const url = jobUrl(origin, job);
  return [
    "<item>",
    xmlElement("title", jobTitle(job)),
    xmlElement("link", url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    xmlElement("pubDate", new Date(job.postedAt).toUTCString()),
    xmlElement("description", jobText(job)),
    ...jobTags(job).map((tag) => xmlElement("category", tag)),
    "</item>",
  ].join("");
}
