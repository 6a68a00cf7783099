import { type Place, Job } from "./shape.ts";
import { boardCompany, decodeToken, placeText, readItems, readList } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { valueOf, workplaceByWord } from "#sources/workplace.ts";

const WORKPLACES = { Remote: "remote", Hybrid: "hybrid", OnSite: "onsite" } as const;
const PERIODS = { "1 HOUR": "hour", "1 DAY": "day", "1 WEEK": "week", "1 MONTH": "month", "1 YEAR": "year" } as const;

/** Ashby's job board API: one body with the whole board. Board names are case-sensitive and may contain spaces. */
export const ashby: Source = {
  id: "ashby",
  name: "Ashby",
  homepage: "https://www.ashbyhq.com",
  terms: {
    url: "https://developers.ashbyhq.com/docs/public-job-posting-api",
    openData: true,
    note: "A public interface made for showing an employer's openings elsewhere.",
  },
  payload: "json",
  kind: "ats",
  maxBodyMiB: 64,
  token: /^[\p{L}\p{N}][\p{L}\p{N} ._%&'-]{0,99}$/u,

  requests: (board) => [
    {
      kind: "list",
      url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(decodeToken(board.token))}?includeCompensation=true`,
    },
  ],

  postings(answer, board) {
    return readItems(readList("ashby", answer.payload, "jobs"), Job, (job) => {
      if (job.isListed === false) return { skip: "unlisted" };
      return {
        externalId: job.id,
        url: job.jobUrl,
        title: job.title,
        company: { name: boardCompany(board) },
        body: job.descriptionHtml || job.descriptionPlain,
        locations: [job, ...(job.secondaryLocations ?? [])].map(placeOf),
        // Hybrid openings can have `isRemote` too, so it says nothing.
        workplace: workplaceByWord(WORKPLACES, "workplaceType", job.workplaceType),
        employmentType: job.employmentType,
        department: [...new Set([job.department, job.team])].filter(Boolean).join(", "),
        salary: salaryOf(job),
        postedAt: job.publishedAt,
      };
    });
  },

  boardPages: ["jobs.ashbyhq.com/*"],
  boardOf(url) {
    if (url.hostname !== "jobs.ashbyhq.com") return null;
    const token = decodeToken(url.pathname.split("/")[1] ?? "");
    return this.token.test(token) ? token : null;
  },
};

/** Returns the employer's words for a place, and the country of its address if the words omit it. */
function placeOf({ location, address }: Place): string {
  const country = address?.postalAddress?.addressCountry;
  if (!location || !country || location.includes(country) || /remote|anywhere|global/i.test(location))
    return location || placeText(country);
  return placeText(location, country);
}

function salaryOf({ compensation }: Job) {
  const text = compensation?.compensationTierSummary ?? compensation?.scrapeableCompensationSalarySummary;
  const pay = compensation?.summaryComponents?.find(
    (component) => component.compensationType === "Salary" && component.maxValue,
  );
  if (!pay) return { text };
  return {
    min: pay.minValue,
    max: pay.maxValue,
    currency: pay.currencyCode,
    period: valueOf(PERIODS, pay.interval),
    text,
  };
}
