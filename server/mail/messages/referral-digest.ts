import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferralDigestData {
  name: string;
  /** "daily" by choice, or "messages" that a thread has held back. Absent in mails written by earlier versions. */
  reason?: "daily" | "messages";
  lines: { about: string; text: string }[];
  link: string;
  unsubscribeLink: string;
}

export function referralDigestMessage(data: ReferralDigestData): MailContent {
  const count = data.lines.length === 1 ? "1 update" : `${data.lines.length} updates`;
  return {
    subject: `Your referrals: ${count}`,
    preview: data.lines[0]?.text ?? "",
    heading: data.reason === "messages" ? "New messages" : "Your referrals today",
    paragraphs: [
      `Hello ${data.name},\nHere’s what happened since our last email:`,
      ...data.lines.map((line) => `${line.about}\n${line.text}`),
    ],
    action: { label: "Open your referrals", url: data.link, note: "You can see every deadline there." },
    footnote:
      data.reason === "messages"
        ? `You get this email because you use referrals at ${brand.name}: at most one an hour about the messages of a request. In the settings of Referrals you can choose one email a day, or none.`
        : `You chose one email a day about your referrals at ${brand.name}. You can change this in the settings of Referrals.`,
    unsubscribeUrl: data.unsubscribeLink,
  };
}
