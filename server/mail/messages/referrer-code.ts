import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferrerCodeData {
  /** Six digits. */
  code: string;
  company: string;
  minutes: number;
}

/** Holds no link: a scanner that opens links must not be able to verify anything. */
export function referrerCodeMessage(data: ReferrerCodeData): MailContent {
  return {
    subject: `${data.code} is your code for ${brand.name}`,
    preview: `Type it where you asked for it, within ${data.minutes} minutes.`,
    heading: data.code,
    paragraphs: [
      `Somebody, probably you, wants to answer referral requests for ${data.company} at ${brand.name}. Type these six digits where you asked for them, within ${data.minutes} minutes.`,
      "We do not keep this address: after this mail only a keyed hash of it remains, so that one mailbox stands for one account.",
    ],
    footnote: "It was not you? Then ignore this mail; without the code nothing happens.",
  };
}
