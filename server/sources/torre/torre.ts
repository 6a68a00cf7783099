import { Detail, Opportunity, Page, postingOf } from "./shape.ts";
import { joinSections, readItems, readRoot } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { isRemote } from "#sources/workplace.ts";

const PAGE = 50;
const PAGES_PER_RUN = 6;
const SECTIONS: Record<string, string> = { requirements: "Requirements", benefits: "Benefits", additional: "More" };
const page = (offset: number): SourceRequest => ({
  kind: "list",
  url: `https://search.torre.co/opportunities/_search/?size=${PAGE}&offset=${offset}&aggregate=false`,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ and: [{ remote: { term: true } }, { status: { code: "open" } }] }),
});

/** Torre, a job site with openings of its own and copied ones. Requests remote ones only; details hold the text. */
export const torre: Source = {
  id: "torre",
  name: "Torre",
  homepage: "https://torre.ai",
  terms: {
    attribution: "Source: Torre",
    maxRunsPerDay: 4,
    note: "The interface behind the site's public search, without published terms: the job links to its page there. The people behind an opening are not stored.",
  },
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: () => [page(0)],

  next({ request, payload }) {
    const { total, results } = readRoot("torre", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("offset")) + PAGE;
    const details = readItems(results, Opportunity, postingOf)
      .postings.filter(isRemote)
      .map(({ externalId }): SourceRequest => ({
        kind: "detail",
        externalId,
        url: `https://torre.ai/api/suite/opportunities/${encodeURIComponent(externalId)}`,
      }));
    const more = results.length > 0 && following < Math.min(total ?? 0, PAGES_PER_RUN * PAGE);
    return more ? [page(following), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list") return readItems(readRoot("torre", Page, payload).results, Opportunity, postingOf);
    return readItems([readRoot("torre", Detail, payload)], Detail, (job) => ({
      externalId: job.id,
      url: `https://torre.ai/post/${encodeURIComponent(job.id)}`,
      title: job.objective,
      company: {},
      body: joinSections(
        (job.details ?? []).map(({ code, content }) => ({ heading: SECTIONS[code ?? ""], html: content })),
      ),
    }));
  },
};
