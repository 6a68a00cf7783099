import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface NoticeReceivedData {
  number: string;
  link: string;
}

/** Holds nothing of the notice: anybody can type an address, with words of their own. */
export function noticeReceivedMessage({ number, link }: NoticeReceivedData): MailContent {
  return {
    subject: `Your notice ${number}`,
    preview: "A person will read it and decide. We email you the decision.",
    heading: `We have your notice ${number}`,
    paragraphs: [
      `${greeting(null)}\nThank you for your notice. A person will read it and decide. We’ll email you the decision and the reasons.`,
    ],
    action: {
      label: "See where it stands",
      url: link,
      note: "Only people with this link can see your notice. No account is needed.",
    },
    footnote: `You get this email because somebody gave this address in a notice to ${brand.name}. Wasn’t you? You can ignore this email.`,
  };
}
