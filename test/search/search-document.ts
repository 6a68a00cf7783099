import { unstatedFields } from "#test/unstated-fields.ts";
import { FACET_NAMES, FILTERS } from "#contract/values/filters.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

/** An open job without any details, for tests to extend. */
export const emptySearchDocument: SearchDocument = {
  ...unstatedFields(FACET_NAMES.flatMap((name) => FILTERS[name].field ?? [])),
  id: "1",
  title: "",
  summary: "",
  text: "",
  companySlug: "acme",
  companyName: "",
  areas: [],
  excludedAreas: [],
  eligibility: { scope: "unstated", countries: [], regions: [], states: [], excluded: [] },
  postedAt: 0,
  salaryYearlyUsd: null,
  salaryTopUsd: null,
  timeZones: null,
  agency: false,
  sources: [],
  open: true,
};
