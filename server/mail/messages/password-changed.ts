import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface PasswordChangedData {
  name: string;
  /** ISO time of the change. */
  at: string;
  resetLink: string;
}

export function passwordChangedMessage(data: PasswordChangedData): MailContent {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(data.at),
  );
  return {
    subject: `Your ${brand.name} password was changed`,
    preview: "You are logged out on every device.",
    heading: "Your password was changed",
    paragraphs: [
      `Hello ${data.name},\nyour password was changed on ${when} UTC, and every session was ended. Log in with the new password.`,
    ],
    action: {
      label: "It was not me",
      url: data.resetLink,
      note: "If it was not you, set a new password at once and write to us.",
    },
    footnote: "We send this notice after each change of a password, so that no change happens behind your back.",
  };
}
