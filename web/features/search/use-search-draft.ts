import { useState } from "react";
import { EMPTY_SEARCH, searchQuery, type SearchState, submitted } from "./search-state.ts";

/** The search being edited. It resets whenever the applied search changes; `apply` navigates to a new one. */
export function useSearchDraft(applied: SearchState, apply: (search: SearchState) => void) {
  const [draft, setDraft] = useState(applied);
  const appliedQuery = searchQuery(applied);
  const [syncedQuery, setSyncedQuery] = useState(appliedQuery);
  if (appliedQuery !== syncedQuery) {
    setSyncedQuery(appliedQuery);
    setDraft(applied);
  }
  const change = (part: Partial<SearchState>) => setDraft((before) => ({ ...before, ...part }));
  return {
    draft,
    change,
    /** Applies the draft with the text from the form, which may have been typed before hydration. */
    submit: (q: string) => apply(submitted({ ...draft, q }, applied)),
    /** Changes the draft and applies it at once. */
    applyChange(part: Partial<SearchState>) {
      change(part);
      apply({ ...submitted(draft, applied), ...part });
    },
    clear() {
      change(EMPTY_SEARCH);
      apply(EMPTY_SEARCH);
    },
  };
}
