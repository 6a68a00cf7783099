import { EMAIL_CHANGE_HOURS } from "#contract/values/account-settings.ts";
import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ChangeEmailData {
  name: string;
  newEmail: string;
  link: string;
}

/** Goes to the current address. */
export function changeEmailMessage(data: ChangeEmailData): MailContent {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    preview: `Your account would move to ${data.newEmail}.`,
    heading: "Change your address?",
    paragraphs: [
      `${greeting(data.name)}\nYou asked to change the address of your account to ${data.newEmail}. It changes once you have opened this link and the one that we mailed there.`,
    ],
    action: {
      label: "Confirm the change",
      url: data.link,
      note: `The link works for ${EMAIL_CHANGE_HOURS} hours.`,
    },
    footnote:
      "Didn’t ask for this? Don’t confirm, and nothing changes. But somebody knows your password, so please set a new one.",
  };
}
