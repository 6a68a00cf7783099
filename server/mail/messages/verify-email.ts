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
      `Hello ${data.name},\none click tells us that this address is yours. Then the full search with all its filters is open to you.`,
    ],
    action: { label: "Verify my email", url: data.link, note: "The link works for 24 hours." },
    footnote:
      "You did not register? Then ignore this mail; without the click nothing happens and the address is forgotten after 7 days.",
  };
}
