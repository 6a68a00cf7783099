import { Posting, Page } from "./shape.ts";
import { joinSections, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { isRemote, valueOf } from "#sources/workplace.ts";

const PAGE = 100;
const PERIODS = { HOURLY: "hour", DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" } as const;
const api = (board: BoardRef) =>
  `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board.token)}/postings`;
const page = (board: BoardRef, offset: number): SourceRequest => ({
  kind: "list",
  url: `${api(board)}?limit=${PAGE}&offset=${offset}`,
});

/** SmartRecruiters' posting API. Details hold the texts; they are requested for remote openings only. */
export const smartrecruiters: Source = {
  id: "smartrecruiters",
  name: "SmartRecruiters",
  homepage: "https://www.smartrecruiters.com",
  terms: {
    url: "https://developers.smartrecruiters.com/docs/posting-api",
    openData: true,
    note: "A public interface made for showing an employer's openings elsewhere. An unknown company answers with no openings.",
  },
  payload: "json",
  kind: "ats",
  token: /^[\w-]{1,100}$/,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const { totalFound, content } = readRoot("smartrecruiters", Page, answer.payload);
    const remote = readItems(content, Posting, toPosting).postings.filter(isRemote);
    const details = remote.map(({ externalId }): SourceRequest => ({
      kind: "detail",
      externalId,
      url: `${api(board)}/${encodeURIComponent(externalId)}`,
    }));
    const following = Number(new URL(answer.request.url).searchParams.get("offset") ?? 0) + content.length;
    return content.length > 0 && following < totalFound ? [page(board, following), ...details] : details;
  },

  postings(answer) {
    if (answer.request.kind === "detail")
      return readItems([readRoot("smartrecruiters", Posting, answer.payload)], Posting, toPosting);
    return readItems(readRoot("smartrecruiters", Page, answer.payload).content, Posting, toPosting);
  },

  boardPages: ["jobs.smartrecruiters.com/*", "careers.smartrecruiters.com/*"],
  boardOf(url) {
    if (!/^(jobs|careers|api)\.smartrecruiters\.com$/.test(url.hostname)) return null;
    const path = url.pathname.split("/").filter(Boolean);
    const token = path[0] === "v1" ? path[2] : path[0];
    return token && this.token.test(token) && token !== "external-referrals" ? token : null;
  },
};

function toPosting(posting: Posting) {
  if (posting.active === false) return { skip: "not-published" };
  const { remote, hybrid, fullLocation } = posting.location ?? {};
  // The id is the same in every language; `permanent` means full time here.
  const terms = String(posting.typeOfEmployment?.id ?? "");
  const level = String(posting.experienceLevel?.id ?? "").replaceAll("_", " ");
  const { compensation } = posting;
  return {
    externalId: posting.id,
    url: posting.postingUrl || `https://jobs.smartrecruiters.com/${posting.company.identifier}/${posting.id}`,
    title: posting.name,
    company: { name: posting.company.name || posting.company.identifier, industries: [posting.industry?.label ?? ""] },
    body: joinSections(
      Object.values(posting.jobAd?.sections ?? {}).map((section) => ({ heading: section?.title, html: section?.text })),
    ),
    locations: [fullLocation?.replace(/(, )+/g, ", ") ?? ""],
    workplace:
      typeof remote === "boolean"
        ? ({
            value: remote ? "remote" : hybrid ? "hybrid" : "onsite",
            evidence: `location.remote: ${remote}, location.hybrid: ${hybrid ?? "absent"}`,
          } as const)
        : undefined,
    employmentType: terms === "permanent" ? "full-time" : terms,
    department: [...new Set([posting.department?.label, posting.function?.label])].filter(Boolean).join(", "),
    level: level === "not applicable" ? "" : level,
    salary: compensation?.max
      ? { ...compensation, period: valueOf(PERIODS, compensation.period?.toUpperCase()) }
      : undefined,
    postedAt: posting.releasedDate,
    language: posting.language?.code,
  };
}
