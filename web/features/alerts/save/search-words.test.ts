import { expect, test } from "vitest";
import { MAX_SEARCH_NAME } from "#contract/values/desk/saved-search.ts";
import { EMPTY_SEARCH } from "#web/features/search/search-state.ts";
import { defaultName, searchWords } from "./search-words.ts";

test("names a search by the words of its filters", () => {
  const search = {
    ...EMPTY_SEARCH,
    q: "night shift",
    role: ["nurse"],
    location: ["de", "unknown"],
    salaryMin: 80_000,
    eligibleOnly: true,
  };
  const labels = { role: [{ value: "nurse", label: "Nurse" }], location: [{ value: "de", label: "Germany" }] };
  expect(searchWords(search, labels).toSorted()).toEqual(
    ["night shift", "Nurse", "Germany", "unknown", "Salary from $80,000 a year", "where I can be hired"].toSorted(),
  );
});

test("ends a name at the last word that fits, and cuts only a word that is longer than a name", () => {
  expect(defaultName(["a", "🇩🇪 b"])).toBe("a, b");
  expect(defaultName(["a".repeat(60), "b".repeat(60), "c"])).toBe("a".repeat(60));
  expect(defaultName(["a".repeat(200)])).toHaveLength(MAX_SEARCH_NAME);
});
