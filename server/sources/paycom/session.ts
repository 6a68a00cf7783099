import { SourceShapeError } from "#sources/read.ts";
import type { SourceRequest } from "#sources/source.ts";

const SERVICE = /portal-applicant-tracking\.[a-z\d-]{1,40}\.paycomonline\.net(?![\w.-])/;
/** The search finds nothing unless every filter is sent. */
const NO_FILTERS = {
  distanceFrom: 0,
  workEnvironments: [],
  positionTypes: [],
  educationLevels: [],
  categories: [],
  travelTypes: [],
  shiftTypes: [],
  otherFilters: [],
  keywordSearchText: "",
  location: "",
  sortOption: "",
};

export const ROWS_PER_PAGE = 100;

/** Where a portal's interface is, and the headers that it requires. */
export interface PortalSession {
  origin: string;
  headers: Record<string, string>;
}

/** Returns the visitor's session in a portal's page. It is sent to Paycom's own hosts only. Throws SourceShapeError. */
export function sessionIn(page: string): PortalSession {
  const session = /"sessionJWT"\s*:\s*"([\w.-]{1,4000})"/.exec(page)?.[1];
  const service = SERVICE.exec(page)?.[0];
  if (session === undefined || service === undefined)
    throw new SourceShapeError("paycom", "the page is not a career portal with a session");
  return {
    origin: `https://${service}`,
    headers: { accept: "application/json", authorization: session, locale: "en-US" },
  };
}

/** Returns the session that a request was sent with. */
export function sessionOf({ url, headers = {} }: SourceRequest): PortalSession {
  return { origin: new URL(url).origin, headers };
}

/** Returns the request for the rows from `skip` on. */
export function searchPage({ origin, headers }: PortalSession, skip: number): SourceRequest {
  return {
    kind: "list",
    method: "POST",
    url: `${origin}/api/ats/job-posting-previews/search`,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ skip, take: ROWS_PER_PAGE, filtersForQuery: NO_FILTERS }),
  };
}

/** Returns the request for one opening. */
export function detailPage({ origin, headers }: PortalSession, externalId: string): SourceRequest {
  return {
    kind: "detail",
    externalId,
    url: `${origin}/api/ats/job-postings/${encodeURIComponent(externalId)}`,
    headers,
  };
}
