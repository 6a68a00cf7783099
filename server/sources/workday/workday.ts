import { z } from "zod";
import { boardCompany, idText, readItems, readRoot, text, type LoosePosting } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const Row = z.object({ title: z.string(), externalPath: idText, locationsText: text, remoteType: text, timeType: text });
const Page = z.object({ total: z.number(), jobPostings: z.array(z.unknown()) });
const Detail = z.object({
  jobPostingInfo: z.object({
    id: idText, title: z.string(), externalUrl: z.string(), jobDescription: text, location: text, additionalLocations: z.array(z.string()).nullish(),
    startDate: text, endDate: text, timeType: text, remoteType: text, canApply: z.boolean().nullish(), posted: z.boolean().nullish(),
    jobRequisitionLocation: z.object({ country: z.object({ descriptor: text }).nullish() }).nullish(),
  }),
  hiringOrganization: z.object({ name: text }).nullish(),
});

const PAGE = 20;
/** A query gives no more rows than this; a later offset starts again from the front. */
const MOST_ROWS = 2000;
const HINT = /remote|home|virtual|anywhere|telework|telecommut|distributed/i;

/** `tenant.wd5.myworkdayjobs.com/Site` in its parts. */
function siteOf(board: BoardRef) {
  const [host = "", site = ""] = board.token.split("/");
  return { host, site, api: `https://${host}/wday/cxs/${host.split(".")[0]}/${site}` };
}

function page(board: BoardRef, offset: number): SourceRequest {
  const body = JSON.stringify({ appliedFacets: {}, limit: PAGE, offset, searchText: "" });
  return { kind: "list", method: "POST", url: `${siteOf(board).api}/jobs`, headers: { "content-type": "application/json", accept: "application/json" }, body };
}

/** Workday careers sites. Every page follows from the first one's total; details only where the row hints at remote work. */
export const workday: Source = {
  id: "workday",
  name: "Workday",
  homepage: "https://www.workday.com",
  terms: { note: "The interface behind each employer's public careers site. At most 2,000 openings of a site are read." },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9-]+\.(wd\d+\.)?myworkday(jobs|site)\.com\/[\w-]{1,100}$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    if (answer.request.kind === "detail") return [];
    const { total, jobPostings } = readRoot("workday", Page, answer.payload);
    const { offset } = JSON.parse(answer.request.body ?? '{"offset":0}') as { offset: number };
    // Only the first page's total can be trusted.
    const pages = offset === 0 ? Array.from({ length: Math.max(0, Math.ceil(Math.min(total, MOST_ROWS) / PAGE) - 1) }, (_, index) => page(board, (index + 1) * PAGE)) : [];
    const hinted = jobPostings.map((row) => Row.safeParse(row).data).filter((row) => row && HINT.test(`${row.title} ${row.locationsText} ${row.remoteType} ${row.externalPath}`));
    const details = hinted.map((row): SourceRequest => ({ kind: "detail", externalId: row!.externalPath, url: `${siteOf(board).api}${row!.externalPath}`, headers: { accept: "application/json" } }));
    return [...pages, ...details];
  },

  postings(answer, board) {
    const { host, site } = siteOf(board);
    if (answer.request.kind === "detail") return readItems([readRoot("workday", Detail, answer.payload)], Detail, (detail) => fromDetail(detail, answer.request.externalId));
    return readItems(readRoot("workday", Page, answer.payload).jobPostings, Row, (row) => ({
      externalId: row.externalPath,
      url: `https://${host}/${site}${row.externalPath}`,
      title: row.title,
      company: { name: boardCompany(board) },
      // "3 Locations" hides the places; only the detail has them.
      locations: /^\d+ Locations$/.test(row.locationsText ?? "") ? [] : [row.locationsText ?? ""],
      workplace: workplaceOf(row.remoteType),
      employmentType: row.timeType,
    }));
  },

  boardOf(url) {
    if (!/\.myworkdayjobs\.com$/.test(url.hostname)) return null;
    const site = url.pathname.split("/").find((part) => part && !/^[a-z]{2}-[A-Z]{2}$/.test(part));
    return site && site !== "wday" ? `${url.hostname}/${site}` : null;
  },
};

function fromDetail({ jobPostingInfo: job, hiringOrganization }: z.infer<typeof Detail>, externalId?: string): LoosePosting | { skip: string } {
  if (job.posted === false || job.canApply === false) return { skip: "not-published" };
  return {
    externalId: externalId ?? job.id, url: job.externalUrl, title: job.title, body: job.jobDescription,
    company: { name: hiringOrganization?.name },
    locations: [job.location ?? "", ...(job.additionalLocations ?? [])],
    workplace: workplaceOf(job.remoteType), employmentType: job.timeType, postedAt: job.startDate, closesAt: job.endDate,
  };
}

/** The tenant's own words ("Fully Remote – US", "Flex"). */
function workplaceOf(words: string | null | undefined): LoosePosting["workplace"] {
  if (!words) return undefined;
  const value = /hybrid|flex|partial/i.test(words) ? "hybrid" : /^(?!.*not).*remote|home/i.test(words) ? "remote" : /on-?site|office/i.test(words) ? "onsite" : null;
  return value && { value, evidence: `remoteType: ${words}` };
}
