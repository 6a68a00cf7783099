import { expect, test } from "vitest";
import {
  addressOf,
  ADVANCED_FACETS,
  BASIC_FACETS,
  countSet,
  EMPTY_SEARCH,
  only,
  readSearch,
  searchQuery,
  without,
} from "./search-state.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

test("a search and its address are the same thing", () => {
  const query =
    "role=data-analyst,data-engineer&location=portugal&experienceLevel=senior&employmentType=contract&techStack=c%2B%2B&companySize=1%2C10&datePosted=week&education=high%20school&sortBy=salary";
  expect(searchQuery(read(query))).toBe(query);
});

test("lists may be joined, repeated, or both, as plain forms send them; doubles count once", () => {
  expect(read("role=a&role=b,c&role=a").role).toEqual(["a", "b", "c"]);
});

test("what is empty, `all`, or the default order is left out of the address", () => {
  expect(searchQuery(read("role=&employmentType=all&sortBy=date&location=,,"))).toBe("");
  expect(addressOf("/", searchQuery(EMPTY_SEARCH))).toBe("/");
});

test("an unknown order or date counts as unset, and levels are in lower case", () => {
  expect(read("sortBy=luck&datePosted=yesterday&experienceLevel=Senior")).toEqual({
    ...EMPTY_SEARCH,
    experienceLevel: ["senior"],
  });
});

test("the home page takes the basic facets only; the order stays", () => {
  const search = read("role=a&techStack=b&sortBy=salary");
  expect(searchQuery(only(search, BASIC_FACETS))).toBe("role=a&sortBy=salary");
  expect(countSet(search, ADVANCED_FACETS)).toBe(1);
});

test("one value can be taken off", () => {
  const search = read("role=a,b&datePosted=today");
  expect(without(search, "role", "a").role).toEqual(["b"]);
  expect(without(search, "datePosted", "today").datePosted).toBeNull();
});
