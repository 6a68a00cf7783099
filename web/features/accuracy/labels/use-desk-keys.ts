import { useEffect, useRef } from "react";
import { capturesKeys } from "#web/features/search/text/captures-keys.ts";

/** Calls `press` with each key that no field, list or dialog takes. */
export function useDeskKeys(press: (key: string) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const { defaultPrevented, ctrlKey, metaKey, altKey, target, key } = event;
      if (!defaultPrevented && !ctrlKey && !metaKey && !altKey && !capturesKeys(target)) latest.current(key);
    }
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
