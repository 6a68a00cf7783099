import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ResetPasswordData {
  /** Null while the address is unverified. */
  name: string | null;
  link: string;
  minutes: number;
}

export function resetPasswordMessage(data: ResetPasswordData): MailContent {
  return {
    subject: `Set a new password for ${brand.name}`,
    preview: `The link works once, for ${data.minutes} minutes.`,
    heading: "Set a new password",
    paragraphs: [
      `${greeting(data.name)}\nYou requested a link to set a new password. Setting one logs you out on every device.`,
    ],
    action: { label: "Set a new password", url: data.link, note: `The link works once, for ${data.minutes} minutes.` },
    footnote: "Didn’t request this? You can ignore this email. Your password stays the same.",
  };
}
