import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface VerifyEmailData {
  name: string;
  link: string;
}

export function verifyEmailMessage(data: VerifyEmailData): MailContent {
  return {
    subject: `Verify your email for ${brand.name}`,
    preview: "One click and your account is ready. The link works for 24 hours.",
    heading: "Verify your email",
    paragraphs: [
      `Hello ${data.name},\nclick once to confirm that this address is yours. Then you can use the full search with all its filters.`,
    ],
    action: { label: "Verify my email", url: data.link, note: "The link works for 24 hours." },
    footnote:
      "Didn’t register? You can ignore this email. Nothing happens without the click, and we delete your address after 7 days.",
  };
}
