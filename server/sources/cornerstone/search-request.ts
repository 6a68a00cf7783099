import type { BoardRef, SourceRequest } from "#sources/source.ts";

export const PAGE = 1000;

/** Splits `acme/3` into the customer and the number of its career site; 1 if absent. */
export function siteOf(board: BoardRef) {
  const [corp = "", site = "1"] = board.token.split("/");
  return { corp, site: Number(site), home: `https://${corp}.csod.com/ux/ats/careersite/${site}/home` };
}

/** Returns the request for a page of the list. */
export function searchRequest(
  board: BoardRef,
  access: { api: string; token: string },
  pageNumber: number,
): SourceRequest {
  const { site } = siteOf(board);
  return {
    kind: "list",
    method: "POST",
    payload: "json",
    url: `${access.api}rec-job-search/external/jobs`,
    headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
    // The culture decides how dates are written: month first.
    body: JSON.stringify({
      careerSiteId: site,
      careerSitePageId: site,
      pageNumber,
      pageSize: PAGE,
      cultureId: 1,
      cultureName: "en-US",
      searchText: "",
      states: [],
      countryCodes: [],
      cities: [],
      customFieldCheckboxKeys: [],
      customFieldDropdowns: [],
      customFieldRadios: [],
    }),
  };
}
