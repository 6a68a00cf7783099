import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface WebhookDisabledData {
  name: string;
  link: string;
}

export function webhookDisabledMessage({ name, link }: WebhookDisabledData): MailContent {
  return {
    subject: "Your webhook is off",
    preview: "It failed for a week.",
    heading: "Your webhook is off",
    paragraphs: [
      `${greeting(name)}\nFor a week, every delivery of your job alerts to your webhook has failed, so we stopped sending them. You can see the last errors and turn it on again in your settings.`,
    ],
    action: { label: "Open my settings", url: link, note: "Everything else goes on as before." },
    footnote: `You get this email because you added a webhook at ${brand.name}.`,
  };
}
