import { z } from "zod";
import { idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";

const TOKEN = /^[a-z\d][a-z\d-]{0,79}:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const Page = z.object({ Jobs: z.array(z.unknown()), IsError: z.literal(false).nullish() });
const Job = z.object({
  Id: idText,
  Title: z.string(),
  CompanyName: text,
  Description: text,
  City: text,
  State: text,
  Country: text,
  Url: text,
  JobCode: text,
  LastPostedOnDate: text,
});

/** Splits `portal:organization`. Only the organization's number opens the interface; only the portal's name is in an address. */
function partsOf({ token }: BoardRef) {
  const [portal = "", organization = ""] = token.split(":");
  return { portal, organization };
}

/** Crelate's portals of staffing agencies: one answer with every opening and its text. An opening names the agency's client. */
export const crelate: Source = {
  id: "crelate",
  name: "Crelate",
  homepage: "https://www.crelate.com",
  terms: {
    note: "The interface behind each agency's public portal. One host serves every portal. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: TOKEN,

  requests(board) {
    const asked = { Locations: null, OrganizationId: partsOf(board).organization, SearchText: null, Tags: null };
    const query = encodeURIComponent(JSON.stringify(asked));
    return [{ kind: "list", url: `https://jobs.crelate.com/api/candidateportal/GetAllJobs?requestEnvelope=${query}` }];
  },

  postings: (answer, board) =>
    readItems(readRoot("crelate", Page, answer.payload).Jobs, Job, (job) => {
      const { portal } = partsOf(board);
      const code = job.JobCode || job.Url?.replace(/^\//, "");
      return {
        externalId: job.Id,
        url: code && `https://jobs.crelate.com/portal/${portal}/job/${encodeURIComponent(code)}`,
        title: job.Title,
        company: { name: job.CompanyName || board.companyName },
        body: job.Description,
        locations: [placeText(job.City, job.State, job.Country)],
        postedAt: job.LastPostedOnDate,
      };
    }),
};
