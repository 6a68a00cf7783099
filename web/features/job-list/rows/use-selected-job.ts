import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The job that is selected on this page of a list, kept with its entry in the history, so that Back and a reload bring it back; null while none is.
 * It is no part of the address: a job has one of its own.
 */
export function useSelectedJob(): [string | null, (id: string) => void] {
  const { key, state } = useLocation();
  const [from, setFrom] = useState(key);
  const [selected, setSelected] = useState(() => jobOf(state));
  if (from !== key) {
    setFrom(key);
    setSelected(jobOf(state));
  }
  function select(id: string) {
    if (id === selected) return;
    setSelected(id);
    const kept = window.history.state as { usr?: object | null } | null;
    window.history.replaceState({ ...kept, usr: { ...kept?.usr, job: id } }, "");
  }
  return [selected, select];
}

function jobOf(state: unknown): string | null {
  return typeof state === "object" && state !== null && "job" in state && typeof state.job === "string"
    ? state.job
    : null;
}
