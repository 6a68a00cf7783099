import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ReferralInvitationData {
  seeker: string;
  link: string;
  days: number;
  /** Ends all invitations to this address with one POST. */
  blockLink: string;
}

/** Names neither job nor company: the seeker may have typed the wrong address. */
export function referralInvitationMessage({ seeker, link, days, blockLink }: ReferralInvitationData): MailContent {
  return {
    subject: `${seeker} asks you for a referral`,
    preview: "You need no account. Nobody learns whether you opened this.",
    heading: `${seeker} asks you for a referral`,
    paragraphs: [
      `Hello,\n${seeker} entered your address at ${brand.name}, hoping that you can refer them where you work. You need no account: prove your work address with a code, read the request, then accept or decline.`,
      "This is the only email about it.",
    ],
    action: {
      label: "See the request",
      url: link,
      note: `The link works for ${days} days and for one person.`,
    },
    footnote: "Don’t know this person, or don’t want such emails? You can block all invitations to your address.",
    footnoteLink: { label: "Block all invitations", url: blockLink },
    unsubscribeUrl: blockLink,
  };
}
