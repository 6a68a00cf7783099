import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface PasswordChangedData {
  /** Null if the change has just verified the address. */
  name: string | null;
  /** ISO time of the change. */
  at: string;
  resetLink: string;
  /** Whether the session that changed the password goes on. */
  keptSession?: boolean;
}

export function passwordChangedMessage(data: PasswordChangedData): MailContent {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(data.at),
  );
  const where = data.keptSession === true ? "everywhere else" : "on every device";
  return {
    subject: `Your ${brand.name} password was changed`,
    preview: `You’ve been logged out ${where}.`,
    heading: "Your password was changed",
    paragraphs: [
      `${greeting(data.name)}\nYour password was changed on ${when} UTC, and you were logged out ${where}. Log in with your new password.`,
    ],
    action: {
      label: "This wasn’t me",
      url: data.resetLink,
      note: "If this wasn’t you, set a new password right away and contact us.",
    },
    footnote: "We email you whenever your password changes, so that nobody can change it unnoticed.",
  };
}
