import { Item, Page } from "./shape.ts";
import { joinSections, readItems, readRoot, type LoosePosting } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { valueOf } from "#sources/workplace.ts";

const PAGE = 250;
const MOST_PAGES = 40;
const PERIODS = { PA: "year", PM: "month", PW: "week", PD: "day", PH: "hour" } as const;
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://data.usajobs.gov/api/search?RemoteIndicator=True&ResultsPerPage=${PAGE}&Page=${number}`,
  headers: {
    // OutboundHttp adds it to the User-Agent, where USAJOBS expects it.
    from: board.keys?.["USAJOBS_EMAIL"] ?? "",
    "authorization-key": board.keys?.["USAJOBS_KEY"] ?? "",
  },
});

/** USAJOBS, the openings of the United States government. Requests remote ones only. */
export const usajobs: Source = {
  id: "usajobs",
  name: "USAJOBS",
  homepage: "https://www.usajobs.gov",
  terms: {
    url: "https://developer.usajobs.gov/general/terms-of-service",
    note: "Needs a key, free of charge, and the e-mail address it was given to. Link to the job on USAJOBS. The people named as contacts are not stored.",
  },
  keys: ["USAJOBS_KEY", "USAJOBS_EMAIL"],
  payload: "json",
  kind: "board",
  token: /^all$/,

  requests: (board) => [page(board, 1)],

  next(answer, board) {
    const { SearchResultCountAll, SearchResultItems } = readRoot("usajobs", Page, answer.payload).SearchResult;
    const number = Number(new URL(answer.request.url).searchParams.get("Page"));
    const more = SearchResultItems.length > 0 && number * PAGE < (SearchResultCountAll ?? 0) && number < MOST_PAGES;
    return more ? [page(board, number + 1)] : [];
  },

  postings(answer) {
    return readItems(readRoot("usajobs", Page, answer.payload).SearchResult.SearchResultItems, Item, toPosting);
  },
};

function toPosting({ MatchedObjectId, MatchedObjectDescriptor: job }: Item): LoosePosting {
  const details = job.UserArea.Details;
  const pay = job.PositionRemuneration?.[0];
  const { RemoteIndicator: remote, TeleworkEligible: telework } = details;
  const places = (job.PositionLocation ?? []).map((place) => place.LocationName ?? "");
  return {
    externalId: MatchedObjectId,
    url: job.PositionURI.replace(":443/", "/"),
    title: job.PositionTitle,
    company: { name: job.OrganizationName || job.DepartmentName, industries: ["Government"] },
    body: joinSections([
      { html: details.JobSummary },
      { heading: "Duties", html: [details.MajorDuties ?? []].flat().join("\n") },
      { heading: "Requirements", html: details.Requirements },
      { heading: "Qualifications", html: job.QualificationSummary },
      { heading: "Education", html: details.Education },
    ]),
    locations: places.length > 0 && places.length <= 20 ? places : [job.PositionLocationDisplay ?? ""],
    workplace:
      typeof remote === "boolean"
        ? {
            value: remote ? "remote" : telework ? "hybrid" : "onsite",
            evidence: `RemoteIndicator: ${remote}, TeleworkEligible: ${telework ?? "absent"}`,
          }
        : undefined,
    employmentType: job.PositionSchedule?.map((schedule) => schedule.Name).join(", "),
    department: job.JobCategory?.map((category) => category.Name).join(", "),
    salary: pay?.MaximumRange
      ? {
          min: pay.MinimumRange,
          max: pay.MaximumRange,
          currency: "USD",
          period: valueOf(PERIODS, pay.RateIntervalCode),
        }
      : undefined,
    postedAt: job.PublicationStartDate || job.PositionStartDate,
    closesAt: job.ApplicationCloseDate || job.PositionEndDate,
  };
}
