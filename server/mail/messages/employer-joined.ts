import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface EmployerJoinedData {
  name: string;
  newcomer: string;
  company: string;
  domain: string;
  link: string;
}

/** For the owners of a company: somebody else has proved that they speak for it. */
export function employerJoinedMessage({ name, newcomer, company, domain, link }: EmployerJoinedData): MailContent {
  return {
    subject: `${newcomer} can now change ${company}’s page at ${brand.name}`,
    preview: `They proved it with ${domain}.`,
    heading: `${newcomer} can now change ${company}’s page`,
    paragraphs: [
      `${greeting(name)}\n${newcomer} has proved with ${domain} that they speak for ${company}, and is now an editor.`,
      "If that’s wrong, end their rights on your company’s page. It takes effect at once.",
    ],
    action: { label: "See who speaks for your company", url: link, note: "" },
    footnote: `You get this email because you’re an owner of ${company}’s page at ${brand.name}.`,
  };
}
