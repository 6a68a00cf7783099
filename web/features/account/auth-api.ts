import type { LoginResponse, MeResponse, MessageResponse, User } from "#contract/schemas/auth.ts";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { ApiError, callApi, VERIFY } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

/** Account API calls. Each throws ApiError; `failureText` returns the text to show. */
export const authApi = {
  login: (email: string, password: string) =>
    callApi<LoginResponse>(api.login, { method: "POST", body: { email, password } }),
  register: (name: string, email: string, password: string) =>
    callApi<MessageResponse>(api.register, { method: "POST", body: { name, email, password } }),
  verify: (token: string, signal?: AbortSignal) =>
    callApi<MessageResponse>(api.verify(token), { policy: VERIFY, signal }),
  resendVerification: (email: string) =>
    callApi<MessageResponse>(api.resendVerification, { method: "POST", body: { email }, policy: VERIFY }),
  forgotPassword: (email: string) => callApi<MessageResponse>(api.forgotPassword, { method: "POST", body: { email } }),
  resetPassword: (token: string, password: string) =>
    callApi<MessageResponse>(api.resetPassword(token), { method: "POST", body: { password } }),
  logout: () => callApi<unknown>(api.logout, { method: "POST" }),
  me: (signal?: AbortSignal): Promise<User> =>
    callApi<MeResponse | User>(api.me, { signal }).then((answer) => ("user" in answer ? answer.user : answer)),
};

const fallbacks = {
  login: AUTH_TEXTS.loginFailed,
  register: AUTH_TEXTS.registrationFailed,
  forgot: AUTH_TEXTS.forgotFailed,
  reset: AUTH_TEXTS.resetFailed,
  verify: AUTH_TEXTS.verifyFailed,
  resend: AUTH_TEXTS.resendFailed,
};

/** Returns the server's message, or the specification's text for this operation if the server sent none. */
export function failureText(error: unknown, operation: keyof typeof fallbacks): string {
  return error instanceof ApiError && error.message !== "" ? error.message : fallbacks[operation];
}

/** Returns whether a failed session check means that the session has ended, rather than that the server couldn't tell. */
export function endsSession(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
}
