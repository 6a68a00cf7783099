export const TOKEN_KEY = "afield.token";
const listeners = new Set<(elsewhere: boolean) => void>();

/** Returns the stored token, or null. If the browser blocks storage, the session lasts as long as the page. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return fallback;
  }
}
let fallback: string | null = null;

/** Stores the token, or removes it for null, and notifies listeners. */
export function writeToken(token: string | null): void {
  fallback = token;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Storage is blocked: the token stays in memory.
  }
  for (const listener of listeners) listener(false);
}

/** Calls `listener` when the token changes, here or in another tab (`elsewhere`). */
export function onTokenChange(listener: (elsewhere: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener(true);
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
