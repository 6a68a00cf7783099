/** The paths of the API for an account and its security. */
export const accountApi = {
  confirmPassword: "/api/me/confirm-password",
  password: "/api/me/password",
  sessions: "/api/me/sessions",
  apiKeys: "/api/me/api-keys",
  endOtherSessions: "/api/me/sessions/end-others",
  endSession: (id: string) => `/api/me/sessions/${encodeURIComponent(id)}/end`,
  account: "/api/me/account",
  notifications: "/api/me/notifications",
  changeEmail: "/api/me/email",
  cancelEmailChange: "/api/me/email/cancel",
  deleteAccount: "/api/me/delete",
  keepAccount: "/api/me/delete/undo",
  exportAccount: "/api/me/export",
} as const;
