import { Detail, Page, Row, sharedFields } from "./shape.ts";
import { readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const PAGES_PER_RUN = 5;
const headersOf = (board: BoardRef) => ({ authorization: `Bearer ${board.keys?.["HH_TOKEN"] ?? ""}` });
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://api.hh.ru/vacancies?schedule=remote&professional_role=${board.token}&order_by=publication_time&per_page=100&page=${number}`,
  headers: headersOf(board),
});

/** HeadHunter, one board per professional role by its number (`96` for developers). Requests remote vacancies only; details hold the texts. */
export const hh: Source = {
  id: "hh",
  name: "HeadHunter",
  homepage: "https://hh.ru",
  terms: {
    url: "https://dev.hh.ru/admin/developer_agreement",
    attribution: "Source: hh.ru",
    maxRunsPerDay: 4,
    offByDefault: true,
    note: "Needs the token of an application that hh.ru has registered, under its developer agreement: read the agreement and ask api@hh.ru about a job search before turning it on. Written from the interface's documentation.",
  },
  keys: ["HH_TOKEN"],
  unproven: true,
  payload: "json",
  kind: "board",
  window: true,
  token: /^\d{1,4}$/,

  requests: (board) => [page(board, 0)],

  next({ request, payload }, board) {
    const { pages } = readRoot("hh", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("page")) + 1;
    const details = listed(payload).postings.map(({ externalId }): SourceRequest => ({
      kind: "detail",
      externalId,
      url: `https://api.hh.ru/vacancies/${encodeURIComponent(externalId)}`,
      headers: headersOf(board),
    }));
    return following < Math.min(pages, PAGES_PER_RUN) ? [page(board, following), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list") return listed(payload);
    return readItems([readRoot("hh", Detail, payload)], Detail, (vacancy) => ({
      ...sharedFields(vacancy),
      body: vacancy.description,
      tags: vacancy.key_skills?.map((skill) => skill.name ?? ""),
    }));
  },
};

function listed(payload: unknown) {
  return readItems(readRoot("hh", Page, payload).items, Row, (vacancy) =>
    vacancy.archived ? { skip: "archived" } : sharedFields(vacancy),
  );
}
