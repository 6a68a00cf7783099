import type { User } from "#contract/schemas/auth.ts";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { onTokenChange, readToken, writeToken } from "./session-token.ts";

const REFETCH_AFTER_MS = 30_000;

/** The session as known so far. Signed in means both a token and a user exist. */
export interface AuthState {
  /** True once the first check has finished. */
  ready: boolean;
  user: User | null;
  /** Why the last operation or session check failed, or null. */
  error: string | null;
  /** A token is stored, but the server couldn't be reached to check it: an outage, not the end of the session. */
  unreachable: boolean;
  /** Operations in progress. */
  running: number;
}

export const UNKNOWN_SESSION: AuthState = { ready: false, user: null, error: null, unreachable: false, running: 0 };

let state = UNKNOWN_SESSION;
let checkedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * The session. It lives outside React so that parts of the page that hydrate later can read it. It never changes on the
 * server.
 */
export const authStore = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(change: Partial<AuthState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
};

/** Stores the token and user of a fresh login; the next check is 30 s away. */
export function beginSession(token: string, user: User): void {
  checkedAt = Date.now();
  writeToken(token);
  authStore.set({ user, ready: true, error: null, unreachable: false });
}

/** Reloads the user, at most every 30 s unless forced. */
export async function refreshSession({ force = false }: { force?: boolean } = {}): Promise<void> {
  const token = readToken();
  if (token === null) return authStore.set({ user: null, ready: true });
  if (!force && Date.now() - checkedAt < REFETCH_AFTER_MS) return;
  checkedAt = Date.now();
  const { authApi, endsSession } = await import("#web/features/account/auth-api.ts");
  try {
    const user = await authApi.me();
    if (readToken() === token) authStore.set({ user, ready: true, unreachable: false });
  } catch (failure) {
    const replaced = readToken() !== token && readToken() !== null;
    const ended = endsSession(failure);
    if (ended && !replaced) {
      writeToken(null);
      authStore.set({ user: null, error: SESSION_EXPIRED });
    }
    // An outage says nothing about the session: keep the token and check again next time.
    if (!ended) checkedAt = Number.NEGATIVE_INFINITY;
    authStore.set({ ready: true, unreachable: !ended });
  }
}

/** Refreshes the session on load, when the tab becomes visible, on changes in other tabs and after a 401. */
export function watchSession(): () => void {
  void refreshSession();
  const onVisible = () => {
    if (document.visibilityState === "visible") void refreshSession();
  };
  document.addEventListener("visibilitychange", onVisible);
  const stop = onTokenChange((elsewhere) => {
    if (readToken() !== null) {
      if (elsewhere) void refreshSession({ force: true });
      return;
    }
    // Signed out in another tab, or a call here got a 401.
    authStore.set({ user: null, ...(!elsewhere && { error: SESSION_EXPIRED }) });
  });
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    stop();
  };
}
