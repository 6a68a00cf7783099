import { z } from "zod";
import { AUTH_TEXTS, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from "#contract/values/auth.ts";

export { AUTH_TEXTS, RESEND_COOLDOWN_S } from "#contract/values/auth.ts";

/**
 * Matches the addresses we accept: one @, an unquoted local part, a dotted host name. Deliberately narrower than RFC 5321
 * (no quoted parts, comments or literals), because a mail library may send such addresses elsewhere.
 */
const ADDRESS =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

export const EmailAddress = z
  .string({ error: "Please enter your email address" })
  .trim()
  .min(1, "Please enter your email address")
  .max(254, "Please enter a valid email address")
  .regex(ADDRESS, "Please enter a valid email address")
  .refine(
    (address) => !address.includes("..") && !address.startsWith(".") && !address.includes(".@"),
    "Please enter a valid email address",
  )
  // A letter with a compatibility form (full-width, Kelvin sign) is another mailbox than the address it looks like.
  .refine(
    (address) => address.isWellFormed() && Array.from(address).every((letter) => letter.normalize("NFKC") === letter),
    "Please enter a valid email address",
  );

export const NewPassword = z
  .string({ error: "Please enter a password" })
  .min(PASSWORD_MIN, AUTH_TEXTS.passwordTooShort)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`);

/** A name is one line, without control characters, line breaks or direction overrides, because mail headers contain it. */
export const PersonName = z
  .string({ error: "Please enter your name" })
  .trim()
  .min(1, "Please enter your name")
  .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters long`)
  .refine(
    (name) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name) && name.isWellFormed(),
    "Name must be one line of plain text",
  )
  .refine((name) => !/:\/\/|www\./i.test(name), "Please enter your name without a web address");

const LoginPassword = z
  .string({ error: "Please enter your password" })
  .min(1, "Please enter your password")
  .max(1024, "Password is too long");

export const RegisterRequest = z.strictObject({ name: PersonName, email: EmailAddress, password: NewPassword });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const LoginRequest = z.strictObject({ email: EmailAddress, password: LoginPassword });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const EmailRequest = z.strictObject({ email: EmailAddress });
export type EmailRequest = z.infer<typeof EmailRequest>;

export const ResetRequest = z.strictObject({ password: NewPassword });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const ChangePasswordRequest = z.strictObject({ currentPassword: LoginPassword, password: NewPassword });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ConfirmPasswordRequest = z.strictObject({ password: LoginPassword });
export type ConfirmPasswordRequest = z.infer<typeof ConfirmPasswordRequest>;

export const User = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  profileCompleted: z.boolean(),
  preferences: z.object({ roles: z.array(z.string()), locations: z.array(z.string()) }),
});
export type User = z.infer<typeof User>;

export const LoginResponse = z.object({ token: z.string(), user: User });
export type LoginResponse = z.infer<typeof LoginResponse>;

export const MeResponse = z.object({ user: User });
export type MeResponse = z.infer<typeof MeResponse>;

export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;
