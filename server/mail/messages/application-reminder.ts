import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface ApplicationReminderData {
  name: string;
  step: string;
  /** ISO 8601. */
  due: string;
  title: string;
  company: string;
  link: string;
}

const utc = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

export function applicationReminderMessage({
  name,
  step,
  due,
  title,
  company,
  link,
}: ApplicationReminderData): MailContent {
  const about = [title, company].filter(Boolean).join(" at ") || "your application";
  const what = step || "Your next step";
  return {
    subject: `Reminder: ${what}`,
    preview: about,
    heading: what,
    paragraphs: [
      `Hello ${name},\nYou asked to be reminded of your next step for ${about}.`,
      ...(due === "" ? [] : [`It’s due on ${utc.format(new Date(due))} (UTC).`]),
    ],
    action: { label: "Open the application", url: link, note: "There you can mark it done or choose another time." },
    footnote: `You get this email because you set a reminder on your desk at ${brand.name}.`,
  };
}
