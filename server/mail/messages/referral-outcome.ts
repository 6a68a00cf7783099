import { OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";
import type { MailContent } from "#mail/frame.ts";
import type { ReferralUpdateData } from "./referral-update.ts";

export interface ReferralOutcomeData extends ReferralUpdateData {
  outcomes: { outcome: Outcome; url: string }[];
}

/** Asks what came of a referral; each answer is a link of its own. */
export function referralOutcomeMessage(data: ReferralOutcomeData): MailContent {
  const [first, ...others] = data.outcomes;
  return {
    subject: data.subject,
    preview: data.text,
    heading: `What came of ${data.job ?? "your referral"}?`,
    paragraphs: [
      `Hello ${data.name},\nyou were referred to ${data.company}. ${data.text}`,
      others.map(({ outcome, url }) => `${OUTCOME_WORDS[outcome]}: ${url}`).join("\n"),
    ],
    ...(first && {
      action: { label: OUTCOME_WORDS[first.outcome], url: first.url, note: "You can change the answer later." },
    }),
    footnote:
      "We ask on days 14, 30 and 60, until we know. Your answer counts for the company’s figures and is shown to your referrer.",
    unsubscribeUrl: data.unsubscribeLink,
  };
}
