import { brand } from "#contract/values/brand.ts";
import { APPEAL_MONTHS } from "#contract/values/moderation/decision.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface StatementOfReasonsData {
  name: string;
  /** What the decision is about, in words. */
  about: string;
  outcome: string;
  ground: string;
  /** The explanation. */
  words: string;
  /** The day on which it ends; null if it has no end. */
  endsOn: string | null;
  /** Whether a program did it. */
  isAutomatic: boolean;
  mayAppeal: boolean;
  link: string;
}

/** Why we decided something, for somebody whom it affects (Digital Services Act, article 17). */
export function statementOfReasonsMessage(data: StatementOfReasonsData): MailContent {
  const { name, about, outcome, ground, words, endsOn, isAutomatic, mayAppeal, link } = data;
  const heading = `Our decision: ${about}`;
  return {
    subject: heading,
    preview: outcome,
    heading,
    paragraphs: [
      `${greeting(name)}\n${outcome}`,
      `Reason: ${ground}.\n${words}`,
      `${isAutomatic ? "A program did this." : "A person decided this, not a program."} It holds everywhere, ${
        endsOn === null ? "without an end date" : `until ${endsOn}`
      }.`,
    ],
    action: {
      label: mayAppeal ? "Read or appeal the decision" : "Read the decision",
      url: link,
      note: mayAppeal
        ? `If you disagree, you can appeal within ${APPEAL_MONTHS} months, without logging in. Another person reads the appeal. You can also go to court, or to a certified out-of-court body.`
        : "You can go to court, or to a certified out-of-court body.",
    },
    footnote: `You get this email because the decision affects what you do at ${brand.name}.`,
  };
}
