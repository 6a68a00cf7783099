import { z } from "zod";
import { Detail, Job, Page } from "./shape.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, placeText, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, SourceRequest } from "#sources/source.ts";
import { mayBeRemote, valueOf } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_ROWS = 2000;
const WORKPLACES = { REMOTE: "remote", HYBRID: "hybrid", "ON-SITE": "onsite", ONSITE: "onsite" } as const;

function widget(board: BoardRef, fields: object): Omit<SourceRequest, "kind"> {
  return {
    method: "POST",
    url: `https://${board.token}/widgets`,
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ deviceType: "desktop", ...fields }),
  };
}

/** Returns the page of an opening. The list writes `en_US`, the address `us/en`. */
function addressOf(board: BoardRef, id: string, locale: string | null | undefined): string {
  const [language, country] = (locale ?? "").toLowerCase().split("_");
  const prefix = language && country ? `/${country}/${language}` : "";
  return `https://${board.token}${prefix}/job/${encodeURIComponent(id)}`;
}

/** Returns the locale in the address of an opening; undefined for an address without one. */
function localeIn(address: string): string | undefined {
  const [country, language, job] = new URL(address).pathname.split("/").slice(1);
  return job === "job" ? `${language}_${country}` : undefined;
}

/** Phenom's careers sites, each on the employer's own host. Details hold the texts; they are requested for openings that may be remote. */
export const phenom = listThenDetails({
  site: { id: "phenom", name: "Phenom", homepage: "https://www.phenom.com", unproven: true },
  terms: {
    note: "The interface behind each employer's public careers site. At most 2,000 openings of a site are read, and some sites give no list without a session. The shape comes from public collectors' code and notes.",
  },
  payload: "json",
  token: /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i,

  list: (board, from) => widget(board, { ddoKey: "refineSearch", jobs: true, from, size: PAGE }),

  following(answer) {
    const { totalHits, data } = readRoot("phenom", Page, answer.payload).refineSearch;
    const { from } = JSON.parse(answer.request.body ?? '{"from":0}') as { from: number };
    const following = from + data.jobs.length;
    const more = totalHits ? following < totalHits : data.jobs.length >= PAGE;
    return data.jobs.length > 0 && more && following < MOST_ROWS ? following : null;
  },

  needsDetail: mayBeRemote,
  detail: ({ externalId, title, url }, board) => ({
    ...widget(board, { ddoKey: "jobDetail", pageName: "job-details", jobSeqNo: externalId, lang: localeIn(url) }),
    title,
  }),

  readDetail({ request, payload }, board) {
    const { jobSeqNo, lang } = JSON.parse(request.body ?? "{}") as { jobSeqNo?: string; lang?: string };
    const { job } = readRoot("phenom", Detail, payload).jobDetail.data;
    return readItems(job.description ? [job.description] : [], z.string(), (body) => ({
      externalId: request.externalId,
      url: addressOf(board, jobSeqNo ?? request.externalId ?? "", lang),
      title: request.title,
      company: {},
      body,
    }));
  },

  readList: (answer, board) =>
    readItems(readRoot("phenom", Page, answer.payload).refineSearch.data.jobs, Job, (job) => ({
      externalId: job.jobSeqNo,
      url: addressOf(board, job.jobSeqNo, job.locale),
      title: job.title,
      company: { name: companyOf(board) },
      excerpt: job.descriptionTeaser,
      locations: [job.cityStateCountry || job.cityState || placeText(job.city, job.state, job.country)],
      workplace: workplaceOf(job),
      employmentType: job.type,
      department: job.category,
      postedAt: job.postedDate,
    })),
});

/** Returns the board's company, or the name in a host such as `careers.acme.com`. */
function companyOf(board: BoardRef): string {
  return board.companyName ?? boardCompany({ token: board.token.replace(/^(?:careers|jobs|talent|www)\./, "") });
}

function workplaceOf({ checkRemote }: Job) {
  const value = valueOf(WORKPLACES, checkRemote?.toUpperCase());
  return value && { value, evidence: `checkRemote: ${checkRemote}` };
}
