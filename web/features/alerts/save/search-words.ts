import { MAX_SEARCH_NAME } from "#contract/values/desk/saved-search.ts";
import { chipOf, type SearchLabels } from "#web/model/facets.ts";
import { ALL_PARTS, type SearchState, valuesOf } from "#web/features/search/search-state.ts";

/** Returns what a search asks for, a text for each value, in the words of the filters. */
export function searchWords(search: SearchState, labels: SearchLabels): string[] {
  return ALL_PARTS.flatMap((part) =>
    valuesOf(search, part).map((value) => {
      const chip = chipOf(labels, part, value);
      return part === "salaryMin" ? `${chip.name} ${chip.value}` : chip.value;
    }),
  );
}

const FLAGS = /\p{RI}/gu;

/** Returns the name that a search gets unless the person gives it another: its filters' words without flags, as many as fit. */
export function defaultName(words: readonly string[]): string {
  let name = "";
  for (const flagged of words) {
    const word = flagged.replaceAll(FLAGS, "").trim();
    const longer = name === "" ? word : `${name}, ${word}`;
    if (longer.length > MAX_SEARCH_NAME) return name === "" ? word.slice(0, MAX_SEARCH_NAME) : name;
    name = longer;
  }
  return name;
}
