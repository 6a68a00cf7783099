import type { User } from "#contract/schemas/auth.ts";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { onTokenChange, readToken, writeToken } from "./session-token.ts";

const REFETCH_AFTER_MS = 30_000;

/** What is known of the session. Logged in means that token and user both exist. */
export interface AuthState {
  /** True once the first check is done. */
  ready: boolean;
  user: User | null;
  /** Why the last operation or session check failed, or null. */
  error: string | null;
  /** A token is stored, but the server did not say whose it is: an outage, not the end of the session. */
  unreachable: boolean;
  /** Operations under way. */
  running: number;
}

export const UNKNOWN_SESSION: AuthState = { ready: false, user: null, error: null, unreachable: false, running: 0 };

let state = UNKNOWN_SESSION;
let checkedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * The session lives outside React: parts of the page that are still asleep are not disturbed by it, and read it when they wake. On the server it
 * is never changed.
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

/** A fresh login: token and user are stored, and the next check is 30 s away. */
export function beginSession(token: string, user: User): void {
  checkedAt = Date.now();
  writeToken(token);
  authStore.set({ user, ready: true, error: null, unreachable: false });
}

/** Loads the user again, at most every 30 s unless forced. */
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
      authStore.set({ user: null, error: AUTH_TEXTS.sessionExpired });
    }
    // An outage says nothing about the session: the token stays, and the next occasion asks again.
    if (!ended) checkedAt = Number.NEGATIVE_INFINITY;
    authStore.set({ ready: true, unreachable: !ended });
  }
}

/** Keeps the session up to date while the page is open: first check, return to the page, other tabs, calls that are refused. */
export function watchSession(): () => void {
  void refreshSession();
  const wake = () => {
    if (document.visibilityState === "visible") void refreshSession();
  };
  document.addEventListener("visibilitychange", wake);
  const stop = onTokenChange((elsewhere) => {
    if (readToken() !== null) {
      if (elsewhere) void refreshSession({ force: true });
      return;
    }
    // Logged out in another tab, or refused by a call here.
    authStore.set({ user: null, ...(!elsewhere && { error: AUTH_TEXTS.sessionExpired }) });
  });
  return () => {
    document.removeEventListener("visibilitychange", wake);
    stop();
  };
}
