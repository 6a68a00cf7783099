import { z } from "zod";
import { amount, idText, joinSections, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const Vacancy = z.object({
  vacancy: z.object({
    id: idText,
    "job-name": z.string(),
    vac_url: text,
    "creation-date": text,
    region: z.object({ name: text }).nullish(),
    company: z.object({ name: text }).nullish(),
    employment: text,
    schedule: text,
    duty: text,
    requirements: text,
    requirement: z.object({ education: text }).nullish(),
    salary_min: amount,
    salary_max: amount,
  }),
});
/** The list is absent when nothing matches. */
const Page = z.object({
  meta: z.object({ total: z.number() }),
  results: z.object({ vacancies: z.array(z.unknown()).nullish() }),
});
const WORKPLACES = { "Дистанционная (удаленная) работа": "remote" } as const;
const PAGE = 100;
const MOST_PAGES = 20;
/** The API calls the number of a page, from zero, an offset. */
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url:
    `https://opendata.trudvsem.ru/api/v1/vacancies/region/${board.token}?text=${encodeURIComponent("удаленная работа")}` +
    `&limit=${PAGE}&offset=${number}`,
});

/**
 * Rabota Rossii, the open data of Russia's employment service, one board per region by its classifier's code. The API has no
 * filter for remote work, so it is asked for vacancies that mention it.
 */
export const trudvsem: Source = {
  id: "trudvsem",
  name: "Работа России",
  homepage: "https://trudvsem.ru",
  terms: {
    url: "https://trudvsem.ru/opendata/api",
    attribution: "Source: Работа России",
    maxRunsPerDay: 1,
    openData: true,
    note: "Open data without a key, published for re-use. The people named as contacts are not stored. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "board",
  window: true,
  token: /^\d{13}$/,

  requests: (board) => [page(board, 0)],

  next({ request, payload }, board) {
    const { meta, results } = readRoot("trudvsem", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("offset")) + 1;
    const more = (results.vacancies?.length ?? 0) > 0 && following * PAGE < meta.total && following < MOST_PAGES;
    return more ? [page(board, following)] : [];
  },

  postings({ payload }) {
    return readItems(readRoot("trudvsem", Page, payload).results.vacancies ?? [], Vacancy, ({ vacancy }) => ({
      externalId: vacancy.id,
      url: vacancy.vac_url,
      title: vacancy["job-name"],
      company: { name: vacancy.company?.name },
      body: joinSections([
        { heading: "Обязанности", html: vacancy.duty },
        { heading: "Требования", html: vacancy.requirements },
      ]),
      locations: [vacancy.region?.name ?? ""],
      workplace: workplaceByWord(WORKPLACES, "schedule", vacancy.schedule),
      employmentType: vacancy.employment,
      education: vacancy.requirement?.education,
      salary: vacancy.salary_max
        ? { min: vacancy.salary_min, max: vacancy.salary_max, currency: "RUB", period: "month" }
        : undefined,
      postedAt: vacancy["creation-date"],
    }));
  },
};
