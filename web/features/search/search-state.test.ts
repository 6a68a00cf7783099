import { expect, test } from "vitest";
import { FILTER_NAMES } from "#contract/values/filters.ts";
import { MAX_TEXT_LENGTH } from "#contract/values/jobs-query.ts";
import { PAGE_PARAMS } from "#contract/values/page-params.ts";
import {
  urlWithQuery,
  ADVANCED_FILTERS,
  ALL_PARTS,
  OPEN_PARTS,
  countSet,
  EMPTY_SEARCH,
  only,
  readSearch,
  searchQuery,
  type SearchState,
  submitted,
  withText,
  without,
} from "./search-state.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

test("round-trips a search through its URL", () => {
  const query =
    "q=rust%20%22side%20project%22&role=data-analyst,data-engineer&location=portugal&experienceLevel=senior&employmentType=contract&techStack=c%2B%2B&companySize=1%2C10&datePosted=week&education=high%20school&salaryMin=60000&salaryUnstated=include&eligible=only&referable=yes&sortBy=salary";
  expect(searchQuery(read(query))).toBe(query);
});

test("writes only parameters that the server leaves in a page's URL", () => {
  const filters = FILTER_NAMES.map((name) => [name, Array.isArray(EMPTY_SEARCH[name]) ? ["a"] : "a"]);
  const everything: SearchState = {
    ...EMPTY_SEARCH,
    ...Object.fromEntries(filters),
    q: "rust",
    salaryMin: 60_000,
    salaryUnstated: true,
    eligibleOnly: true,
    acceptsReferrals: true,
    sortBy: "salary",
  };
  const unset = Object.keys(EMPTY_SEARCH).filter(
    (part) => everything[part as keyof SearchState] === EMPTY_SEARCH[part as keyof SearchState],
  );
  expect(unset, "parts of a search that this test doesn't set").toEqual([]);
  const written = [...new URLSearchParams(searchQuery(everything, { page: "2" })).keys()];
  expect(written.toSorted()).toEqual([...(PAGE_PARAMS["/jobs"] ?? [])].toSorted());
  expect(PAGE_PARAMS["/"]).toEqual(PAGE_PARAMS["/jobs"]);
});

test("reads joined and repeated lists, and drops duplicates", () => {
  expect(read("role=a&role=b,c&role=a").role).toEqual(["a", "b", "c"]);
});

test("leaves empty values, `all` and the default sort out of the URL", () => {
  expect(searchQuery(read("role=&employmentType=all&sortBy=date&location=,,"))).toBe("");
  expect(urlWithQuery("/", searchQuery(EMPTY_SEARCH))).toBe("/");
});

test("treats an unknown sort or date as unset and lower-cases levels", () => {
  expect(read("sortBy=luck&datePosted=yesterday&experienceLevel=Senior")).toEqual({
    ...EMPTY_SEARCH,
    experienceLevel: ["senior"],
  });
});

test("keeps the text, the open filters, the salary and the sort on the home page", () => {
  const search = read("role=a&techStack=b&salaryMin=9000&salaryUnstated=include&sortBy=salary");
  expect(searchQuery(only(search, OPEN_PARTS))).toBe("role=a&salaryMin=9000&salaryUnstated=include&sortBy=salary");
  expect(countSet(search, ADVANCED_FILTERS)).toBe(1);
});

test("removes one value", () => {
  const search = read("role=a,b&datePosted=today");
  expect(without(search, "role", "a").role).toEqual(["b"]);
  expect(without(search, "datePosted", "today").datePosted).toBeNull();
});

test("counts and removes every part that is set", () => {
  const search = read("q=rust&role=a,b&salaryMin=60000&salaryUnstated=include&eligible=only&referable=yes");
  expect(countSet(search, ALL_PARTS)).toBe(6);
  const bare = without(without(without(search, "salaryMin"), "eligibleOnly", "true"), "acceptsReferrals", "true");
  expect(searchQuery(bare)).toBe("q=rust&role=a,b");
  expect(searchQuery(without(without(bare, "role"), "q", "rust"))).toBe("");
});

test("treats an invalid salary, or an option without one, as unset", () => {
  for (const salaryMin of ["0", "-5", "1e9", "60k", "99999999"])
    expect(read(`salaryMin=${salaryMin}`).salaryMin).toBeNull();
  expect(searchQuery(read("salaryUnstated=include"))).toBe("");
});

test("sorts a text search by relevance by default, and only with a text", () => {
  expect(read("q=rust").sortBy).toBe("relevance");
  expect(searchQuery(read("q=rust&sortBy=relevance"))).toBe("q=rust");
  expect(searchQuery(read("q=rust&sortBy=date"))).toBe("q=rust&sortBy=date");
  expect(read("sortBy=relevance").sortBy).toBe("date");
  expect(withText(read("sortBy=salary"), "rust").sortBy).toBe("salary");
  expect(withText(EMPTY_SEARCH, "rust").sortBy).toBe("relevance");
  expect(without(read("q=rust"), "q").sortBy).toBe("date");
  expect(searchQuery(only(read("q=rust"), []))).toBe("");
});

test("normalises the spaces of a typed text and cuts it to the API's length", () => {
  const draft = { ...EMPTY_SEARCH, q: `  data \t analyst ${"x".repeat(300)}` };
  const search = submitted(draft, EMPTY_SEARCH);
  expect(search.q.startsWith("data analyst x")).toBe(true);
  expect(search.q).toHaveLength(MAX_TEXT_LENGTH);
  expect(searchQuery({ ...EMPTY_SEARCH, q: "   " })).toBe("");
});
