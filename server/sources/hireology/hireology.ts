import { z } from "zod";
import { boardCompany, decodeToken, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceByFlag } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_PAGES = 50;
const Page = z.object({ data: z.array(z.unknown()), count: z.number() });
const Job = z.object({
  id: idText,
  name: z.string(),
  status: text,
  remote: z.boolean().nullish(),
  job_description: text,
  locations: z.array(z.union([z.string(), z.object({ city: text, state: text })])).nullish(),
  employment_status: text,
  job_family: z.object({ name: text }).nullish(),
  organization: z.object({ name: text }).nullish(),
  career_site_url: text,
  created_at: text,
});

const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://api.hireology.com/v2/public/careers/${encodeURIComponent(board.token)}?page_size=${PAGE}&page=${number}`,
});

/** Hireology's list, which has the texts. A group's board lists the openings of its companies and names each. */
export const hireology: Source = {
  id: "hireology",
  name: "Hireology",
  homepage: "https://hireology.com",
  terms: {
    note: "The list behind each employer's public careers page. One host serves every board. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  // Some names keep the commas, ampersands and brackets of the company's own.
  token: /^[\p{L}\d][\p{L}\d.,'&():–-]{0,119}$/u,

  requests: (board) => [page(board, 1)],

  next({ request, payload }, board) {
    const { data, count } = readRoot("hireology", Page, payload);
    const number = Number(new URL(request.url).searchParams.get("page"));
    return data.length > 0 && number * PAGE < count && number < MOST_PAGES ? [page(board, number + 1)] : [];
  },

  postings: (answer, board) =>
    readItems(readRoot("hireology", Page, answer.payload).data, Job, (job) => {
      if (job.status !== "Open") return { skip: "not-published" };
      return {
        externalId: job.id,
        url:
          job.career_site_url ||
          `https://careers.hireology.com/${encodeURIComponent(board.token)}/${job.id}/description`,
        title: job.name,
        company: { name: job.organization?.name || boardCompany(board) },
        body: job.job_description,
        locations: job.locations?.map((place) =>
          typeof place === "string" ? place : placeText(place.city, place.state),
        ),
        workplace: workplaceByFlag("remote", job.remote),
        employmentType: job.employment_status,
        department: job.job_family?.name,
        postedAt: job.created_at,
      };
    }),

  boardOf(url) {
    const own = /^(?!www\.)([a-z0-9-]+)\.hireology\.careers$/.exec(url.hostname)?.[1];
    const path = url.hostname === "careers.hireology.com" ? url.pathname.split("/")[1] : undefined;
    const token = own ?? decodeToken(path ?? "");
    return this.token.test(token) ? token : null;
  },
};
