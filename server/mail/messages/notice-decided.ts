import { brand } from "#contract/values/brand.ts";
import { APPEAL_MONTHS } from "#contract/values/moderation/decision.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface NoticeDecidedData {
  number: string;
  /** The title of what the notice was about. */
  about: string;
  outcome: string;
  ground: string;
  /** The operator's explanation. */
  words: string;
  link: string;
}

/** The decision about a notice with its statement of reasons, for the person who filed it. */
export function noticeDecidedMessage({ number, about, outcome, ground, words, link }: NoticeDecidedData): MailContent {
  return {
    subject: `Decision on your notice ${number}`,
    preview: outcome,
    heading: `Decision on your notice ${number}`,
    paragraphs: [
      `${greeting(null)}\nWe have decided on your notice about “${about}”.`,
      outcome,
      `Reason: ${ground}.\n${words}`,
      "A person decided this, not a program. The decision holds everywhere, without an end date.",
    ],
    action: {
      label: "Read or appeal the decision",
      url: link,
      note: `If you disagree, you can appeal within ${APPEAL_MONTHS} months. Another person reads the appeal. You can also go to court, or to a certified out-of-court body.`,
    },
    footnote: `You get this email because this address was given in a notice to ${brand.name}.`,
  };
}
