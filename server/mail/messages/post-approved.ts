import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface PostApprovedData {
  name: string;
  title: string;
  company: string;
  /** The operator's words. */
  words: string;
  link: string;
}

/** That a company's first direct post is approved, for the person who posted it. */
export function postApprovedMessage({ name, title, company, words, link }: PostApprovedData): MailContent {
  const outcome = `“${title}” is now listed.`;
  return {
    subject: `Decision on “${title}” at ${company}`,
    preview: outcome,
    heading: `Decision on “${title}”`,
    paragraphs: [`${greeting(name)}\n${outcome} We’ll ask you by mail whether it’s still open.`, words],
    action: { label: "Open your posts", url: link, note: "" },
    footnote: `You get this email because you posted this job for ${company} at ${brand.name}.`,
  };
}
