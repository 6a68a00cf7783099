import { z } from "zod";
import { amount, boardCompany, idText, joinSections, placeText, readItems, readList, text } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { workplaceByFlag } from "#sources/workplace.ts";

const PAGE = 50;
const MOST_ROWS = 2000;
const Job = z.object({
  id: idText,
  title: z.string(),
  url: z.string(),
  role_description: text,
  main_requirements: text,
  nice_to_have: text,
  perks: text,
  remote: z.boolean().nullish(),
  type: text,
  tags: z.array(z.string()).nullish(),
  gross_salary_low: amount,
  gross_salary_high: amount,
  currency_code: text,
  locations: z.array(z.object({ city: text, country_code: text })).nullish(),
  published_at: text,
  updated_at: text,
  expires_at: text,
});
const page = (offset: number): SourceRequest => ({
  kind: "list",
  url: `https://landing.jobs/api/v1/jobs?limit=${PAGE}&offset=${offset}`,
});

/** Landing.jobs, technology jobs in Europe. A bare array; only the URL names the employer. Salaries are gross per year. */
export const landingjobs: Source = {
  id: "landingjobs",
  name: "Landing.jobs",
  homepage: "https://landing.jobs",
  terms: {
    attribution: "Source: Landing.jobs",
    maxRunsPerDay: 12,
    note: "A public interface without published terms: the job links to its page there.",
  },
  payload: "json",
  kind: "board",
  token: /^all$/,

  requests: () => [page(0)],

  next(answer) {
    const jobs = readList("landingjobs", answer.payload);
    const following = Number(new URL(answer.request.url).searchParams.get("offset")) + PAGE;
    return jobs.length === PAGE && following < MOST_ROWS ? [page(following)] : [];
  },

  postings(answer) {
    return readItems(readList("landingjobs", answer.payload), Job, (job) => {
      const employer = /\/at\/([^/?#]+)/.exec(job.url)?.[1];
      return {
        externalId: job.id,
        url: job.url,
        title: job.title,
        company: { name: employer && boardCompany({ token: employer }) },
        body: joinSections([
          { html: job.role_description },
          { heading: "Requirements", html: job.main_requirements },
          { heading: "Nice to have", html: job.nice_to_have },
          { heading: "Benefits", html: job.perks },
        ]),
        locations: (job.locations ?? []).map((place) => placeText(place.city, place.country_code)),
        workplace: workplaceByFlag("remote", job.remote),
        employmentType: job.type,
        tags: job.tags,
        salary: job.gross_salary_high
          ? { min: job.gross_salary_low, max: job.gross_salary_high, currency: job.currency_code, period: "year" }
          : undefined,
        postedAt: job.published_at,
        updatedAt: job.updated_at,
        closesAt: job.expires_at,
      };
    });
  },
};
