import { Detail, fieldsOf, Page, Row } from "./shape.ts";
import { readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const API = "https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc";
/** The key that the agency's own website sends for every visitor. */
const HEADERS = { "x-api-key": "jobboerse-jobsuche" };
const PAGE = 100;
const MOST_PAGES = 20;
const DAYS = 14;
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url:
    `${API}/v6/jobs?angebotsart=1&arbeitszeit=ho&berufsfeld=${encodeURIComponent(board.token)}` +
    `&veroeffentlichtseit=${DAYS}&size=${PAGE}&page=${number}`,
  headers: HEADERS,
});

/**
 * The job search of Germany's federal employment agency, one board per occupational field (`Informatik`). Requests openings of
 * two weeks that allow work from home; the text decides whether they are remote, and only details hold it. Openings
 * that the agency copies from other job boards are skipped.
 */
export const arbeitsagentur: Source = {
  id: "arbeitsagentur",
  name: "Bundesagentur für Arbeit",
  homepage: "https://www.arbeitsagentur.de/jobsuche/",
  terms: {
    url: "https://github.com/bundesAPI/jobsuche-api",
    attribution: "Source: Bundesagentur für Arbeit",
    maxRunsPerDay: 2,
    offByDefault: true,
    note: "The interface behind the agency's own website, which publishes no terms for other job searches: ask the agency before turning it on. Written from public descriptions of its sixth version.",
  },
  unproven: true,
  payload: "json",
  kind: "board",
  window: true,
  token: /^\p{Lu}[\p{L} ,/()-]{2,99}$/u,

  requests: (board) => [page(board, 1)],

  next({ request, payload }, board) {
    const { ergebnisliste, maxErgebnisse } = readRoot("arbeitsagentur", Page, payload);
    const number = Number(new URL(request.url).searchParams.get("page"));
    const more = (ergebnisliste?.length ?? 0) > 0 && number * PAGE < (maxErgebnisse ?? 0) && number < MOST_PAGES;
    const details = listed(payload).postings.map(({ externalId }) => ({
      kind: "detail" as const,
      externalId,
      url: `${API}/v4/jobdetails/${encodeURIComponent(Buffer.from(externalId).toString("base64"))}`,
      headers: HEADERS,
    }));
    return more ? [page(board, number + 1), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list") return listed(payload);
    return readItems([readRoot("arbeitsagentur", Detail, payload)], Detail, (job) => ({
      ...fieldsOf(job),
      body: job.stellenangebotsBeschreibung,
    }));
  },
};

function listed(payload: unknown) {
  return readItems(readRoot("arbeitsagentur", Page, payload).ergebnisliste ?? [], Row, (job) =>
    job.externeURL?.trim() ? { skip: "listed-elsewhere" } : fieldsOf(job),
  );
}
