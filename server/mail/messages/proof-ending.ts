import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface ProofEndingData {
  name: string;
  company: string;
  /** Such as "A code to a mailbox". */
  proof: string;
  /** Such as "March 3, 2027". */
  endsOn: string;
  link: string;
}

/** Asks a person to renew a proof before it ends. */
export function proofEndingMessage({ name, company, proof, endsOn, link }: ProofEndingData): MailContent {
  return {
    subject: `Renew your proof for ${company} by ${endsOn}`,
    preview: "Without two proofs that hold, you can’t change the company’s page.",
    heading: `Renew your proof for ${company}`,
    paragraphs: [
      `${greeting(name)}\nOne of your proofs that you speak for ${company}, ${proof.charAt(0).toLowerCase()}${proof.slice(1)}, ends on ${endsOn}.`,
      "Without two proofs that hold, you can’t change the company’s page. What you have changed stays.",
    ],
    action: { label: "Renew the proof", url: link, note: "" },
    footnote: `You get this email because you speak for ${company} at ${brand.name}.`,
  };
}
