import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface PostStillOpenData {
  name: string;
  title: string;
  company: string;
  /** Whether the person posted it; otherwise they speak for the company too. */
  isPoster: boolean;
  /** Such as "March 3, 2027". */
  endsOn: string;
  /** Days for which a post is listed after a yes. */
  days: number;
  link: string;
}

/** Asks whether a job that an employer posted is still open. */
export function postStillOpenMessage(data: PostStillOpenData): MailContent {
  const { name, title, company, isPoster, endsOn, days, link } = data;
  return {
    subject: `Is “${title}” still open?`,
    preview: `Without an answer, it closes on ${endsOn}.`,
    heading: `Is “${title}” still open?`,
    paragraphs: [
      `${greeting(name)}\n${company} has posted “${title}” at ${brand.name}. Please tell us whether it’s still open.`,
      `If you say yes, it stays listed for ${days} days from then. Without an answer, it closes on ${endsOn}.`,
    ],
    action: { label: "Answer", url: link, note: "Opening the page changes nothing; you answer with a button there." },
    footnote: `You get this email because you ${isPoster ? "posted this job" : "speak"} for ${company} at ${brand.name}.`,
  };
}
