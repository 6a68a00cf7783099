import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The selected job of the list, or null. It is stored in the history entry, so that Back and reload restore it, and not
 * in the URL, because each job has its own.
 */
export function useSelectedJob(): [string | null, (id: string) => void] {
  const { key, state } = useLocation();
  const [entryKey, setEntryKey] = useState(key);
  const [selected, setSelected] = useState(() => selectedIn(state));
  if (entryKey !== key) {
    setEntryKey(key);
    setSelected(selectedIn(state));
  }
  function select(id: string) {
    if (id === selected) return;
    setSelected(id);
    const entry = window.history.state as { usr?: object | null } | null;
    window.history.replaceState({ ...entry, usr: { ...entry?.usr, job: id } }, "");
  }
  return [selected, select];
}

function selectedIn(state: unknown): string | null {
  return typeof state === "object" && state !== null && "job" in state && typeof state.job === "string"
    ? state.job
    : null;
}
