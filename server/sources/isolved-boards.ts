import { z } from "zod";
import {
  boardCompany,
  idText,
  placeText,
  readItems,
  readRoot,
  SourceShapeError,
  SUBDOMAIN,
  text,
} from "#sources/read.ts";
import type { BoardRef, ReadResult, Source, SourceAnswer, SourceRequest } from "#sources/source.ts";
import { mayBeRemote, workplaceByWord } from "#sources/workplace.ts";

const WORKPLACES = {
  Remote: "remote",
  Hybrid: "hybrid",
  "Work from home flexibility": "hybrid",
  Onsite: "onsite",
  "On-Site": "onsite",
} as const;
const CURRENCIES: Readonly<Record<string, string>> = { USA: "USD", CAN: "CAD" };

const List = z.object({ success: z.literal(true), data: z.object({ jobs: z.array(z.unknown()) }) });
const Row = z.object({
  id: idText,
  title: z.string(),
  city: text,
  stateName: text,
  abbreviation: text,
  /** The country's code of three letters. */
  iso3: text,
  jobLocation: text,
  workplaceType: text,
  employmentType: text,
  orgTitle: text,
  classification: text,
  minSalary: text,
  maxSalary: text,
  payTypeFrame: text,
  startDateRef: text,
  endDateRef: text,
  untilFilled: z.number().nullish(),
});
const Detail = z.object({
  id: idText,
  title: z.string(),
  description: text,
  advertisingDescriptionHtml: text,
  advertisingDescription: text,
});
const DetailPage = z.object({ success: z.literal(true), data: z.unknown() });

/** Builds a source for one of the two domains of isolved's hiring sites, formerly ApplicantPro. They run the same software. */
export function isolvedBoards(site: Pick<Source, "id" | "name" | "homepage"> & { domain: string }): Source {
  const { domain, ...names } = site;
  const origin = (board: BoardRef) => `https://${board.token.toLowerCase()}.${domain}`;
  const listAddress = (board: BoardRef, id: string) => `${origin(board)}/core/jobs/${id}`;
  return {
    ...names,
    terms: {
      note: "The list behind each employer's public careers site. Written from public descriptions of the interface.",
    },
    unproven: true,
    payload: "json",
    kind: "ats",
    token: SUBDOMAIN,

    requests: (board) => [{ kind: "list", payload: "html", url: `${origin(board)}/jobs/` }],

    next(answer, board) {
      if (typeof answer.payload === "string") {
        const address = listAddress(board, siteIdIn(names.id, answer.payload));
        return [{ kind: "list", url: `${address}?getParams=%7B%7D` }];
      }
      const { pathname } = new URL(answer.request.url);
      return this.postings(answer, board)
        .postings.filter(mayBeRemote)
        .map(({ externalId }): SourceRequest => ({
          kind: "detail",
          externalId,
          url: `${origin(board)}${pathname}/${encodeURIComponent(externalId)}/job-details`,
        }));
    },

    postings(answer, board) {
      const address = (id: string) => `${origin(board)}/jobs/${encodeURIComponent(id)}`;
      if (answer.request.kind === "detail") return readDetail(names.id, answer, address);
      if (typeof answer.payload !== "string") return readRows(names.id, answer, board, address);
      siteIdIn(names.id, answer.payload);
      return { postings: [], rejected: [] };
    },

    boardOf(url) {
      const opening =
        url.hostname === `www.${domain}` ? /^\/openings\/([a-z0-9-]+)/i.exec(url.pathname)?.[1] : undefined;
      const own = url.hostname.endsWith(`.${domain}`) ? url.hostname.slice(0, -domain.length - 1) : "";
      const token = opening ?? (["www", "app", "admin", "jobs", "static"].includes(own) ? "" : own);
      return SUBDOMAIN.test(token) ? token.toLowerCase() : null;
    },
  };
}

/** Returns the number of the employer's site, which its page holds. Throws SourceShapeError. */
function siteIdIn(sourceId: string, page: string): string {
  const id = /\bdomain_?id["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,9})/i.exec(page)?.[1];
  if (id === undefined) throw new SourceShapeError(sourceId, "the page is not an employer's careers site");
  return id;
}

type AddressOf = (id: string) => string;

function readRows(sourceId: string, { payload }: SourceAnswer, board: BoardRef, address: AddressOf): ReadResult {
  return readItems(readRoot(sourceId, List, payload).data.jobs, Row, (job) => ({
    externalId: job.id,
    url: address(job.id),
    title: job.title,
    company: { name: boardCompany(board) },
    locations: [job.city ? placeText(job.city, job.stateName ?? job.abbreviation, job.iso3) : (job.jobLocation ?? "")],
    workplace: workplaceByWord(WORKPLACES, "workplaceType", job.workplaceType),
    employmentType: job.employmentType,
    department: job.orgTitle || job.classification,
    salary: salaryOf(job),
    postedAt: job.startDateRef,
    closesAt: job.untilFilled === 1 ? undefined : job.endDateRef,
  }));
}

function readDetail(sourceId: string, { payload }: SourceAnswer, address: AddressOf): ReadResult {
  return readItems([readRoot(sourceId, DetailPage, payload).data], Detail, (job) => ({
    externalId: job.id,
    url: address(job.id),
    title: job.title,
    company: {},
    body: job.advertisingDescriptionHtml || job.description || job.advertisingDescription,
  }));
}

/** The list writes amounts as "110,000.00" and names no currency; the country tells the dollar. */
function salaryOf({ minSalary, maxSalary, payTypeFrame, iso3 }: z.infer<typeof Row>) {
  const [min, max] = [minSalary, maxSalary].map((value) => Number(value?.replaceAll(",", "")) || undefined);
  if (!min && !max) return undefined;
  const currency = CURRENCIES[iso3 ?? ""];
  const period = (["hour", "day", "week", "month", "year"] as const).find((unit) => payTypeFrame === `per ${unit}`);
  if (currency) return { min, max, currency, period };
  return { text: [[minSalary, maxSalary].filter(Boolean).join(" - "), payTypeFrame].filter(Boolean).join(" ") };
}
