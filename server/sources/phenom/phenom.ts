import { Job, Page } from "./shape.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { hostCompany, placeText, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote, valueOf } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_ROWS = 2000;
const WORKPLACES = { REMOTE: "remote", HYBRID: "hybrid", "ON-SITE": "onsite", ONSITE: "onsite" } as const;

/** Phenom's careers sites, each on the employer's own host. Pages with JSON-LD hold the texts; they are requested for openings that may be remote. */
export const phenom = listThenDetails({
  site: { id: "phenom", name: "Phenom", homepage: "https://www.phenom.com", unproven: true },
  terms: {
    note: "The interface behind each employer's public careers site. At most 2,000 openings of a site are read, and some sites give no list without a session. The shape comes from public collectors' code and notes.",
  },
  payload: "json",
  token: /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i,

  list: (board, from) => ({
    method: "POST",
    url: `https://${board.token}/widgets`,
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ deviceType: "desktop", ddoKey: "refineSearch", jobs: true, from, size: PAGE }),
  }),

  following(answer) {
    const { totalHits, data } = readRoot("phenom", Page, answer.payload).refineSearch;
    const { from } = JSON.parse(answer.request.body ?? '{"from":0}') as { from: number };
    const following = from + data.jobs.length;
    const more = totalHits ? following < totalHits : data.jobs.length >= PAGE;
    return data.jobs.length > 0 && more && following < MOST_ROWS ? following : null;
  },

  needsDetail: mayBeRemote,
  detail: () => ({ payload: "html" }),
  readDetail: (answer) => postingOfPage("phenom", answer),

  readList: (answer, board) =>
    readItems(readRoot("phenom", Page, answer.payload).refineSearch.data.jobs, Job, (job) => ({
      externalId: job.jobSeqNo,
      url: addressOf(board, job),
      title: job.title,
      company: { name: hostCompany(board) },
      excerpt: job.descriptionTeaser,
      locations: [job.cityStateCountry || job.cityState || placeText(job.city, job.state, job.country)],
      workplace: workplaceOf(job),
      employmentType: job.type,
      department: job.category,
      postedAt: job.postedDate,
    })),
});

/** Returns the page of an opening. The list writes `en_US`, the address `us/en`. */
function addressOf(board: BoardRef, { jobSeqNo, locale }: Job): string {
  const [language, country] = (locale ?? "").toLowerCase().split("_");
  const prefix = language && country ? `/${country}/${language}` : "";
  return `https://${board.token}${prefix}/job/${encodeURIComponent(jobSeqNo)}`;
}

function workplaceOf({ checkRemote }: Job) {
  const value = valueOf(WORKPLACES, checkRemote?.toUpperCase());
  return value && { value, evidence: `checkRemote: ${checkRemote}` };
}
