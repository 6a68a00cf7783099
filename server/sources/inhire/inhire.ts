import { z } from "zod";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, idText, readItems, readRoot, SUBDOMAIN, text } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { isRemote, workplaceByWord } from "#sources/workplace.ts";

const API = "https://api.inhire.app/job-posts/public/pages";
const WORKPLACES = { Remote: "remote", Hybrid: "hybrid", "On-site": "onsite", Onsite: "onsite" } as const;

const Page = z.object({ tenantName: text, jobsPage: z.array(z.unknown()) });
const shared = { jobId: idText, displayName: z.string(), workplaceType: text, location: text };
const Row = z.object({ ...shared, status: text });
const Detail = z.object({
  ...shared,
  description: text,
  contractType: z.array(text).nullish(),
  publishedAt: text,
  lastPublishedAt: text,
});

/** InHire, a Brazilian system. The company is a header of each request. Details hold the texts; they are requested for remote openings only. */
export const inhire = listThenDetails({
  site: { id: "inhire", name: "InHire", homepage: "https://www.inhire.com.br", unproven: true },
  terms: {
    note: "The interface behind each employer's public careers page. One host serves every board. Written from public descriptions of the interface.",
  },
  payload: "json",
  token: SUBDOMAIN,

  list: (board) => ({ url: API, headers: headersOf(board) }),
  needsDetail: isRemote,
  detail: ({ externalId }, board) => ({
    url: `${API}/${encodeURIComponent(externalId)}`,
    headers: headersOf(board),
  }),

  readDetail: (answer, board) =>
    readItems([readRoot("inhire", Detail, answer.payload)], Detail, (job) => ({
      ...fieldsOf(job, board),
      company: {},
      body: job.description,
      employmentType: job.contractType?.filter(Boolean).join(", "),
      postedAt: job.publishedAt,
      updatedAt: job.lastPublishedAt,
    })),

  readList(answer, board) {
    const { tenantName, jobsPage } = readRoot("inhire", Page, answer.payload);
    return readItems(jobsPage, Row, (job) =>
      job.status === "published"
        ? { ...fieldsOf(job, board), company: { name: tenantName || boardCompany(board) } }
        : { skip: "not-published" },
    );
  },

  boardOf: (url) =>
    /^(?!www\.|api\.|app\.|carreira\.|help\.)([a-z0-9-]+)\.inhire\.app$/.exec(url.hostname)?.[1] ?? null,
});

function headersOf(board: BoardRef) {
  return { accept: "application/json", "x-tenant": board.token.toLowerCase() };
}

function fieldsOf(job: z.infer<typeof Row> | z.infer<typeof Detail>, board: BoardRef) {
  return {
    externalId: job.jobId,
    // The page needs a word after the id; any will do.
    url: `https://${board.token.toLowerCase()}.inhire.app/vagas/${encodeURIComponent(job.jobId)}/vaga`,
    title: job.displayName,
    locations: [job.location ?? ""],
    workplace: workplaceByWord(WORKPLACES, "workplaceType", job.workplaceType),
  };
}
