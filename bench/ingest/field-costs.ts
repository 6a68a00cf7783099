import { readContractLength } from "#normalise/conditions/contracts/contract-length.ts";
import { readDeadline } from "#normalise/conditions/deadline.ts";
import { readDisclosures } from "#normalise/conditions/disclosures.ts";
import { readExtraPay } from "#normalise/conditions/extra-pay.ts";
import { readOnCall } from "#normalise/conditions/on-call.ts";
import { readTravel } from "#normalise/conditions/travel/travel.ts";
import { readVacancy } from "#normalise/conditions/vacancy.ts";
import { readWeeklyHours } from "#normalise/conditions/weekly-hours.ts";
import { normalise } from "#normalise/pipeline.ts";
import { readOnTargetPay } from "#normalise/salary/on-target-pay.ts";
import { readScamSigns } from "#normalise/scam-signs.ts";
import { termSentences } from "#normalise/terms/term-sentences.ts";
import { readTerms } from "#normalise/terms/terms.ts";
import { RecentTexts } from "#normalise/text/recent-texts.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { rounded } from "../measuring/rounded.ts";
import { ownAds } from "../quality/own-ads.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const ROUNDS = 40;

/** Returns the CPU time of one call per posting in microseconds, after a first round that warms up. Each round reads texts as if for the first time. */
function cost<T>(items: readonly T[], read: (item: T) => unknown): number {
  for (const item of items) read(item);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    RecentTexts.forgetAll();
    for (const item of items) read(item);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / ROUNDS / items.length;
}

/** Returns what each reader of a posting's terms and conditions costs in microseconds of CPU time per posting of our own ads, beside all of normalising. */
export function fieldCosts(): Record<string, number> {
  const postings = ownAds().map(({ posting }) => {
    const { prepared } = prepareAd(posting.body, posting.title);
    return { posting, title: posting.title, prepared, about: termSentences(prepared) };
  });
  const stated = { closesAt: null, postedAt: null, language: null, now: NOW };
  const microseconds = {
    "finding sentences": cost(postings, ({ prepared }) => termSentences(prepared)),
    "terms read before": cost(postings, (each) => readTerms(each)),
    "hours a week": cost(postings, ({ title, about }) =>
      readWeeklyHours({ field: undefined, title, sentences: about.hours }),
    ),
    "contract length": cost(postings, ({ title, about }) => readContractLength({ title, sentences: about.contract })),
    deadline: cost(postings, ({ about }) => readDeadline({ ...stated, sentences: about.deadline })),
    travel: cost(postings, ({ about }) => readTravel(about.travel)),
    "on-call": cost(postings, ({ about }) => readOnCall(about.onCall)),
    "vacancy or pool": cost(postings, ({ title, about }) => readVacancy({ title, sentences: about.vacancy })),
    disclosures: cost(postings, ({ about }) => readDisclosures(about.disclosures)),
    "pay beside the base": cost(postings, ({ about }) => readExtraPay(about.extraPay)),
    "on-target pay": cost(postings, ({ about }) => readOnTargetPay(about.targetPay, { country: null, base: null })),
    "signs of a scam": cost(postings, ({ title, about }) =>
      readScamSigns({ title, sentences: about.scam, salary: null }),
    ),
    "all of normalising": cost(postings, ({ posting }) =>
      normalise(posting, { sourceId: "own", sourceKind: "ats", now: NOW }),
    ),
  };
  return Object.fromEntries(Object.entries(microseconds).map(([field, each]) => [field, rounded(each)]));
}
