import { expect, test } from "vitest";
import { FILTER_NAMES, filterOf } from "#contract/values/filters.ts";
import { TERM_FILTERS } from "./term-groups.ts";

test("each filter about a job's terms is in one group", () => {
  const declared = FILTER_NAMES.filter((name) => filterOf(name).group === "terms");
  expect([...TERM_FILTERS].sort()).toEqual([...declared].sort());
});
