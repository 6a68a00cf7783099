import { z } from "zod";
import { amount, boardCompany, idText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { mayBeRemote, valueOf, workplaceByWord } from "#sources/workplace.ts";

const API = "https://app.dover.com/api/v1";
const SLUGS = "/api/v1/careers-page-slug/";
const TOKEN = /^[a-z0-9][\w-]{0,99}$/i;
const PAGE = 100;
const MOST_PAGES = 20;
const WORKPLACES = { REMOTE: "remote", HYBRID: "hybrid", ONSITE: "onsite" } as const;
const PERIODS = { YEARLY: "year", MONTHLY: "month", WEEKLY: "week", DAILY: "day", HOURLY: "hour" } as const;

const Place = z.object({ name: text, location_option: z.object({ display_name: text }).nullish() });
const Client = z.object({ id: idText, name: text });
const Row = z.object({
  id: idText,
  title: z.string(),
  locations: z.array(Place).nullish(),
  workplace_type: text,
  is_published: z.boolean().nullish(),
  is_sample: z.boolean().nullish(),
});
const Page = z.object({ next: text, results: z.array(z.unknown()) });
const Detail = z.object({
  id: idText,
  title: z.string(),
  client_name: text,
  user_provided_description: text,
  active: z.boolean().nullish(),
  is_private: z.boolean().nullish(),
  created: text,
  compensation: z
    .object({
      lower_bound: amount,
      upper_bound: amount,
      currency_code: text,
      salary_range_type: text,
      employment_type: text,
      open_to_sharing_comp: z.boolean().nullish(),
    })
    .nullish(),
});

function page(clientId: string, offset: number): SourceRequest {
  return {
    kind: "list",
    url: `${API}/careers-page/${encodeURIComponent(clientId)}/jobs?limit=${PAGE}&offset=${offset}`,
  };
}

/** Dover. The first answer holds the company's id, the next ones its openings; details hold the texts. */
export const dover: Source = {
  id: "dover",
  name: "Dover",
  homepage: "https://www.dover.com",
  terms: { note: "The interface of each employer's public careers page." },
  payload: "json",
  kind: "ats",
  token: TOKEN,

  requests: (board) => [{ kind: "list", url: `${API}/careers-page-slug/${board.token}` }],

  next({ request, payload }, board) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(SLUGS)) return [page(readRoot("dover", Client, payload).id, 0)];
    const { next, results } = readRoot("dover", Page, payload);
    const following = Number(searchParams.get("offset")) + PAGE;
    const details = rowsIn(results, board)
      .postings.filter(mayBeRemote)
      .map(({ externalId }): SourceRequest => ({
        kind: "detail",
        externalId,
        url: `${API}/inbound/application-portal-job/${encodeURIComponent(externalId)}`,
      }));
    const more = next && results.length > 0 && following < MOST_PAGES * PAGE;
    return more ? [page(pathname.split("/")[4]!, following), ...details] : details;
  },

  postings({ request, payload }, board) {
    if (request.kind === "list") {
      if (!new URL(request.url).pathname.startsWith(SLUGS))
        return rowsIn(readRoot("dover", Page, payload).results, board);
      readRoot("dover", Client, payload);
      return { postings: [], rejected: [] };
    }
    return readItems([readRoot("dover", Detail, payload)], Detail, (job) => {
      if (job.active === false || job.is_private) return { skip: "unlisted" };
      const pay = job.compensation?.open_to_sharing_comp ? job.compensation : undefined;
      return {
        externalId: job.id,
        url: pageOf(board, job.id),
        title: job.title,
        company: { name: job.client_name || boardCompany(board) },
        body: job.user_provided_description,
        employmentType: job.compensation?.employment_type,
        salary: pay && {
          min: pay.lower_bound,
          max: pay.upper_bound,
          currency: pay.currency_code,
          period: valueOf(PERIODS, pay.salary_range_type),
        },
        postedAt: job.created,
      };
    });
  },

  boardOf(url) {
    const token = /^\/jobs\/([^/]+)\/?$/.exec(url.pathname)?.[1];
    return url.hostname === "app.dover.com" && token && TOKEN.test(token) ? token : null;
  },
};

const pageOf = (board: BoardRef, id: string) => `https://app.dover.com/apply/${board.token}/${encodeURIComponent(id)}`;

function rowsIn(results: readonly unknown[], board: BoardRef) {
  return readItems(results, Row, (job) => {
    if (job.is_sample || job.is_published === false) return { skip: job.is_sample ? "sample" : "not-published" };
    return {
      externalId: job.id,
      url: pageOf(board, job.id),
      title: job.title,
      company: { name: boardCompany(board) },
      locations: job.locations?.map(({ name, location_option }) => location_option?.display_name || name || ""),
      workplace: workplaceByWord(WORKPLACES, "workplace_type", job.workplace_type),
    };
  });
}
