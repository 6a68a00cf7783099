import { z } from "zod";
import { amount, idText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const PAGE = 50;
const PAGES_PER_RUN = 10;
/** The countries that Adzuna covers, with their currencies. */
const CURRENCIES: Record<string, string> = {
  at: "EUR",
  au: "AUD",
  be: "EUR",
  br: "BRL",
  ca: "CAD",
  ch: "CHF",
  de: "EUR",
  es: "EUR",
  fr: "EUR",
  gb: "GBP",
  in: "INR",
  it: "EUR",
  mx: "MXN",
  nl: "EUR",
  nz: "NZD",
  pl: "PLN",
  sg: "SGD",
  us: "USD",
  za: "ZAR",
};
const Page = z.object({ count: z.number(), results: z.array(z.unknown()) });
const Job = z.object({
  id: idText,
  title: z.string(),
  redirect_url: z.string(),
  description: text,
  created: text,
  company: z.object({ display_name: text }).nullish(),
  location: z.object({ display_name: text, area: z.array(z.string()).nullish() }).nullish(),
  category: z.object({ label: text }).nullish(),
  contract_time: text,
  contract_type: text,
  salary_min: amount,
  salary_max: amount,
  salary_is_predicted: z.union([z.string(), z.number()]).nullish(),
});
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url:
    `https://api.adzuna.com/v1/api/jobs/${board.token}/search/${number}?app_id=${encodeURIComponent(board.keys?.["ADZUNA_APP_ID"] ?? "")}` +
    `&app_key=${encodeURIComponent(board.keys?.["ADZUNA_APP_KEY"] ?? "")}&results_per_page=${PAGE}&what=remote&max_days_old=30&sort_by=date`,
});

/** Adzuna, one board per country (`us`, `de`). It sends the first 500 characters of a text and has no field for remote work. */
export const adzuna: Source = {
  id: "adzuna",
  name: "Adzuna",
  homepage: "https://www.adzuna.com",
  terms: {
    url: "https://developer.adzuna.com/docs/terms_of_service",
    attribution: "Jobs by Adzuna",
    maxRunsPerDay: 12,
    noBulk: true,
    note: "Needs an application id and key, free of charge. Name Adzuna with a link; its guessed salaries are not shown.",
  },
  keys: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
  payload: "json",
  kind: "board",
  window: true,
  token: /^(at|au|be|br|ca|ch|de|es|fr|gb|in|it|mx|nl|nz|pl|sg|us|za)$/,

  requests: (board) => [page(board, 1)],

  next(answer, board) {
    const { count, results } = readRoot("adzuna", Page, answer.payload);
    const number = Number(/\/search\/(\d+)/.exec(answer.request.url)?.[1] ?? 1);
    return results.length > 0 && number * PAGE < count && number < PAGES_PER_RUN ? [page(board, number + 1)] : [];
  },

  postings(answer, board) {
    return readItems(readRoot("adzuna", Page, answer.payload).results, Job, (job) => {
      // Adzuna also guesses salaries; only a clear "0" means that the posting states one.
      const stated = String(job.salary_is_predicted ?? "1") === "0" && job.salary_max !== undefined;
      return {
        externalId: job.id,
        url: job.redirect_url,
        title: job.title,
        company: { name: job.company?.display_name },
        excerpt: job.description,
        locations: [job.location?.area?.toReversed().join(", ") || (job.location?.display_name ?? "")],
        employmentType: [job.contract_time, job.contract_type].filter(Boolean).join(", ").replaceAll("_", " "),
        department: job.category?.label,
        salary: stated
          ? { min: job.salary_min, max: job.salary_max, currency: CURRENCIES[board.token], period: "year" }
          : undefined,
        postedAt: job.created,
      };
    });
  },
};
