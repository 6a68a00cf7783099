import { z } from "zod";
import { Job, Jobs, State } from "./shape.ts";
import { readEmbedded } from "#sources/payload.ts";
import { placeText, readItems, readRoot, SourceShapeError, SUBDOMAIN } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import type { BoardRef, SourceAnswer } from "#sources/source.ts";
import { isRemote, valueOf, workplaceByWord } from "#sources/workplace.ts";

const WORKPLACES = { REMOTE: "remote", HYBRID: "hybrid", ONSITE: "onsite" } as const;
const PERIODS = { PER_HOUR: "hour", PER_DAY: "day", PER_WEEK: "week", PER_MONTH: "month", PER_YEAR: "year" } as const;

/** Join accepts no larger page. */
const PAGE_SIZE = 5;
/** A number is Join's own id of a company, which only its interface knows; any other token is the name in a page's address. */
const isCompanyId = ({ token }: BoardRef) => /^\d+$/.test(token);

/** Join's company pages with data in a script, or its list of a company by number. Details hold the texts (Markdown); they are requested for remote openings only. */
export const join = listThenDetails({
  site: { id: "join", name: "Join", homepage: "https://join.com" },
  terms: { note: "The data of each employer's public careers page." },
  payload: "html",
  token: SUBDOMAIN,

  first: 1,
  list: (board, number) =>
    isCompanyId(board)
      ? {
          payload: "json",
          url: `https://join.com/api/public/companies/${board.token}/jobs?page=${number}&pageSize=${PAGE_SIZE}`,
        }
      : { url: `https://join.com/companies/${board.token}${number > 1 ? `?page=${number}` : ""}` },

  following(answer, board) {
    const { page: at, pageCount } = jobsOf(answer, board).pagination ?? { page: 1, pageCount: 1 };
    return at < Math.min(pageCount, 200) ? at + 1 : null;
  },

  needsDetail: isRemote,
  detail: ({ externalId }) => ({ payload: "json", url: `https://join.com/api/public/jobs/${externalId}` }),
  readDetail: (answer, board) =>
    readItems([readRoot("join", Job, answer.payload)], Job, (job) =>
      toPosting(job, board, job.company?.name ?? board.companyName),
    ),

  readList(answer, board) {
    if (isCompanyId(board))
      return readItems(jobsOf(answer, board).items, Job, (job) => toPosting(job, board, board.companyName));
    const { company, jobs } = stateOf(answer.payload);
    return readItems(jobs.items, Job, (job) => ({
      ...toPosting(job, board, company.name),
      company: { name: company.name, logoUrl: company.logo, website: company.domain && `https://${company.domain}` },
    }));
  },

  boardPages: ["join.com/companies/*"],
  boardOf: (url) =>
    /^(www\.)?join\.com$/.test(url.hostname) ? (/^\/companies\/([a-z0-9-]+)/.exec(url.pathname)?.[1] ?? null) : null,
});

function jobsOf({ payload }: SourceAnswer, board: BoardRef): Jobs {
  return isCompanyId(board) ? readRoot("join", Jobs, payload) : stateOf(payload).jobs;
}

function stateOf(payload: unknown): State {
  const script = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(readRoot("join", z.string(), payload))?.[1];
  if (script === undefined) throw new SourceShapeError("join", "the page has no data");
  const Data = z.object({ props: z.object({ pageProps: z.object({ initialState: State }) }) });
  return readRoot("join", Data, readEmbedded("join", script)).props.pageProps.initialState;
}

function toPosting(job: Job, board: BoardRef, companyName: string | undefined) {
  // Join's amounts are in cents.
  const [min, max] = [job.salaryAmountFrom?.amount, job.salaryAmountTo?.amount ?? job.salaryAmountFrom?.amount].map(
    (cents) => (cents ? cents / 100 : undefined),
  );
  return {
    externalId: job.id,
    url: `https://join.com/companies/${job.company?.domain || board.token}/${job.idParam || job.id}`,
    title: job.title,
    company: { name: companyName },
    body: job.description,
    locations: [placeText(job.city?.cityName, job.city?.countryName)],
    workplace: workplaceByWord(WORKPLACES, "workplaceType", job.workplaceType),
    employmentType: job.employmentType?.name,
    department: job.category?.name,
    salary: max
      ? {
          min,
          max,
          currency: job.salaryAmountFrom?.currency,
          period: valueOf(PERIODS, job.salaryFrequency),
        }
      : undefined,
    postedAt: job.createdAt,
  };
}
