import { useCallback, useSyncExternalStore } from "react";

const changed = new EventTarget();

/**
 * Reads and writes one local storage value, shared by every part of the page. Null on the server and while nothing is
 * stored.
 */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const write = useCallback((next: string | null) => writeStored(key, () => next), [key]);
  return [value, write];
}

/** Changes one local storage value, and shows it in every part of the page that uses it. */
export function writeStored(key: string, change: (value: string | null) => string | null): void {
  const next = change(read(key));
  try {
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // Storage is blocked: the value lasts as long as the page.
  }
  fallback.set(key, next);
  changed.dispatchEvent(new Event("change"));
}

const fallback = new Map<string, string | null>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    changed.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}
