import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { valueOf, workplaceByWord } from "#sources/workplace.ts";

const Vacancy = z.object({
  vacancyId: idText,
  localId: z.string().min(1),
  position: z.string(),
  descr: text,
  employmentType: text,
  workCondition: text,
  region: z.object({ city: text, country: text }).nullish(),
  status: text,
  dc: z.number().nullish(),
  dm: z.number().nullish(),
});
const List = z.object({ status: z.literal("ok"), objects: z.array(z.unknown()) });
const CLOSED = new Set(["closed", "completed", "canceled", "cancelled"]);
const WORKPLACES = { remote: "remote", hybrid: "hybrid", office: "onsite" } as const;
const TYPES = {
  fullEmployment: "Full-time",
  partEmployment: "Part-time",
  underemployment: "Part-time",
  projectWork: "Contract",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
} as const;

/** CleverStaff's public list of an agency's or employer's openings. The clients that they are for are not stored. */
export const cleverstaff: Source = {
  id: "cleverstaff",
  name: "CleverStaff",
  homepage: "https://cleverstaff.net",
  terms: {
    note: "The list behind each employer's public vacancies page. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9][\w-]{0,99}$/i,

  requests: (board) => [
    {
      kind: "list",
      url: `https://cleverstaff.net/hr/public/getAllOpenVacancy?alias=${encodeURIComponent(board.token)}`,
    },
  ],

  postings({ payload }, board) {
    return readItems(readRoot("cleverstaff", List, payload).objects, Vacancy, (job) => {
      if (CLOSED.has(job.status ?? "")) return { skip: "closed" };
      return {
        externalId: job.vacancyId,
        url: `https://cleverstaff.net/i/vacancy-${encodeURIComponent(job.localId)}`,
        title: job.position,
        company: { name: boardCompany(board) },
        body: job.descr,
        locations: [placeText(job.region?.city, job.region?.country)],
        workplace: workplaceByWord(WORKPLACES, "workCondition", job.workCondition),
        employmentType: valueOf(TYPES, job.employmentType) ?? job.employmentType,
        postedAt: job.dc,
        updatedAt: job.dm,
      };
    });
  },

  boardOf(url) {
    if (url.hostname !== "cleverstaff.net") return null;
    return /^\/i\/([\w-]+)-vacancies\/?$/.exec(url.pathname)?.[1] ?? null;
  },
};
