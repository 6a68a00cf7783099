import { OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";
import type { MailContent } from "#mail/frame.ts";
import type { ReferralUpdateData } from "./referral-update.ts";

export interface ReferralOutcomeData extends ReferralUpdateData {
  outcomes: { outcome: Outcome; url: string }[];
}

/** Asks for the outcome of a referral. Each answer is its own link to a page that sends it at a press. */
export function referralOutcomeMessage(data: ReferralOutcomeData): MailContent {
  const [first, ...others] = data.outcomes;
  return {
    subject: data.subject,
    preview: data.text,
    heading: `How did it go with ${data.job ?? "your referral"}?`,
    paragraphs: [`Hello ${data.name},\nYou were referred to ${data.company}. ${data.text}`],
    closing: others.map(({ outcome, url }) => ({ label: OUTCOME_WORDS[outcome], url })),
    ...(first && {
      action: {
        label: OUTCOME_WORDS[first.outcome],
        url: first.url,
        note: "Nothing is sent until you press your answer on the page.",
      },
    }),
    footnote:
      "We ask after 14, 30 and 60 days, until we know. Your answer counts towards the company’s figures, and your referrer can see it.",
    unsubscribeUrl: data.unsubscribeLink,
  };
}
