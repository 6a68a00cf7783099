import { z } from "zod";
import { readEmbedded } from "#sources/payload.ts";
import { boardCompany, idText, readItems, readRoot, SourceShapeError, text } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { isRemote, workplaceByFlag } from "#sources/workplace.ts";

const HOST = "https://recruiting.paylocity.com";
const Data = z.object({ Jobs: z.array(z.unknown()) });
const Job = z.object({
  JobId: idText,
  JobTitle: z.string(),
  LocationName: text,
  HiringDepartment: text,
  PublishedDate: text,
  IsRemote: z.boolean().nullish(),
});

/** Paylocity's list of openings in a script of the page. Each text is a page, which is requested for remote openings only. */
export const paylocity = listThenDetails({
  site: { id: "paylocity", name: "Paylocity", homepage: "https://www.paylocity.com" },
  terms: { note: "Each employer's public careers page. One host serves every board." },
  payload: "html",
  token: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,

  list: (board) => ({ url: `${HOST}/recruiting/jobs/All/${board.token}` }),
  needsDetail: isRemote,
  detail: ({ title }) => ({ title }),

  readDetail({ request, payload }) {
    const html = readRoot("paylocity", z.string(), payload);
    const start = html.search(/<div[^>]*class="[^"]*job-preview-details/);
    if (start < 0) return { postings: [], rejected: [] };
    return readItems([html.slice(start)], z.string(), (part) => ({
      externalId: request.externalId,
      url: request.url,
      title: request.title,
      company: {},
      employmentType: /Job Type\s*<\/div>\s*<div[^>]*>([^<]*)</.exec(part)?.[1],
      body: descriptionIn(part),
    }));
  },

  readList(answer, board) {
    const html = readRoot("paylocity", z.string(), answer.payload);
    const script = /window\.pageData\s*=\s*(\{.*?\});?\s*<\/script>/s.exec(html)?.[1];
    if (script === undefined) throw new SourceShapeError("paylocity", "the page has no data");
    const { Jobs } = readRoot("paylocity", Data, readEmbedded("paylocity", script));
    return readItems(Jobs, Job, (job) => ({
      externalId: job.JobId,
      url: `${HOST}/Recruiting/Jobs/Details/${encodeURIComponent(job.JobId)}`,
      title: job.JobTitle,
      // The token is a meaningless number; only a list of boards or the operator knows the name.
      company: { name: boardCompany(board) },
      locations: [job.LocationName ?? ""],
      workplace: workplaceByFlag("IsRemote", job.IsRemote),
      department: job.HiringDepartment,
      postedAt: job.PublishedDate,
    }));
  },

  boardPages: ["recruiting.paylocity.com/recruiting/jobs/All/*"],
  boardOf(url) {
    const token = /^\/recruiting\/jobs\/all\/([\da-f-]{36})/i.exec(url.pathname)?.[1];
    return url.hostname === "recruiting.paylocity.com" && token ? token.toLowerCase() : null;
  },
});

/** Returns the part of the page after the heading of the description and before the footer or form. */
function descriptionIn(part: string): string {
  const body = part.replace(/^.*?>\s*Description\s*<\/div>/s, "");
  const end = body.search(/<(?:footer|form)\b|<div[^>]*(?:class|id)="[^"]*(?:apply|footer)/i);
  return end < 0 ? body : body.slice(0, end);
}
