import { z } from "zod";
import { COMPANY_JOBS, CompanyPageResponse } from "#contract/schemas/company-page.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { companyDetails, hiringWeeks } from "#store/search/company-pages.ts";
import { namesOfIndustries } from "#taxonomy/industries.ts";
import { sendJson } from "#api/cache/response-cache.ts";
import { ApiError, searchNotReady } from "#api/http/api-error.ts";
import { labelledCounts, statedPlaces } from "#api/results/labelled-counts.ts";
import type { App, Services } from "#api/http/services.ts";

/** Closed jobs from which a median means something. */
const MIN_CLOSED_JOBS = 5;
const MAX_OPTIONS = 12;

/** `GET /api/companies/:slug`: an employer with its live jobs and its hiring history. */
export function companyRoute(app: App, services: Services): void {
  app.get("/api/companies/:slug", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "One company",
      description: `Facts, hiring by week, and the newest ${COMPANY_JOBS} live jobs of an employer.`,
      params: z.object({ slug: z.string().max(200) }),
      response: { 200: CompanyPageResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ params: { slug } }, reply) {
      if (!services.search.ready) throw searchNotReady();
      return sendJson(reply, services.responses, {
        key: ["company", slug],
        cacheControl: "public, no-cache",
        make: () => companyPage(slug, services),
      });
    },
  });
}

/** Returns an employer with its live jobs and its hiring history; throws 404 for an unknown slug. */
export async function companyPage(
  slug: string,
  { reading, search, cards, responseMeta }: Services,
): Promise<CompanyPageResponse> {
  const facts = slug.includes("\0") ? null : await companyDetails(reading, slug);
  if (facts === null) throw new ApiError(404, "not-found", "There is no company of this name.");
  const found = search.query(
    { ...EVERY_JOB, company: [slug], limit: COMPANY_JOBS },
    { counts: true, mostCompanies: 0 },
  );
  const [jobs, weeks, meta] = await Promise.all([
    cards.byIds(found.ids),
    hiringWeeks(reading, facts.id, new Date()),
    responseMeta.read(),
  ]);
  const logoUrl = jobs[0]?.company.logoUrl;
  return {
    data: {
      name: facts.name,
      slug,
      ...(logoUrl !== undefined && { logoUrl }),
      ...(facts.employeeStrength !== null && { employeeStrength: facts.employeeStrength }),
      ...(facts.website !== null && { url: facts.website }),
      ...(facts.linkedin !== null && { linkedin: facts.linkedin }),
      industries: namesOfIndustries(facts.industries),
      ...(facts.statedFacts.length > 0 && { statedFacts: facts.statedFacts }),
      ...(facts.correctedFacts.length > 0 && { correctedFacts: facts.correctedFacts }),
      openJobs: found.total,
      jobsSeen: facts.jobsSeen,
      ...(facts.firstSeenAt !== null && { firstSeenAt: facts.firstSeenAt.toISOString() }),
      ...(facts.medianDaysOpen !== null &&
        facts.closedJobs >= MIN_CLOSED_JOBS && { medianDaysOpen: Math.round(facts.medianDaysOpen) }),
      weeks,
      roles: labelledCounts(found.counts!, "role", { most: MAX_OPTIONS }),
      techStacks: labelledCounts(found.counts!, "techStack", { most: MAX_OPTIONS }),
      locations: statedPlaces(found.counts!, MAX_OPTIONS),
      sample: facts.sample,
    },
    jobs,
    meta,
  };
}
