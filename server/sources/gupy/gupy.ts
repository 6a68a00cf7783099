import { z } from "zod";
import { idText, placeText, readItems, readRoot, SourceShapeError, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceByWord, workplaceIfRemote } from "#sources/workplace.ts";

/** The largest page that the interface allows. */
const PAGE = 100;
const MOST_ROWS = 5000;
const WORKPLACES = { remote: "remote", hybrid: "hybrid", "on-site": "onsite" } as const;
const TYPES: Readonly<Record<string, string>> = {
  vacancy_type_effective: "Permanent",
  vacancy_type_internship: "Internship",
  vacancy_type_apprentice: "Apprenticeship",
  vacancy_type_temporary: "Temporary",
};

const Page = z.object({ data: z.array(z.unknown()) });
const Owner = z.object({ companyId: idText });
const Job = Owner.extend({
  id: idText,
  name: z.string(),
  jobUrl: z.string(),
  description: text,
  careerPageName: text,
  careerPageLogo: text,
  type: text,
  city: text,
  state: text,
  country: text,
  workplaceType: text,
  isRemoteWork: z.boolean().nullish(),
  publishedDate: text,
  applicationDeadline: text,
  skills: z.array(z.union([z.string(), z.object({ name: text }).transform(({ name }) => name ?? "")])).nullish(),
});

const page = (board: BoardRef, offset: number): SourceRequest => ({
  kind: "list",
  url: `https://portal.gupy.io/api/job-search/jobs?companyId=${board.token}&limit=${PAGE}&offset=${offset}`,
});

/** Gupy, Brazil's largest system: one company's part of its portal. The portal's total can't be trusted, so a short page is the last. */
export const gupy: Source = {
  id: "gupy",
  name: "Gupy",
  homepage: "https://www.gupy.io",
  terms: {
    note: "The search behind Gupy's public portal of openings. Written from public descriptions of the interface, which moved in October 2026; a board fails if the search ignores the company.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: /^[1-9]\d{0,9}$/,

  requests: (board) => [page(board, 0)],

  next({ request, payload }, board) {
    const offset = Number(new URL(request.url).searchParams.get("offset")) + PAGE;
    return readRoot("gupy", Page, payload).data.length >= PAGE && offset < MOST_ROWS ? [page(board, offset)] : [];
  },

  postings({ payload }, board) {
    const { data } = readRoot("gupy", Page, payload);
    const isOther = (row: unknown) => (Owner.safeParse(row).data?.companyId ?? board.token) !== board.token;
    if (data.some(isOther)) throw new SourceShapeError("gupy", "the search returns openings of other companies");
    return readItems(data, Job, (job) => {
      if (job.type === "vacancy_type_talent_pool") return { skip: "talent-pool" };
      return {
        externalId: job.id,
        url: job.jobUrl,
        title: job.name,
        company: { name: job.careerPageName || board.companyName, logoUrl: job.careerPageLogo },
        body: job.description,
        locations: [placeText(job.city, job.state, job.country)],
        workplace:
          workplaceByWord(WORKPLACES, "workplaceType", job.workplaceType) ??
          workplaceIfRemote("isRemoteWork", job.isRemoteWork),
        employmentType: TYPES[job.type ?? ""] ?? job.type,
        tags: job.skills,
        postedAt: job.publishedDate,
        closesAt: job.applicationDeadline,
      };
    });
  },
};
