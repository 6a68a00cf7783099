import type { FrozenPosting } from "#contract/values/desk/application.ts";
import { POSTING_TEXT_MAX, SHORT_TEXT_MAX, TITLE_MAX } from "#contract/values/desk/application.ts";
import { idOfSlug } from "#contract/values/job-page.ts";
import type { Database } from "#postgres/database.ts";
import { postingsOfJobs } from "#store/desk/applications.ts";
import type { PostingLookupResult } from "#store/desk/posting-lookups.ts";

/**
 * Returns what a link to a page of our own names, from the database alone: one of our jobs, or the problem of another page. Null for every other
 * site's link. `baseUrl` is this site's address.
 */
export async function ownPosting(
  { db }: Pick<Database, "db">,
  text: string,
  baseUrl: string,
): Promise<PostingLookupResult | null> {
  // People copy addresses without their scheme.
  const link = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  if (link?.host !== new URL(baseUrl).host) return null;
  const [, page, slug] = link.pathname.split("/");
  if (page !== "job") return { problem: "unknown-site" };
  const jobId = idOfSlug(slug);
  const job = jobId === null ? undefined : (await postingsOfJobs(db, [jobId])).get(jobId);
  if (jobId === null || job === undefined) return { problem: "no-page" };
  return { found: { posting: clipped(job.posting), origin: "own", jobId } };
}

/** A browser may keep the copy, and what a browser sends has these limits. */
function clipped(posting: FrozenPosting): FrozenPosting {
  const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed();
  return {
    ...posting,
    title: clip(posting.title, TITLE_MAX),
    company: clip(posting.company, TITLE_MAX),
    location: clip(posting.location, SHORT_TEXT_MAX),
    salary: clip(posting.salary, SHORT_TEXT_MAX),
    employmentType: clip(posting.employmentType, SHORT_TEXT_MAX),
    text: clip(posting.text, POSTING_TEXT_MAX),
  };
}
