import type { HideRules } from "#contract/schemas/search-settings.ts";
import { hasHideRules } from "#contract/values/search-settings.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { buildSegment } from "#search/index/build-segment.ts";
import { Staging } from "#search/index/staging.ts";
import { ValueIds } from "#search/index/value-ids.ts";
import { hiddenDocs } from "#search/query/hidden.ts";
import { idsOf } from "./ids-of.ts";

/** Hide rules don't look at places. */
const NO_PLACES = { slugs: [], ancestors: () => [], descendants: () => [] };

/** Returns the ids of the jobs that a person's hide rules would remove from a search. */
export function hiddenJobs(documents: readonly SearchDocument[], rules: HideRules): Set<string> {
  if (!hasHideRules(rules) || documents.length === 0) return new Set();
  const valueIds = new ValueIds(NO_PLACES);
  const staging = new Staging();
  for (const document of documents) staging.add(document, valueIds);
  const segment = buildSegment(staging, valueIds);
  return new Set(idsOf(segment, hiddenDocs(segment, rules, valueIds).hidden));
}
