import { LINK_PROBLEMS, type LinkProblem } from "#contract/values/board-lookup.ts";
import { FetchError } from "#http/fetch-error.ts";
import { guardUrl } from "#http/url-guard.ts";
import { ApiError } from "#api/http/api-error.ts";

/** Returns the link to read. Throws 400 with the link's problem for one that could never be read. */
export function checkedLink(text: string): string {
  // People copy addresses without their scheme; a word without a dot is no address.
  const link = /^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`;
  try {
    if (link === text || /^[^/]+\.[^/]/.test(text)) return guardUrl(link).href;
  } catch (error) {
    if (error instanceof FetchError && error.code === "blocked-address") throw linkError("private-address");
    if (!(error instanceof FetchError)) throw error;
  }
  throw linkError("not-a-link");
}

const linkError = (problem: LinkProblem) => new ApiError(400, problem, LINK_PROBLEMS[problem], { field: "link" });
