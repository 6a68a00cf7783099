import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { User } from "#contract/auth.ts";
import { AUTH_TEXTS } from "#contract/auth-texts.ts";
import { ApiError } from "#web/api-client.ts";
import { authApi, failureText } from "#web/auth-api.ts";
import { onTokenChange, readToken, writeToken } from "#web/session-token.ts";

const REFETCH_AFTER_MS = 30_000;

interface Auth {
  /** True once the first check is done. */
  ready: boolean;
  /** Set when both token and user exist. */
  user: User | null;
  /** Why the last operation or session check failed, or null. */
  error: string | null;
  clearError: () => void;
  /** A token is stored, but the server did not say whose it is: an outage, not the end of the session. */
  unreachable: boolean;
  /** True while one of the operations below runs. */
  loading: boolean;
  /** Each resolves to true on success; on failure to false, with the text in `error`. */
  login: (email: string, password: string) => Promise<boolean>;
  register: (name: string, email: string, password: string) => Promise<boolean>;
  resendVerification: (email: string) => Promise<boolean>;
  forgotPassword: (email: string) => Promise<boolean>;
  resetPassword: (token: string, password: string) => Promise<boolean>;
  logout: () => void;
  /** Loads the user again, at most every 30 s unless forced. */
  refresh: (options?: { force?: boolean }) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the operations that change it. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth needs AuthProvider above it");
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  const [user, setUser] = useState<User | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [running, setRunning] = useState(0);
  const [unreachable, setUnreachable] = useState(false);
  const checkedAt = useRef(Number.NEGATIVE_INFINITY);

  const refresh = useCallback(async ({ force = false }: { force?: boolean } = {}) => {
    const token = readToken();
    if (token === null) {
      setUser(null);
      setReady(true);
      return;
    }
    if (!force && Date.now() - checkedAt.current < REFETCH_AFTER_MS) return;
    checkedAt.current = Date.now();
    try {
      const loaded = await authApi.me();
      if (readToken() === token) setUser(loaded);
      setUnreachable(false);
    } catch (failure) {
      const replaced = readToken() !== token && readToken() !== null;
      const ended = endsSession(failure);
      if (ended && !replaced) {
        writeToken(null);
        setUser(null);
        setError(AUTH_TEXTS.sessionExpired);
      }
      // An outage says nothing about the session: the token stays, and the next occasion asks again.
      if (!ended) checkedAt.current = Number.NEGATIVE_INFINITY;
      setUnreachable(!ended);
    } finally {
      setReady(true);
    }
  }, []);

  useEffect(() => {
    void refresh();
    const wake = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", wake);
    const stop = onTokenChange((elsewhere) => {
      if (readToken() !== null) {
        if (elsewhere) void refresh({ force: true });
        return;
      }
      // Logged out in another tab, or refused by a call here.
      setUser(null);
      if (!elsewhere) setError(AUTH_TEXTS.sessionExpired);
    });
    return () => {
      document.removeEventListener("visibilitychange", wake);
      stop();
    };
  }, [refresh]);

  const attempt = useCallback(async (operation: Parameters<typeof failureText>[1], run: () => Promise<void>) => {
    setError(null);
    setRunning((count) => count + 1);
    try {
      await run();
      return true;
    } catch (failure) {
      setError(failureText(failure, operation));
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);

  const clearError = useCallback(() => setError(null), []);
  const value = useMemo<Auth>(
    () => ({
      ready,
      user,
      error,
      clearError,
      unreachable,
      loading: running > 0,
      refresh,
      login: (email, password) =>
        attempt("login", async () => {
          const answer = await authApi.login(email, password);
          checkedAt.current = Date.now();
          setUser(answer.user);
          setReady(true);
          writeToken(answer.token);
        }),
      register: (name, email, password) => attempt("register", async () => void (await authApi.register(name, email, password))),
      resendVerification: (email) => (email.trim() === "" ? Promise.resolve(false) : attempt("resend", async () => void (await authApi.resendVerification(email)))),
      forgotPassword: (email) => attempt("forgot", async () => void (await authApi.forgotPassword(email))),
      resetPassword: (token, password) => attempt("reset", async () => void (await authApi.resetPassword(token, password))),
      logout: () => {
        // The session ends here at once; the server is told and may fail without harm.
        authApi.logout().catch(() => {});
        writeToken(null);
        setUser(null);
        setError(null);
      },
    }),
    [ready, user, error, clearError, unreachable, running, refresh, attempt],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Whether a failed check says that the session is over. */
function endsSession(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
}
