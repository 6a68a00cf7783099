import { AUTH_TEXTS, PASSWORD_MIN } from "#contract/values/auth.ts";

export interface PasswordFaults {
  password?: string;
  confirmation?: string;
}

/** Validates a new password and its confirmation (specification, section 5). Returns an empty object if both are fine. */
export function passwordFaults(password: string, confirmation: string): PasswordFaults {
  return {
    ...(password.length < PASSWORD_MIN && { password: AUTH_TEXTS.passwordTooShort }),
    ...(password !== confirmation && { confirmation: AUTH_TEXTS.passwordsDiffer }),
  };
}
