import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface VerifyEmailData {
  link: string;
  /** Minutes for which the link works, if it leads to choosing a password because the address was registered with different ones. */
  choosePasswordMinutes?: number;
}

/** Holds no name: anybody can register an address, with words of their own. */
export function verifyEmailMessage(data: VerifyEmailData): MailContent {
  return data.choosePasswordMinutes === undefined ? oneClick(data) : passwordChoice(data, data.choosePasswordMinutes);
}

const FOOTNOTE =
  "Didn’t register? You can ignore this email. Nothing happens unless you confirm, and we delete your address after 7 days.";

function passwordChoice({ link }: VerifyEmailData, minutes: number): MailContent {
  return {
    subject: `Verify your email for ${brand.name}`,
    preview: `Choose a password and your account is ready. The link works for ${minutes} minutes.`,
    heading: "Verify your email",
    paragraphs: [
      `${greeting(null)}\nThis address was registered more than once, with different passwords. Choose the password you want: that also confirms that this address is yours, and no other password works.`,
    ],
    action: { label: "Choose a password", url: link, note: `The link works once, for ${minutes} minutes.` },
    footnote: FOOTNOTE,
  };
}

function oneClick(data: VerifyEmailData): MailContent {
  return {
    subject: `Verify your email for ${brand.name}`,
    preview: "Confirm your address and your account is ready. The link works for 24 hours.",
    heading: "Verify your email",
    paragraphs: [
      `${greeting(null)}\nOpen this link and confirm that this address is yours. Then you can use the full search with all its filters.`,
    ],
    action: { label: "Verify my email", url: data.link, note: "The link works for 24 hours." },
    footnote: FOOTNOTE,
  };
}
