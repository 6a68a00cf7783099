export const TOKEN_KEY = "afield.token";
const listeners = new Set<(elsewhere: boolean) => void>();

/** The stored token, or null. Storage can be forbidden by the browser; then a session lasts as long as the page. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return unstored;
  }
}
let unstored: string | null = null;

/** Stores the token, or removes it with null, and tells the page. */
export function writeToken(token: string | null): void {
  unstored = token;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener(false);
}

/** Calls back when the token changes, here or in another tab (`elsewhere`). */
export function onTokenChange(listener: (elsewhere: boolean) => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener(true);
  };
  listeners.add(listener);
  window.addEventListener("storage", other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", other);
  };
}
