import { type AuthState, authStore, beginSession, refreshSession } from "#web/session/auth-store.ts";
import { authApi, failureText } from "./auth-api.ts";
import { useSession } from "#web/session/use-session.ts";
import { writeToken } from "#web/session/session-token.ts";

interface Auth extends AuthState {
  /** True while one of the operations below is running. */
  loading: boolean;
  clearError: () => void;
  /** Each resolves to true on success, and to false on failure, with the text in `error`. */
  login: (email: string, password: string) => Promise<boolean>;
  register: (name: string, email: string, password: string) => Promise<boolean>;
  resendVerification: (email: string) => Promise<boolean>;
  forgotPassword: (email: string) => Promise<boolean>;
  resetPassword: (token: string, password: string) => Promise<boolean>;
  logout: () => void;
  /** Reloads the user, at most every 30 s unless forced. */
  refresh: (options?: { force?: boolean }) => Promise<void>;
}

async function attempt(operation: Parameters<typeof failureText>[1], run: () => Promise<unknown>): Promise<boolean> {
  authStore.set({ error: null, running: authStore.read().running + 1 });
  try {
    await run();
    return true;
  } catch (failure) {
    authStore.set({ error: failureText(failure, operation) });
    return false;
  } finally {
    authStore.set({ running: authStore.read().running - 1 });
  }
}

const operations = {
  clearError: () => authStore.set({ error: null }),
  login: (email: string, password: string) =>
    attempt("login", async () => {
      const { token, user } = await authApi.login(email, password);
      beginSession(token, user);
    }),
  register: (name: string, email: string, password: string) =>
    attempt("register", () => authApi.register(name, email, password)),
  resendVerification: async (email: string) =>
    email.trim() === "" ? false : attempt("resend", () => authApi.resendVerification(email)),
  forgotPassword: (email: string) => attempt("forgot", () => authApi.forgotPassword(email)),
  resetPassword: (token: string, password: string) => attempt("reset", () => authApi.resetPassword(token, password)),
  logout() {
    // Ends the session here at once. Telling the server may fail without harm.
    authApi.logout().catch(() => {});
    writeToken(null);
    authStore.set({ user: null, error: null });
  },
  refresh: refreshSession,
};

/** Returns the signed-in user and the operations that change the session. */
export function useAuth(): Auth {
  const session = useSession();
  return { ...session, loading: session.running > 0, ...operations };
}
