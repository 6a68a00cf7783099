import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferralUpdateData {
  name: string;
  subject: string;
  text: string;
  /** Title of the job; null when the update is about a company. */
  job: string | null;
  company: string;
  link: string;
  /** What the button says; by default it opens the person's referrals. */
  action?: { label: string; note: string };
  unsubscribeLink: string;
}

export function referralUpdateMessage(data: ReferralUpdateData): MailContent {
  return {
    subject: data.subject,
    preview: data.text,
    heading: data.job === null ? data.company : `${data.job} at ${data.company}`,
    paragraphs: [`Hello ${data.name},\n${data.text}`],
    action: {
      ...(data.action ?? {
        label: "Open your referrals",
        note: data.job === null ? "" : "You can see every deadline there.",
      }),
      url: data.link,
    },
    footnote: `You get this email because you use referrals at ${brand.name}. In the settings of Referrals you can choose one email a day, or none.`,
    unsubscribeUrl: data.unsubscribeLink,
  };
}
