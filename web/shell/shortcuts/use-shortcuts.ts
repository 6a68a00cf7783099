import { useEffect, useLayoutEffect, useRef } from "react";
import { addShortcuts, type Shortcut } from "./registry.ts";

/** Adds shortcuts to the page while the component is shown. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  // Before anybody sees what the keys are about.
  useLayoutEffect(() => {
    latest.current = list;
  });
  useEffect(() => addShortcuts(() => latest.current), []);
}
