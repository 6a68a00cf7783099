import { z } from "zod";
import { EmailAddress } from "./auth.ts";

/** Which mails a person gets besides those that their account needs. */
export const NotificationChoices = z.strictObject({
  jobAlerts: z.boolean(),
  /** Mails about referrals. It is off exactly while the mail choice of Referrals is `off`. */
  networkUpdates: z.boolean(),
  platformNews: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** `POST /api/me/notifications`: changes the choices it names. */
export const NotificationChanges = NotificationChoices.partial();
export type NotificationChanges = z.infer<typeof NotificationChanges>;

/** `POST /api/me/email`. */
export const ChangeEmailRequest = z.strictObject({ email: EmailAddress });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** A new address that waits until both addresses have confirmed it. */
export const EmailChange = z.object({
  email: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof EmailChange>;

export const AccountSettings = z.object({
  notifications: NotificationChoices,
  emailChange: EmailChange.nullable(),
  /** When the account is erased; null unless its owner has asked for it. */
  deleteAfter: z.iso.datetime().nullable(),
  /** What we keep about the person: kinds of records with their numbers, none of them 0. */
  kept: z.array(z.object({ kind: z.string(), records: z.number().int() })),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const AccountSettingsResponse = z.object({ data: AccountSettings });
export type AccountSettingsResponse = z.infer<typeof AccountSettingsResponse>;

/** `POST /api/auth/confirm-email/{token}`. */
export const ConfirmEmailResponse = z.object({
  message: z.string(),
  /** Whether the address has changed; false while the other address has yet to confirm. */
  changed: z.boolean(),
});
export type ConfirmEmailResponse = z.infer<typeof ConfirmEmailResponse>;
