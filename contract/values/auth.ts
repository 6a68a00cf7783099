/** Limits and texts of accounts. Separate from the schemas, so that pages don't load zod. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 100;
/** Seconds between two verification mails to one address; the page counts them down. */
export const RESEND_COOLDOWN_S = 60;

/** Minutes after which becoming a referrer takes the password again. */
export const CONFIRM_PASSWORD_AFTER_MIN = 15;
/** The code of the refusal that asks for it. */
export const CONFIRM_PASSWORD = "confirm-password";

/** Texts of the specification that both the server and the web use. */
export const AUTH_TEXTS = {
  passwordTooShort: "Password must be at least 8 characters long",
  passwordsDiffer: "Passwords do not match",
  loginFailed: "Login failed",
  emailNotVerified: "Email not verified. Please verify your email before logging in.",
  registrationFailed: "Registration failed",
  forgotFailed: "Failed to process forgot password request",
  resetFailed: "Failed to reset password",
  verifyFailed: "Failed to verify email",
  resendFailed: "Failed to resend verification email",
  verifyNoToken: "Invalid verification link. Please try again or request a new verification email.",
  verifyRejected: "Could not verify your email. The link may have expired or already been used.",
  resetNoToken: "Invalid password reset link. Please request a new one.",
} as const;
