import { DELETE_AFTER_DAYS } from "#contract/values/account-settings.ts";
import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface DeletionScheduledData {
  name: string;
  /** ISO time of the erasure. */
  deleteAfter: string;
  link: string;
}

export function deletionScheduledMessage(data: DeletionScheduledData): MailContent {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(data.deleteAfter),
  );
  return {
    subject: `Your ${brand.name} account will be deleted`,
    preview: `On ${when} UTC, unless you keep it.`,
    heading: "Your account will be deleted",
    paragraphs: [
      `${greeting(data.name)}\nYou asked us to delete your account. On ${when} UTC we erase everything about you, and nobody can bring it back. Until then you can change your mind: log in and choose “Keep my account”.`,
    ],
    action: { label: "Keep my account", url: data.link, note: `You have ${DELETE_AFTER_DAYS} days.` },
    footnote: "Wasn’t you? Log in, keep your account and set a new password.",
  };
}
