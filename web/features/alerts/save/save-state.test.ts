import { expect, test } from "vitest";
import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { EMPTY_SEARCH, type SearchState } from "#web/features/search/search-state.ts";
import { saveState, searchToSave } from "./save-state.ts";

const at = "2026-11-22T08:00:00.000Z";
const listed = (id: string, params: string): ListedSearch => ({
  id,
  name: id,
  params,
  frequency: "daily",
  pausedUntil: null,
  createdAt: at,
  updatedAt: at,
  since: at,
  found: 0,
  waiting: 0,
  nextMailAt: null,
});
const nurses = listed("nurses", "role=nurse&sortBy=salary");
const editors = listed("editors", "livesIn=PT&eligible=only&role=editor");
const sames = listed("sames", "role=nurse");

const standing = (search: Partial<SearchState>, openedId: string | null, country: string | null = null) =>
  saveState(searchToSave({ ...EMPTY_SEARCH, ...search }, country), [nurses, editors, sames], openedId);

test("recognises a saved search whatever its order, and prefers the one that was open", () => {
  expect(standing({ role: ["nurse"] }, null)).toEqual({ kind: "saved", search: nurses });
  expect(standing({ role: ["nurse"], sortBy: "salary" }, "sames")).toEqual({ kind: "saved", search: sames });
});

test("knows a saved search with other filters from a new one", () => {
  expect(standing({ role: ["nurse", "editor"] }, "nurses")).toEqual({ kind: "changed", search: nurses });
  expect(standing({ role: ["nurse", "editor"] }, null)).toEqual({ kind: "new" });
  expect(standing({ role: ["nurse", "editor"] }, "deleted")).toEqual({ kind: "new" });
});

test("counts the home country only where the search asks for it", () => {
  const abroad = { role: ["editor"], eligibleOnly: true };
  expect(searchToSave({ ...EMPTY_SEARCH, ...abroad }, "PT").params).toContain("livesIn=PT");
  expect(searchToSave({ ...EMPTY_SEARCH, role: ["editor"] }, "PT").params).not.toContain("livesIn");
  expect(standing(abroad, "editors", "DE")).toMatchObject({ kind: "changed" });
});

test("refuses a search that leaves nothing out", () => {
  expect(standing({}, "nurses")).toEqual({ kind: "unfiltered" });
  expect(standing({ datePosted: "week" }, null)).toEqual({ kind: "unfiltered" });
  expect(standing({ q: "-nurse" }, null)).toEqual({ kind: "unfiltered" });
});
