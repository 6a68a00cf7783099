import { AUTH_TEXTS, PASSWORD_MIN } from "#contract/values/auth.ts";

export interface PasswordFaults {
  password?: string;
  confirmation?: string;
}

/** What is wrong with a new password and its confirmation (specification, section 5); empty when nothing is. */
export function passwordFaults(password: string, confirmation: string): PasswordFaults {
  return {
    ...(password.length < PASSWORD_MIN && { password: AUTH_TEXTS.passwordTooShort }),
    ...(password !== confirmation && { confirmation: AUTH_TEXTS.passwordsDiffer }),
  };
}
