import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface EmailChangedData {
  name: string;
  newEmail: string;
}

/** Goes to the address that was the account's until now. */
export function emailChangedMessage(data: EmailChangedData): MailContent {
  return {
    subject: `Your address for ${brand.name} has changed`,
    preview: `Log in with ${data.newEmail} from now on.`,
    heading: "Your address has changed",
    paragraphs: [
      `${greeting(data.name)}\nBoth addresses confirmed the change: your account now belongs to ${data.newEmail}. Log in with it from now on. This is our last email to this address.`,
    ],
    footnote: "If this wasn’t you, please write to us at once.",
  };
}
