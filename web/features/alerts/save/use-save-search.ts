import { useState } from "react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import type { SearchState } from "#web/features/search/search-state.ts";
import type { SearchLabels } from "#web/model/facets.ts";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { useSavedSearches } from "../saved-searches-api.ts";
import { type SaveState, saveState, type SearchToSave, searchToSave } from "./save-state.ts";
import { searchWords } from "./search-words.ts";

/** What the person has asked for: to save the search, or to hear when it finds anything. */
export type Asked = "save" | "tell";

export interface SaveSearchModel {
  toSave: SearchToSave;
  state: SaveState;
  /** What the search asks for. */
  words: string[];
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
}

/** How a page's search stands to the saved ones, and whether the person is saving it. Null while alerts are held back. */
export function useSaveSearch(applied: SearchState, labels: SearchLabels): SaveSearchModel | null {
  const live = isLive("alerts");
  const { user } = useSession();
  const { settings } = useSearchSettings();
  const { data } = useSavedSearches(live && user !== null);
  const [asked, ask] = useState<Asked | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const toSave = searchToSave(applied, settings.country);
  const state = saveState(toSave, data?.data ?? [], openedId);
  const shownId = state.kind === "saved" ? state.search.id : state.kind === "unfiltered" ? null : openedId;
  if (shownId !== openedId) setOpenedId(shownId);
  return live ? { toSave, state, words: searchWords(applied, labels), asked, ask } : null;
}
