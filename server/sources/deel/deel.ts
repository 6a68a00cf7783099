import { boardIn, Opening } from "./shape.ts";
import { boardCompany, readItems } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

const HOST = "jobs.deel.com";
const TOKEN = /^[a-z0-9][\w.-]{0,99}$/i;
const NO_BOARD = new Set(["job-details", "login", "api", "_next", "sitemap.xml", "robots.txt"]);

/** Deel's careers pages: one page holds every opening with its text in the data that it streams to its scripts. */
export const deel: Source = {
  id: "deel",
  name: "Deel",
  homepage: "https://www.deel.com",
  terms: { note: "The data of each employer's public careers page. One host serves every board." },
  payload: "html",
  kind: "ats",
  token: TOKEN,

  requests: (board) => [{ kind: "list", url: `https://${HOST}/${board.token}` }],

  postings(answer, board) {
    const { jobPostings, careerPageSettings, texts } = boardIn(answer.payload);
    return readItems(jobPostings, Opening, ({ job, ...opening }) => {
      const pay = opening.isCompensationVisible ? job?.currentCompensation : null;
      const description = opening.richtextDescription ?? "";
      return {
        externalId: opening.id,
        url: `https://${HOST}/${board.token}/job-details/${encodeURIComponent(opening.id)}/overview`,
        title: opening.title,
        company: { name: careerPageSettings?.preferredOrganizationName || boardCompany(board) },
        body: description.startsWith("$") ? texts.get(description) : description,
        locations: job?.jobLocations?.map(({ location }) => location?.name ?? ""),
        employmentType: job?.jobEmploymentTypes?.map(({ employmentType }) => employmentType?.name ?? "").join(", "),
        department: job?.jobDepartments?.map(({ department }) => department?.name ?? "").join(", "),
        // The page states no period.
        salary: pay?.maxAmount ? { min: pay.minAmount, max: pay.maxAmount, currency: pay.currencyIsoCode } : undefined,
        postedAt: opening.createdAt,
        updatedAt: opening.updatedAt,
      };
    });
  },

  boardOf(url) {
    const token = url.pathname.split("/").find((part) => part && part !== "job-boards");
    return url.hostname === HOST && token && !NO_BOARD.has(token) && TOKEN.test(token) ? token : null;
  },
};
