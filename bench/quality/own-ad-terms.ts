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

/** Judges the terms of a job. A language counts with its level as well, where the label states one. */
export function judgeTerms(ad: OwnAd, read: NormalisedPosting): TermJudgement[] {
  const judged = (field: string, label: Label, verdict: ReturnType<typeof judgeValue>): TermJudgement => ({
    field,
    disputed: isDisputed(ad, label),
    ...verdict,
  });
  const value = (field: string, label: Label, is: string, labels = allowed(ad, label)) =>
    judged(field, label, judgeValue(is, labels));
  const levels = read.languagesAsked.map(({ language, level, required }) =>
    [language, level ?? "", required ? "" : "nice"].filter(Boolean).join(" "),
  );
  const isAsked = allowed(ad, "clearance").map((label) => (label === "" || label === "no" ? "" : "required"));
  return [
    judged("work permit", "auth", judgeList(read.workAuthorisation, allowed(ad, "auth"))),
    value("clearance", "clearance", read.securityClearance ?? "", isAsked),
    judged("languages", "langs", judgeList(read.languages, allowed(ad, "langs").map(requiredLanguages))),
    judged("language levels", "langs", judgeList(levels, allowed(ad, "langs"))),
    judged("ad language", "langs", judgeValue(read.adLanguage ?? "", [ad.language])),
    value("years", "years", boundsWords(read.yearsAsked)),
    value("degree optional", "degree", read.degreeOptional === null ? "" : "optional"),
  ];
}
