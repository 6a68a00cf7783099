import { Page, Position } from "./shape.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const MOST_ROWS = 2000;
/** Splits `acme.eightfold.ai/acme.com` into the careers host and the employer's domain. */
function siteOf(board: BoardRef) {
  const [host = "", domain = ""] = board.token.split("/");
  return { host, domain, api: `https://${host}/api/apply/v2/jobs` };
}

/** Eightfold careers sites, ten openings per page. Details hold the texts; they are requested for openings that may be remote. */
export const eightfold = listThenDetails({
  site: { id: "eightfold", name: "Eightfold", homepage: "https://eightfold.ai" },
  terms: { note: "The interface behind each employer's public careers site." },
  payload: "json",
  token: /^[a-z0-9.-]+\.[a-z]{2,}\/[a-z0-9.-]+\.[a-z]{2,}$/i,

  list(board, start) {
    const { api, domain } = siteOf(board);
    return { url: `${api}?domain=${domain}&start=${start}&num=10&sort_by=timestamp` };
  },

  following(answer) {
    const { count, positions } = readRoot("eightfold", Page, answer.payload);
    const following = Number(new URL(answer.request.url).searchParams.get("start")) + positions.length;
    return positions.length > 0 && following < Math.min(count, MOST_ROWS) ? following : null;
  },

  needsDetail: mayBeRemote,
  detail({ externalId }, board) {
    const { api, domain } = siteOf(board);
    return { url: `${api}/${encodeURIComponent(externalId)}?domain=${domain}` };
  },

  readList: (answer, board) => readPositions(readRoot("eightfold", Page, answer.payload).positions, board),
  readDetail: (answer, board) => readPositions([readRoot("eightfold", Position, answer.payload)], board),
});

function readPositions(positions: unknown[], board: BoardRef) {
  const { host, domain } = siteOf(board);
  return readItems(positions, Position, (job) => {
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
      company: { name: boardCompany({ ...board, token: domain }), website: `https://${domain}` },
      body: job.job_description,
      locations: job.locations?.length ? job.locations : [job.location ?? ""],
      workplace: value && { value, evidence: `work_location_option: ${option}` },
      department: job.department,
      postedAt: job.t_create,
      updatedAt: job.t_update,
    };
  });
}
