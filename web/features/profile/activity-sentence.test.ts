import { expect, test } from "vitest";
import { activitySentence } from "./activity-sentence.ts";

const NONE = { saved: 0, applied: 0, answered: 0, interviewed: 0, met: 0 };

test.each([
  [NONE, "In the last 30 days nothing changed here."],
  [{ ...NONE, saved: 1 }, "In the last 30 days you saved 1 job."],
  [{ ...NONE, saved: 2, applied: 1 }, "In the last 30 days you saved 2 jobs and sent 1 application."],
  [
    { saved: 2, applied: 3, answered: 2, interviewed: 1, met: 1 },
    "In the last 30 days you saved 2 jobs, sent 3 applications, heard back about 2, had interviews for 1, and met 1 person through referrals.",
  ],
])("says %j in one sentence", (recent, sentence) => {
  expect(activitySentence(recent)).toBe(sentence);
});
