import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferralDigestData {
  name: string;
  lines: { about: string; text: string }[];
  link: string;
  unsubscribeLink: string;
}

export function referralDigestMessage(data: ReferralDigestData): MailContent {
  const count = data.lines.length === 1 ? "1 piece of news" : `${data.lines.length} pieces of news`;
  return {
    subject: `Your referrals: ${count}`,
    preview: data.lines[0]?.text ?? "",
    heading: "Your referrals today",
    paragraphs: [
      `Hello ${data.name},\nthis happened since the last mail:`,
      ...data.lines.map((line) => `${line.about}\n${line.text}`),
    ],
    action: { label: "Open your referrals", url: data.link, note: "Both of you see the same clock there." },
    footnote: `You have asked for one mail a day about referrals at ${brand.name}. Change it in the settings of Referrals.`,
    unsubscribeUrl: data.unsubscribeLink,
  };
}
