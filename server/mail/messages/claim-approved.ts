import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ClaimApprovedData {
  name: string;
  company: string;
  /** The operator's words. */
  words: string;
  link: string;
}

/** That a claim is approved, for the person who made it. */
export function claimApprovedMessage({ name, company, words, link }: ClaimApprovedData): MailContent {
  const outcome = `You can now change ${company}’s page at ${brand.name}, as long as two of your proofs hold.`;
  return {
    subject: `Decision on your claim to ${company}`,
    preview: outcome,
    heading: `Decision on your claim to ${company}`,
    paragraphs: [`${greeting(name)}\n${outcome}`, words],
    action: { label: "Open your companies", url: link, note: "" },
    footnote: `You get this email because you claimed a company at ${brand.name}.`,
  };
}
