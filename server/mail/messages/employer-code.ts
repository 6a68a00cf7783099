import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface EmployerCodeData {
  /** Two groups of four letters and digits. */
  code: string;
  company: string;
  minutes: number;
}

/** Contains no link, because a mail scanner that opens links must not prove anything. */
export function employerCodeMessage({ code, company, minutes }: EmployerCodeData): MailContent {
  return {
    subject: `${code} is your code for ${brand.name}`,
    preview: `Enter it on the page where you requested it within ${minutes} minutes.`,
    heading: code,
    paragraphs: [
      `Somebody, probably you, wants to speak for ${company} at ${brand.name}: correct its page and say where it hires. Enter this code on the page where you requested it within ${minutes} minutes.`,
    ],
    footnote: "Wasn’t you? You can ignore this email. Nothing happens without the code.",
  };
}
