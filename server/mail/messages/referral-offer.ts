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
    closing: [
      "You can also decline. Choose the reason on the page; the seeker sees it.",
      { label: "Decline", url: data.declineLink },
      { label: "Open your inbox", url: data.link },
    ],
    action: {
      label: "Read it and accept",
      url: data.acceptLink,
      note: "Nothing happens until you press the button on the page. The links are for you only: please don’t forward this email.",
    },
  };
}
