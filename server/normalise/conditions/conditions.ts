import type { Bounds, ExtraPay, TravelShare } from "#contract/schemas/job-terms.ts";
import type { SalaryRange } from "#contract/schemas/job.ts";
import type { Evidenced, NormalisedPosting } from "#normalise/result.ts";
import type { TermSentences } from "#normalise/terms/term-sentences.ts";
import { readOnTargetPay } from "#normalise/salary/on-target-pay.ts";
import type { Posting } from "#sources/posting.ts";
import { type Step, stepsWithin } from "./amounts.ts";
import { effortChoices, readApplicationForm } from "./application-form.ts";
import { readContractLength } from "./contracts/contract-length.ts";
import { readDeadline } from "./deadline.ts";
import { readDisclosures } from "./disclosures.ts";
import { readExtraPay } from "./extra-pay.ts";
import { readOnCall } from "./on-call.ts";
import { readTravel, type Travel } from "./travel/travel.ts";
import { readVacancy } from "./vacancy.ts";
import { readWeeklyHours } from "./weekly-hours.ts";

type Conditions = Pick<
  NormalisedPosting,
  | "weeklyHours"
  | "hoursAsked"
  | "contractLength"
  | "contractMonths"
  | "deadline"
  | "applicationDeadline"
  | "travel"
  | "travelPercent"
  | "onCall"
  | "vacancy"
  | "disclosures"
  | "extraPay"
  | "onTargetPay"
  | "applicationEffort"
  | "applicationForm"
>;

interface ConditionsInput {
  title: string;
  /** The sentences that may be about each term. */
  about: TermSentences;
  /** The form and the hours a week that the source states in fields of its own. */
  posting: Pick<Posting, "questions" | "weeklyHours">;
  /** ISO, from the source. */
  closesAt: string | null;
  postedAt: string | null;
  language: string | null;
  /** ISO code of the job's only country, which decides an unwritten currency. */
  country: string | null;
  /** The pay that is published as the job's salary. */
  salary: SalaryRange | null;
  now: Date;
}

const HOURS: readonly Step[] = [
  { value: "1-19", from: 1 },
  { value: "20-29", from: 20 },
  { value: "30-36", from: 30 },
  { value: "37", from: 37 },
];
const MONTHS: readonly Step[] = [
  { value: "1-3", from: 0 },
  { value: "4-6", from: 3.01 },
  { value: "7-12", from: 6.01 },
  { value: "13", from: 12.01 },
];

/** Returns the choice of the filter that a job's travel falls into, by the most it asks for. */
function travelChoice(travel: Travel | null): TravelShare | null {
  if (travel === null) return null;
  const most = travel.share === null ? null : (travel.share.max ?? travel.share.min);
  if (most === null) return "some";
  if (most === 0) return "none";
  return most <= 10 ? "10" : most <= 25 ? "25" : most <= 50 ? "50" : "100";
}

const sharedPercent = (travel: Travel | null): Bounds | null => travel?.share ?? null;

/** Returns on-target pay where a posting states it; `said` otherwise, where its salary is on-target pay itself. */
function onTarget(stated: Evidenced<SalaryRange | null>, salary: SalaryRange | null): Evidenced<SalaryRange | null> {
  return stated.value !== null && stated.value.text !== salary?.text ? stated : { value: null, evidence: "" };
}

/** Counts on-target pay among what a job pays beside its base, in whatever words it is stated. */
function withOnTarget(
  { value, evidence }: Evidenced<ExtraPay[]>,
  target: Evidenced<SalaryRange | null>,
): Evidenced<ExtraPay[]> {
  if (target.value === null || value.includes("on-target")) return { value, evidence };
  return {
    value: ["on-target", ...value],
    evidence: [...new Set([target.evidence, evidence])].filter(Boolean).join(" … "),
  };
}

/** Reads what a posting says about hours, contract, applying, travel and pay beside the base, each with the sentence that says so. */
export function readConditions(input: ConditionsInput): {
  conditions: Conditions;
  evidence: Partial<Record<keyof Conditions, string>>;
} {
  const { title, about } = input;
  const hours = readWeeklyHours({ field: input.posting.weeklyHours, title, sentences: about.hours });
  const form = readApplicationForm(input.posting.questions);
  const from = input.postedAt === null ? input.now : new Date(input.postedAt);
  const contract = readContractLength({ title, sentences: about.contract, from });
  const deadline = readDeadline({ ...input, sentences: about.deadline });
  const travel = readTravel(about.travel);
  const onCall = readOnCall(about.onCall);
  const vacancy = readVacancy({ title, sentences: about.vacancy });
  const disclosures = readDisclosures(about.disclosures);
  const target = onTarget(
    readOnTargetPay(about.targetPay, { country: input.country, base: input.salary }),
    input.salary,
  );
  const extraPay = withOnTarget(readExtraPay(about.extraPay), target);
  const day = deadline.value?.day ?? null;
  return {
    conditions: {
      weeklyHours: stepsWithin(hours.value, HOURS),
      hoursAsked: hours.value,
      contractLength: stepsWithin(contract.value, MONTHS),
      contractMonths: contract.value,
      deadline: deadline.value === null ? null : day === null ? "rolling" : "dated",
      applicationDeadline: day,
      travel: travelChoice(travel.value),
      travelPercent: sharedPercent(travel.value),
      onCall: onCall.value,
      vacancy: vacancy.value,
      disclosures: disclosures.value,
      extraPay: extraPay.value,
      onTargetPay: target.value,
      applicationEffort: effortChoices(form.value),
      applicationForm: form.value,
    },
    evidence: {
      hoursAsked: hours.evidence,
      contractMonths: contract.evidence,
      deadline: deadline.evidence,
      travel: travel.evidence,
      onCall: onCall.evidence,
      vacancy: vacancy.evidence,
      disclosures: disclosures.evidence,
      extraPay: extraPay.evidence,
      onTargetPay: target.evidence,
      applicationForm: form.evidence,
    },
  };
}
