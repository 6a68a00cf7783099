import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { type Judgement, judgeSet, judgeValue } from "./judgement.ts";
import { allowed, isDisputed, type Label, type OwnAd } from "./own-ads.ts";

type TermJudgement = Omit<Judgement, "corpus" | "id" | "language">;

/** Writes bounds as labels do: one amount that is both bounds stands alone. */
function boundsWords(bounds: Bounds | null, unit = ""): string {
  if (bounds === null) return "";
  const [min, max] = [bounds.min ?? "", bounds.max ?? ""];
  return `${min === max ? min : `${min}-${max}`}${unit}`;
}

const list = (label: string): string[] =>
  label
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

/** Judges a list of values against the alternative that fits best. */
function judgeList(read: readonly string[], labels: readonly string[]): ReturnType<typeof judgeSet> {
  const verdicts = labels.map((label) => judgeSet(read, list(label)));
  return verdicts.find(({ agrees }) => agrees) ?? verdicts[0] ?? judgeSet(read, []);
}

/** `de C1`, `fr nice`: the language alone, unless it's only welcome. */
const languageOf = (label: string): string => (label.endsWith(" nice") ? "" : (label.split(" ")[0] ?? ""));
const requiredLanguages = (label: string): string => list(label).map(languageOf).filter(Boolean).join(",");

/** Writes the languages that a posting names as labels do: `de C1`, `en`, `fr nice`, `es conversational nice`. */
export function languageWords(read: Pick<NormalisedPosting, "languagesAsked">): string[] {
  return read.languagesAsked.map(({ language, level, required }) =>
    [language, level ?? "", required ? "" : "nice"].filter(Boolean).join(" "),
  );
}

/** Judges the terms of a job. A language counts with its level as well, where the label states one. */
export function judgeTerms(ad: OwnAd, read: NormalisedPosting): TermJudgement[] {
  const judged = (field: string, label: Label, verdict: ReturnType<typeof judgeValue>): TermJudgement => ({
    field,
    disputed: isDisputed(ad, label),
    ...verdict,
  });
  const value = (field: string, label: Label, is: string, labels = allowed(ad, label)) =>
    judged(field, label, judgeValue(is, labels));
  const isAsked = allowed(ad, "clearance").map((label) => (label === "" || label === "no" ? "" : "required"));
  return [
    judged("work permit", "auth", judgeList(read.workAuthorisation, allowed(ad, "auth"))),
    value("clearance", "clearance", read.securityClearance ?? "", isAsked),
    judged("languages", "langs", judgeList(read.languages, allowed(ad, "langs").map(requiredLanguages))),
    judged("language levels", "langs", judgeList(languageWords(read), allowed(ad, "langs"))),
    judged("ad language", "langs", judgeValue(read.adLanguage ?? "", [ad.language])),
    value("years", "years", boundsWords(read.yearsAsked)),
    value("degree optional", "degree", read.degreeOptional === null ? "" : "optional"),
    ...judgeConditions(ad, read, value),
  ];
}

/** Judges hours, contract, applying, travel and pay beside the base. A share of travel is judged by the most that it names. */
function judgeConditions(
  ad: OwnAd,
  read: NormalisedPosting,
  value: (field: string, label: Label, is: string, labels?: string[]) => TermJudgement,
): TermJudgement[] {
  const most = read.travelPercent === null ? null : (read.travelPercent.max ?? read.travelPercent.min);
  const travel = allowed(ad, "travel").map((label) => label.replace(/ days\/month$/, " days").trim());
  const [months, days] = [most === null ? "" : `${most}%`, most === null ? "" : `${most / 5} days`];
  const said = (isSaid: boolean) => (isSaid ? "yes" : "");
  return [
    value("hours a week", "hours", boundsWords(read.hoursAsked)),
    value("contract length", "term", contractWords(read.contractMonths, allowed(ad, "term"))),
    value("deadline", "deadline", read.applicationDeadline ?? ""),
    value("travel share", "travel", travel.includes(days) ? days : months, travel),
    value("talent pool", "pool", said(read.vacancy === "pool")),
    value("on-call", "oncall", said(read.onCall === "yes")),
    value("on-target pay", "ote", said(read.onTargetPay !== null)),
  ];
}

/** Writes a contract's length in the unit of its label. */
function contractWords(months: Bounds | null, labels: readonly string[]): string {
  if (months === null) return "";
  const inWeeks = labels.some((label) => label.endsWith("weeks"));
  const count = (bound: number | null) =>
    bound === null ? null : inWeeks ? Math.round((bound * 52) / 12) : Math.round(bound);
  return boundsWords({ min: count(months.min), max: count(months.max) }, inWeeks ? " weeks" : " months");
}
