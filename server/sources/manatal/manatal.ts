import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceByFlag } from "#sources/workplace.ts";

const MOST_PAGES = 100;
const Page = z.object({ next: text, results: z.array(z.unknown()) });
const Job = z.object({
  id: idText,
  hash: text,
  position_name: z.string(),
  organization_name: text,
  description: text,
  location_display: text,
  city: text,
  state: text,
  country: text,
  is_remote: z.boolean().nullish(),
  contract_details: text,
});

const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://core.api.manatal.com/open/v3/career-page/${encodeURIComponent(board.token)}/jobs/?page=${number}`,
});

/** Manatal's career pages (careers-page.com), mostly of staffing agencies. The list has everything, ten openings per page. */
export const manatal: Source = {
  id: "manatal",
  name: "Manatal",
  homepage: "https://www.manatal.com",
  terms: {
    note: "The interface behind each career page. Agencies often name no employer, and one opening may stand on several pages.",
  },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9][\w-]{0,99}$/i,

  requests: (board) => [page(board, 1)],

  // `next` has another host; only its presence matters.
  next(answer, board) {
    const { next, results } = readRoot("manatal", Page, answer.payload);
    const following = Number(new URL(answer.request.url).searchParams.get("page")) + 1;
    return next && results.length > 0 && following <= MOST_PAGES ? [page(board, following)] : [];
  },

  postings(answer, board) {
    return readItems(readRoot("manatal", Page, answer.payload).results, Job, (job) => {
      // The public URL contains the hash; a job without one has no page.
      if (!job.hash) return { skip: "not-published" };
      return {
        externalId: job.hash,
        url: `https://www.careers-page.com/${encodeURIComponent(board.token)}/job/${encodeURIComponent(job.hash)}`,
        title: job.position_name,
        company: { name: boardCompany(board) },
        body: job.description,
        locations: [job.location_display || placeText(job.city, job.state, job.country)],
        workplace: workplaceByFlag("is_remote", job.is_remote),
        employmentType: job.contract_details?.replaceAll("_", " "),
        department: job.organization_name,
      };
    });
  },

  boardPages: ["www.careers-page.com/*"],
  boardOf(url) {
    return /^(www\.)?careers-page\.com$/.test(url.hostname) ? url.pathname.split("/")[1] || null : null;
  },
};
