import { Detail, isoDay, Page, Row, sharedFields } from "./shape.ts";
import { readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { valueOf } from "#sources/workplace.ts";

const PAGE = 100;
const PAGES_PER_RUN = 5;
const PERIODS = {
  "per annum": "year",
  "per month": "month",
  "per week": "week",
  "per day": "day",
  "per hour": "hour",
} as const;
const headersOf = (board: BoardRef) => ({
  authorization: `Basic ${Buffer.from(`${board.keys?.["REED_KEY"] ?? ""}:`).toString("base64")}`,
});
const page = (board: BoardRef, skip: number): SourceRequest => ({
  kind: "list",
  url: `https://www.reed.co.uk/api/1.0/search?keywords=remote&resultsToTake=${PAGE}&resultsToSkip=${skip}`,
  headers: headersOf(board),
});

/**
 * Reed, jobs in the United Kingdom. It has no filter for remote work, so it is asked for jobs that mention it; the whole text, the
 * salary's period and the closing date are in the details.
 */
export const reed: Source = {
  id: "reed",
  name: "Reed",
  homepage: "https://www.reed.co.uk",
  terms: {
    url: "https://www.reed.co.uk/developers/jobseeker",
    attribution: "Source: Reed.co.uk",
    maxRunsPerDay: 4,
    note: "Needs a key, free of charge, with a limit of requests per hour. The job links to its page on Reed.",
  },
  keys: ["REED_KEY"],
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: (board) => [page(board, 0)],

  next({ request, payload }, board) {
    const { results, totalResults } = readRoot("reed", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("resultsToSkip")) + PAGE;
    const details = readItems(results, Row, sharedFields).postings.map(({ externalId }): SourceRequest => ({
      kind: "detail",
      externalId,
      url: `https://www.reed.co.uk/api/1.0/jobs/${encodeURIComponent(externalId)}`,
      headers: headersOf(board),
    }));
    const more = results.length > 0 && following < Math.min(totalResults, PAGES_PER_RUN * PAGE);
    return more ? [page(board, following), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list")
      return readItems(readRoot("reed", Page, payload).results, Row, (job) => ({
        ...sharedFields(job),
        excerpt: job.jobDescription,
        postedAt: isoDay(job.date),
      }));
    return readItems([readRoot("reed", Detail, payload)], Detail, (job) => ({
      ...sharedFields(job),
      body: job.jobDescription,
      employmentType: [job.contractType, job.fullTime ? "Full-time" : "", job.partTime ? "Part-time" : ""]
        .filter(Boolean)
        .join(", "),
      salary: job.maximumSalary
        ? {
            min: job.minimumSalary,
            max: job.maximumSalary,
            currency: job.currency,
            period: valueOf(PERIODS, job.salaryType),
          }
        : undefined,
      postedAt: isoDay(job.datePosted),
    }));
  },
};
