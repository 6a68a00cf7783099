import type { MailContent } from "#mail/frame.ts";
import { type ReferralUpdateData, referralUpdateMessage } from "./referral-update.ts";

export interface ReferralOfferData extends ReferralUpdateData {
  acceptLink: string;
  declineLink: string;
}

/** Offers a request. Each answer is its own link to a page that shows the request and sends the answer at a press. */
export function referralOfferMessage(data: ReferralOfferData): MailContent {
  const content = referralUpdateMessage(data);
  return {
    ...content,
    paragraphs: [...content.paragraphs, `Decline: ${data.declineLink}\nRead it in your inbox: ${data.link}`],
    action: {
      label: "Read it and accept",
      url: data.acceptLink,
      note: "Nothing happens until you press the button on the page. The links are for you only: please don’t forward this email.",
    },
  };
}
