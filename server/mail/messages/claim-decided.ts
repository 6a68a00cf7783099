import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ClaimDecidedData {
  name: string;
  company: string;
  isApproved: boolean;
  ground: string;
  /** The operator's explanation. */
  words: string;
  link: string;
}

/** The decision about a claim with its statement of reasons, for the person who made it. */
export function claimDecidedMessage({ name, company, isApproved, ground, words, link }: ClaimDecidedData): MailContent {
  const outcome = isApproved
    ? `You speak for ${company} at ${brand.name} from now on, as long as two of your proofs hold.`
    : `We refused your claim of ${company}. It gives you no rights.`;
  return {
    subject: `Decision on your claim of ${company}`,
    preview: outcome,
    heading: `Decision on your claim of ${company}`,
    paragraphs: [
      `${greeting(name)}\n${outcome}`,
      isApproved ? words : `Reason: ${ground}.\n${words}`,
      "A person decided this, not a program.",
    ],
    action: {
      label: "Open your companies",
      url: link,
      note: isApproved
        ? ""
        : `If you disagree, answer to ${brand.supportEmail} within six months. Another person reads it. You can also go to court, or to a certified out-of-court body.`,
    },
    footnote: `You get this email because you claimed a company at ${brand.name}.`,
  };
}
