import { Row, Detail } from "./shape.ts";
import { boardCompany, joinSections, readItems, readList, readRoot } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import type { BoardRef } from "#sources/source.ts";

const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year", annual: "year" } as const;
const api = (board: BoardRef) =>
  `https://api.rippling.com/platform/api/ats/v1/board/${encodeURIComponent(board.token)}/jobs`;

/** Rippling's board: one row per place, so a repeated row adds a place. Details hold the texts; they are requested for remote places. */
export const rippling = listThenDetails({
  site: { id: "rippling", name: "Rippling", homepage: "https://www.rippling.com" },
  terms: { note: "The list behind each employer's public careers page. All boards share one host." },
  payload: "json",
  token: /^[\w-]{1,100}$/,

  list: (board) => ({ url: api(board) }),
  needsDetail: ({ locations }) => locations?.some((place) => /remote/i.test(place)) ?? false,
  detail: ({ externalId }, board) => ({ url: `${api(board)}/${encodeURIComponent(externalId)}` }),

  readDetail(answer, board) {
    return readItems([readRoot("rippling", Detail, answer.payload)], Detail, (job) => {
      const pay = job.payRangeDetails?.[0];
      const period = Object.entries(PERIODS).find(([word]) => pay?.frequency?.toLowerCase().includes(word))?.[1];
      return {
        externalId: job.uuid,
        url: job.url || `https://ats.rippling.com/${board.token}/jobs/${job.uuid}`,
        title: job.name,
        company: { name: boardCompany(board) },
        body: joinSections([{ html: job.description?.company }, { html: job.description?.role }]),
        locations: job.workLocations?.map((place) => place ?? ""),
        employmentType: job.employmentType,
        department: job.department,
        salary: pay?.rangeEnd ? { min: pay.rangeStart, max: pay.rangeEnd, currency: pay.currency, period } : undefined,
        postedAt: job.createdOn,
      };
    });
  },

  readList(answer, board) {
    const rows = readList("rippling", answer.payload);
    const result = readItems(rows, Row, (row) => ({
      externalId: row.uuid,
      url: row.url,
      title: row.name,
      company: { name: boardCompany(board) },
      department: row.department,
      locations: [row.workLocation ?? ""],
    }));
    const places = Map.groupBy(
      rows.map((row) => Row.safeParse(row).data).filter((row) => row !== undefined),
      (row) => row.uuid,
    );
    const withPlaces = result.postings.map((posting) => ({
      ...posting,
      locations: [
        ...new Set(
          places
            .get(posting.externalId)!
            .map((row) => row.workLocation ?? "")
            .filter(Boolean),
        ),
      ],
    }));
    return {
      postings: withPlaces,
      rejected: result.rejected.map((rejection) =>
        rejection.reason === "repeated-id" ? { ...rejection, reason: "another-place" } : rejection,
      ),
    };
  },

  boardPages: ["ats.rippling.com/*"],
  boardOf(url) {
    if (url.hostname !== "ats.rippling.com") return null;
    return url.pathname.split("/").find((part) => part && !/^[a-z]{2}(-[A-Z]{2})?$/.test(part)) ?? null;
  },
});
