import { z } from "zod";
import { COMPANY_JOBS, CompanyPageResponse } from "#contract/schemas/company-page.ts";
import { EVERY_JOB } from "#contract/schemas/jobs-query.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { companyPageFacts, hiringWeeks } from "#store/search/company-pages.ts";
import { industryBySlug } from "#taxonomy/industries.ts";
import { sendAnswer } from "#api/cache/response-cache.ts";
import { ApiError, searchNotReady } from "#api/http/api-error.ts";
import { labelledCounts } from "#api/results/labelled-counts.ts";
import type { App, Services } from "#api/http/services.ts";

/** Fewest closed jobs for which a median says something. */
const MEDIAN_FROM = 5;
const MOST_LISTED = 12;

/** `GET /api/companies/:slug`: an employer with its live jobs and how it has been hiring. */
export function companyRoute(app: App, { database, search, cards, catalogue, answers }: Services): void {
  app.get("/api/companies/:slug", {
    schema: {
      summary: "One company",
      description: `Facts, hiring by week, and the newest ${COMPANY_JOBS} live jobs of an employer.`,
      params: z.object({ slug: z.string().max(200) }),
      response: { 200: CompanyPageResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ params: { slug } }, reply) {
      if (!search.ready) throw searchNotReady();
      const answer = await answers.answer(
        JSON.stringify(["company", slug]),
        async () => {
          const facts = slug.includes("\0") ? null : await companyPageFacts(database, slug);
          if (facts === null) throw new ApiError(404, "not-found", "There is no company of this name.");
          const found = search.query({ ...EVERY_JOB, company: [slug], limit: COMPANY_JOBS }, { counts: true });
          const [jobs, weeks, meta] = await Promise.all([
            cards.byIds(found.ids),
            hiringWeeks(database, facts.id, new Date()),
            catalogue.meta([]),
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
              industries: facts.industries.map((industry) => industryBySlug(industry)?.name ?? industry),
              openJobs: found.total,
              jobsSeen: facts.jobsSeen,
              ...(facts.firstSeenAt !== null && { firstSeenAt: facts.firstSeenAt.toISOString() }),
              ...(facts.medianDaysOpen !== null &&
                facts.closedJobs >= MEDIAN_FROM && { medianDaysOpen: Math.round(facts.medianDaysOpen) }),
              weeks,
              roles: labelledCounts(found.counts!, "roleTitles", MOST_LISTED),
              techStacks: labelledCounts(found.counts!, "techStacks", MOST_LISTED),
              locations: labelledCounts(found.counts!, "locations", MOST_LISTED),
              sample: facts.sample,
            },
            jobs,
            meta,
          } satisfies CompanyPageResponse;
        },
        (body) => reply.serialize(body) as string,
      );
      return sendAnswer(reply, answer, "public, no-cache");
    },
  });
}
