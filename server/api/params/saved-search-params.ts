import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { SearchModel } from "#search/model.ts";
import { jobsParams, jobsQueryOf } from "./search-params.ts";

/** Returns the search that an address's parameters ask for. Throws ApiError for parameters that `GET /api/jobs` refuses. */
export function savedSearchQuery(
  params: string,
  live: Parameters<typeof jobsParams>[0],
  companies: SearchModel["companies"],
): JobsQuery {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(params)) (values[name] ??= []).push(value);
  const read = jobsParams(live).safeParse(values);
  if (!read.success) {
    const message = read.error.issues[0]?.message ?? "The search is not valid.";
    throw new ApiError(400, "invalid-input", message, { field: "params" });
  }
  return jobsQueryOf(read.data.asked, companies);
}
