import { expect, test } from "vitest";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { FILTER_LISTS } from "#contract/values/filters.ts";
import { EMPTY_SEARCH } from "#web/features/search/search-state.ts";
import { chipOf, searchLabels } from "#web/model/facets.ts";
import { withCompanies } from "./search-options.ts";

const noLists = Object.fromEntries(FILTER_LISTS.map((list) => [list, []])) as unknown as FilterOptions;
const none: FilterOptions = { ...noLists, companies: [{ value: "acme", label: "Acme", count: 90 }] };
const found = [{ company: { name: "Tiny & Co", slug: "tiny-co" } }, { company: { name: "Acme Inc", slug: "acme" } }];

test("names a company that is too small for the list by the jobs found", () => {
  const options = withCompanies(none, ["tiny-co", "acme", "gone"], found);
  expect(options.companies).toEqual([{ value: "tiny-co", label: "Tiny & Co" }, ...none.companies]);
  const search = { ...EMPTY_SEARCH, company: ["tiny-co", "gone"] };
  const labels = searchLabels(search, options);
  expect(search.company.map((value) => chipOf(labels, "company", value).value)).toEqual(["Tiny & Co", "gone"]);
  expect(withCompanies(none, ["acme"], found)).toBe(none);
});
