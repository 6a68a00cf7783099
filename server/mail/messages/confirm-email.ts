import { EMAIL_CHANGE_HOURS } from "#contract/values/account-settings.ts";
import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ConfirmEmailData {
  link: string;
}

/** Goes to the new address of an account. Holds no name: the address may be a stranger's. */
export function confirmEmailMessage({ link }: ConfirmEmailData): MailContent {
  return {
    subject: `Confirm your address for ${brand.name}`,
    preview: "Open this link and the one that we mailed to your current address.",
    heading: "Confirm your new address",
    paragraphs: [
      `${greeting(null)}\nAn account at ${brand.name} wants to use this address. It changes once its owner has opened this link and the one that we mailed to the current address.`,
    ],
    action: { label: "Confirm this address", url: link, note: `The link works for ${EMAIL_CHANGE_HOURS} hours.` },
    footnote: "Wasn’t you? You can ignore this email. Nothing happens unless you confirm.",
  };
}
