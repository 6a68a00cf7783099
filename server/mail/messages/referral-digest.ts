import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferralDigestData {
  name: string;
  lines: { about: string; text: string }[];
  link: string;
  unsubscribeLink: string;
}

export function referralDigestMessage(data: ReferralDigestData): MailContent {
  const count = data.lines.length === 1 ? "1 update" : `${data.lines.length} updates`;
  return {
    subject: `Your referrals: ${count}`,
    preview: data.lines[0]?.text ?? "",
    heading: "Your referrals today",
    paragraphs: [
      `Hello ${data.name},\nhere’s what happened since our last email:`,
      ...data.lines.map((line) => `${line.about}\n${line.text}`),
    ],
    action: { label: "Open your referrals", url: data.link, note: "You can see every deadline there." },
    footnote: `You chose one email a day about your referrals at ${brand.name}. You can change this in the settings of Referrals.`,
    unsubscribeUrl: data.unsubscribeLink,
  };
}
