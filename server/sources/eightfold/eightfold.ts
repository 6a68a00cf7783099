import { Page, Position } from "./shape.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const MOST_ROWS = 2000;
/** Splits `acme.eightfold.ai/acme.com` into the careers host and the employer's domain. */
function siteOf(board: BoardRef) {
  const [host = "", domain = ""] = board.token.split("/");
  return { host, domain, api: `https://${host}/api/apply/v2/jobs` };
}
function page(board: BoardRef, start: number): SourceRequest {
  const { api, domain } = siteOf(board);
  return { kind: "list", url: `${api}?domain=${domain}&start=${start}&num=10&sort_by=timestamp` };
}

/** Eightfold careers sites, ten openings per page. Details hold the texts; they are requested for openings that may be remote. */
export const eightfold: Source = {
  id: "eightfold",
  name: "Eightfold",
  homepage: "https://eightfold.ai",
  terms: { note: "The interface behind each employer's public careers site." },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9.-]+\.[a-z]{2,}\/[a-z0-9.-]+\.[a-z]{2,}$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const { count, positions } = readRoot("eightfold", Page, answer.payload);
    const following = Number(new URL(answer.request.url).searchParams.get("start")) + positions.length;
    const { api, domain } = siteOf(board);
    const details = this.postings(answer, board)
      .postings.filter(mayBeRemote)
      .map(({ externalId }): SourceRequest => ({
        kind: "detail",
        externalId,
        url: `${api}/${encodeURIComponent(externalId)}?domain=${domain}`,
      }));
    return positions.length > 0 && following < Math.min(count, MOST_ROWS)
      ? [page(board, following), ...details]
      : details;
  },

  postings(answer, board) {
    const { host, domain } = siteOf(board);
    const items =
      answer.request.kind === "detail"
        ? [readRoot("eightfold", Position, answer.payload)]
        : readRoot("eightfold", Page, answer.payload).positions;
    return readItems(items, Position, (job) => {
      if (job.isPrivate) return { skip: "not-published" };
      const option = job.work_location_option?.toLowerCase() ?? "";
      const value = option.startsWith("remote")
        ? "remote"
        : option === "hybrid"
          ? "hybrid"
          : option === "onsite"
            ? "onsite"
            : null;
      return {
        externalId: job.id,
        url: job.canonicalPositionUrl || `https://${host}/careers/job/${encodeURIComponent(job.id)}`,
        title: job.posting_name || job.name,
        company: { name: board.companyName ?? boardCompany({ token: domain }), website: `https://${domain}` },
        body: job.job_description,
        locations: job.locations?.length ? job.locations : [job.location ?? ""],
        workplace: value && { value, evidence: `work_location_option: ${option}` },
        department: job.department,
        postedAt: job.t_create,
        updatedAt: job.t_update,
      };
    });
  },
};
