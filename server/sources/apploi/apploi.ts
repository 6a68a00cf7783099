import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, SourceShapeError, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const API = "https://api.apploi.com/v1/jobs";
const PAGE = 100;
const MOST_PAGES = 20;
/** No employer has this number, so a list of its openings is empty unless the interface ignores the employer. */
const NOBODY = "0";

const Page = z.object({ data: z.array(z.unknown()) });
const Job = z.object({
  id: idText,
  name: z.string().nullish(),
  description: text,
  city: text,
  state: text,
  country: text,
  published_date: text,
  brand_name_with_company_only: text,
  published: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  private: z.boolean().nullish(),
});

const page = (board: BoardRef, offset: number): SourceRequest => ({
  kind: "list",
  url: `${API}?employer=${board.token}&limit=${PAGE}&offset=${offset}`,
});

/**
 * Apploi, hiring in health care. Its interface has at times returned everybody's openings for any employer, so a run
 * first asks for the openings of nobody.
 */
export const apploi: Source = {
  id: "apploi",
  name: "Apploi",
  homepage: "https://www.apploi.com",
  terms: {
    note: "The list behind each employer's public job board. One host serves every board. Written from public descriptions of the interface, which in September 2026 ignored the employer; a board fails as long as it does.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: /^[1-9]\d{0,9}$/,

  requests: () => [{ kind: "list", url: `${API}?employer=${NOBODY}&limit=1&offset=0` }],

  next({ request, payload }, board) {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("employer") === NOBODY) return [page(board, 0)];
    const offset = Number(searchParams.get("offset")) + PAGE;
    const isFull = readRoot("apploi", Page, payload).data.length >= PAGE;
    return isFull && offset < MOST_PAGES * PAGE ? [page(board, offset)] : [];
  },

  postings({ request, payload }, board) {
    const { data } = readRoot("apploi", Page, payload);
    if (new URL(request.url).searchParams.get("employer") === NOBODY) {
      if (data.length > 0) throw new SourceShapeError("apploi", "the interface ignores the employer");
      return { postings: [], rejected: [] };
    }
    return readItems(data, Job, (job) => {
      if (!job.published || job.archived || job.private) return { skip: "not-published" };
      return {
        externalId: job.id,
        url: `https://jobs.apploi.com/view/${encodeURIComponent(job.id)}`,
        title: job.name,
        company: { name: job.brand_name_with_company_only || boardCompany(board) },
        body: job.description,
        locations: [placeText(job.city, job.state, job.country)],
        postedAt: job.published_date,
      };
    });
  },
};
