import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { JobTerms } from "#contract/schemas/job-terms.ts";
import { ArchivedJobBody, JobPageResponse } from "#contract/schemas/job-page.ts";
import { type Ground, GROUNDS } from "#contract/values/moderation/decision.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { archivedJob } from "#store/search/archived-jobs.ts";
import { removalOf } from "#store/moderation/events.ts";
import { jobDetails, type PageFields } from "#store/search/job-pages.ts";
import { sendJson } from "#api/cache/response-cache.ts";
import { ApiError, ArchivedJobError, searchNotReady } from "#api/http/api-error.ts";
import { decidingPassage } from "#api/results/deciding-passage.ts";
import { resolveTechnology } from "#api/params/filter-values.ts";
import { jobPostingData } from "#api/results/job-posting-data.ts";
import type { App, Services } from "#api/http/services.ts";
import { similarJobs } from "#api/results/similar-jobs.ts";

/** Ids are positive 64-bit integers. */
const ID = /^[1-9]\d{0,17}$/;

export function jobNotFound(): ApiError {
  return new ApiError(404, "not-found", "There is no job of this id.");
}

/** True for a text that may be the id of a job. */
export function isJobId(text: string): boolean {
  return ID.test(text);
}

/** `GET /api/jobs/:id`: everything known about one job, open or closed. */
export function jobRoute(app: App, services: Services): void {
  app.get("/api/jobs/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "One job",
      description:
        "Everything known about a job, open or closed: its text, the evidence for each field, every source, its changes, and similar live jobs. 410 with its title, employer and closing date once it has been closed for 90 days.",
      params: z.object({ id: z.string() }),
      response: { 200: JobPageResponse, 404: ErrorBody, 410: ArchivedJobBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ params: { id } }, reply) {
      if (!isJobId(id)) throw jobNotFound();
      if (!services.search.ready) throw searchNotReady();
      return sendJson(reply, services.responses, {
        key: ["job", id],
        cacheControl: "public, no-cache",
        make: () => jobPage(id, services),
      });
    },
  });
}

/** Returns everything known about a job; throws 404 for an unknown id, 410 for one of which only a stub is left. */
export async function jobPage(
  id: string,
  { config, reading, search, cards, responseMeta }: Services,
): Promise<JobPageResponse> {
  const [[job], facts, removal] = await Promise.all([
    cards.byIds([id]),
    jobDetails(reading, id),
    removalOf(reading.db, id),
  ]);
  if (removal !== null) throw new ApiError(404, "removed", removalWords(removal));
  if (job === undefined || facts === null) throw await jobGone(id, reading);
  const tech = job.techStack.flatMap((name) => resolveTechnology(name) ?? []);
  const ofCompany = search.query({ ...EVERY_JOB, company: [job.company.slug], limit: 1 }, { counts: false });
  const [similar, meta] = await Promise.all([cards.byIds(similarJobs(search, job, tech)), responseMeta.read()]);
  const { description, text, evidence, remoteEvidence, agency, closesAt, closedAt, history } = facts;
  return {
    data: {
      ...job,
      ...statedTerms(facts.fields),
      description,
      evidence,
      remoteEvidence,
      passage: decidingPassage(job.eligibility, text),
      ...(agency && { isAgency: true as const }),
      ...(closesAt !== null && { closesAt: closesAt.toISOString() }),
      ...(closedAt !== null && { closedAt: closedAt.toISOString() }),
      history,
    },
    similar,
    companyOpenJobs: ofCompany.total,
    structuredData: jobPostingData(job, facts, `${config.baseUrl}/job/${job.slug}-${id}`),
    meta,
  };
}

/** Returns the error for a job that isn't there, or of which only a stub is left. */
async function jobGone(id: string, reading: Services["reading"]): Promise<ApiError> {
  const stub = await archivedJob(reading, id);
  if (stub === null) return jobNotFound();
  const { slug, title, closedAt, companyName: name, companySlug } = stub;
  return new ArchivedJobError({
    id,
    slug,
    title,
    closedAt: closedAt.toISOString(),
    company: { name, slug: companySlug },
  });
}

/** Says why a job has no page for now. */
function removalWords({
  ground,
  isHeld,
  untilDecided,
}: {
  ground: Ground;
  isHeld: boolean;
  untilDecided: boolean;
}): string {
  if (untilDecided) return "This job shows signs of a scam. It’s off the site until somebody has looked at it.";
  return isHeld
    ? "Several people reported that this job is a scam. It’s off the site for at most a day, until somebody has looked at it."
    : `We removed this job. Reason: ${GROUNDS[ground]}.`;
}

/** Returns the fields that the posting states. */
function statedTerms(fields: PageFields): JobTerms {
  const stated = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  return Object.fromEntries(stated);
}
