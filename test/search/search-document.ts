import type { SearchDocument } from "#store/search/search-documents.ts";

/** An open job without any details, for tests to extend. */
export const emptySearchDocument: SearchDocument = {
  id: "1",
  title: "",
  summary: "",
  text: "",
  companySlug: "acme",
  companyName: "",
  roles: [],
  areas: [],
  excludedAreas: [],
  eligibility: { scope: "unstated", countries: [], regions: [], states: [], excluded: [] },
  levels: [],
  employmentType: null,
  techStack: [],
  industries: [],
  companySize: null,
  education: null,
  postedAt: 0,
  salaryYearlyUsd: null,
  agency: false,
  sources: [],
  open: true,
};
