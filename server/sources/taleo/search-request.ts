import type { BoardRef, SourceRequest } from "#sources/source.ts";

/** Splits `acme.taleo.net/ex` into the host and the career section. */
export function sectionOf(board: BoardRef) {
  const [host = "", section = ""] = board.token.split("/");
  return { host, base: `https://${host}/careersection/${section}` };
}

/** Returns the request for a page of the search. */
export function searchRequest(board: BoardRef, portal: string, pageNo: number): SourceRequest {
  const none = { searchFilterSelections: [] };
  const body = {
    multilineEnabled: false,
    sortingSelection: { sortBySelectionParam: "3", ascendingSortingOrder: "false" },
    fieldData: { fields: { KEYWORD: "", LOCATION: "", ORGANIZATION: "" }, valid: true },
    filterSelectionParam: none,
    advancedSearchFiltersSelectionParam: none,
    pageNo,
  };
  return {
    kind: "list",
    method: "POST",
    payload: "json",
    url: `https://${sectionOf(board).host}/careersection/rest/jobboard/searchjobs?lang=en&portal=${portal}`,
    // The search fails without a time zone; its value changes nothing.
    headers: { "content-type": "application/json", accept: "application/json", tz: "GMT+00:00", tzname: "UTC" },
    body: JSON.stringify(body),
  };
}
