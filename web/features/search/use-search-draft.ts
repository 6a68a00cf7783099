import { useState } from "react";
import { EMPTY_SEARCH, searchQuery, type SearchState, submitted } from "./search-state.ts";

/**
 * The search being edited; `apply` navigates to a new one. It resets whenever the applied search changes, except for what the person has edited
 * while their own search was loading.
 */
export function useSearchDraft(applied: SearchState, apply: (search: SearchState) => void) {
  const [draft, setDraft] = useState(applied);
  const appliedQuery = searchQuery(applied);
  const [syncedQuery, setSyncedQuery] = useState(appliedQuery);
  const [sent, setSent] = useState<{ query: string; draft: SearchState } | null>(null);
  if (appliedQuery !== syncedQuery) {
    setSyncedQuery(appliedQuery);
    setSent(null);
    setDraft(sent?.query === appliedQuery ? editedSince(sent.draft, draft, applied) : applied);
  }
  const change = (part: Partial<SearchState>) => setDraft((before) => ({ ...before, ...part }));
  const send = (search: SearchState, edited: SearchState) => {
    setSent({ query: searchQuery(search), draft: edited });
    apply(search);
  };
  return {
    draft,
    change,
    /** Applies the draft with the text from the form, which may have been typed before hydration. */
    submit: (q: string) => send(submitted({ ...draft, q }, applied), draft),
    /** Changes the draft and applies it at once. */
    applyChange(part: Partial<SearchState>) {
      change(part);
      send({ ...submitted(draft, applied), ...part }, { ...draft, ...part });
    },
    clear() {
      change(EMPTY_SEARCH);
      send(EMPTY_SEARCH, { ...draft, ...EMPTY_SEARCH });
    },
  };
}

/** Returns the applied search with the fields in which `draft` differs from what was sent. */
function editedSince(sent: SearchState, draft: SearchState, applied: SearchState): SearchState {
  const edited = Object.entries(draft).filter(([field, value]) => value !== sent[field as keyof SearchState]);
  return { ...applied, ...Object.fromEntries(edited) };
}
