import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferrerCodeData {
  /** Two groups of four letters and digits. */
  code: string;
  company: string;
  minutes: number;
}

/** Contains no link, because a mail scanner that opens links must not verify anything. */
export function referrerCodeMessage(data: ReferrerCodeData): MailContent {
  return {
    subject: `${data.code} is your code for ${brand.name}`,
    preview: `Enter it on the page where you requested it within ${data.minutes} minutes.`,
    heading: data.code,
    paragraphs: [
      `Somebody, probably you, wants to answer referral requests for ${data.company} at ${brand.name}. Enter this code on the page where you requested it within ${data.minutes} minutes.`,
      "We don’t store this address. After this email we keep only a keyed hash of it, so that nobody can verify the same address for two accounts.",
    ],
    footnote: "Wasn’t you? You can ignore this email. Nothing happens without the code.",
  };
}
