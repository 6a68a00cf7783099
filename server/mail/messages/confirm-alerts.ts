import { brand } from "#contract/values/brand.ts";
import { GUEST_CONFIRM_HOURS } from "#contract/values/desk/guest-alerts.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ConfirmAlertsData {
  link: string;
}

/** Holds nothing of the search: anybody can type an address, with words of their own. */
export function confirmAlertsMessage({ link }: ConfirmAlertsData): MailContent {
  return {
    subject: `Confirm your job alerts from ${brand.name}`,
    preview: "Confirm, and we email you new jobs. We send nothing before.",
    heading: "Confirm your job alerts",
    paragraphs: [
      `${greeting(null)}\nSomebody asked us to email new jobs for a search to this address. If that was you, open this link, check the search and confirm it.`,
    ],
    action: {
      label: "See the search and confirm",
      url: link,
      note: `You have ${GUEST_CONFIRM_HOURS} hours. You can end the alerts at any time.`,
    },
    footnote: `Wasn’t you? You can ignore this email. We send no alerts unless you confirm, and delete the request after ${GUEST_CONFIRM_HOURS} hours.`,
  };
}
