import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceIfRemote } from "#sources/workplace.ts";

const Place = z.object({
  city: text,
  subdivision: text,
  subdivisionFullName: text,
  country: text,
  isRemote: z.boolean().nullish(),
});
const Job = z.object({
  id: idText,
  positionTitle: z.string(),
  description: text,
  postedDate: text,
  departmentName: text,
  location: text,
  locations: z.array(Place).nullish(),
  brandName: text,
  applyLink: text,
});
const Page = z.object({ results: z.array(z.unknown()), totalCount: z.number().nullish() });
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The size that the widget itself asks for. Larger pages break off. */
const PAGE = 25;
const MOST_PAGES = 80;
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://careers-api.clearcompany.com/v1/${board.token}?pageIndex=${number}&pageSize=${PAGE}`,
});

/** ClearCompany, by the id in the widget on an employer's careers page. The list holds the texts. */
export const clearcompany: Source = {
  id: "clearcompany",
  name: "ClearCompany",
  homepage: "https://www.clearcompany.com",
  terms: {
    note: "The list behind the widget on each employer's careers page. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: UUID,

  requests: (board) => [page(board, 0)],

  next({ request, payload }, board) {
    const { results, totalCount } = readRoot("clearcompany", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("pageIndex")) + 1;
    const more = results.length > 0 && following * PAGE < (totalCount ?? 0) && following < MOST_PAGES;
    return more ? [page(board, following)] : [];
  },

  postings({ payload }, board) {
    return readItems(readRoot("clearcompany", Page, payload).results, Job, (job) => {
      const places = job.locations ?? [];
      return {
        externalId: job.id,
        url: job.applyLink,
        title: job.positionTitle,
        company: { name: job.brandName || boardCompany(board) },
        body: job.description,
        locations:
          places.length > 0
            ? places.map(({ city, subdivisionFullName, subdivision, country }) =>
                placeText(city, subdivisionFullName || subdivision, country),
              )
            : [job.location ?? ""],
        workplace: workplaceIfRemote(
          "isRemote",
          places.some((place) => place.isRemote),
        ),
        department: job.departmentName,
        postedAt: job.postedDate,
      };
    });
  },

  boardOf(url) {
    const id =
      url.hostname === "careers-content.clearcompany.com"
        ? url.searchParams.get("siteId")
        : url.hostname === "careers-api.clearcompany.com"
          ? url.pathname.split("/")[2]
          : null;
    return id && UUID.test(id) ? id.toLowerCase() : null;
  },
};
