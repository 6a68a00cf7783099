import type { Share } from "#accuracy/share.ts";
import { figuresOf, type Figures, type Judgement } from "./judgement.ts";

/**
 * Sets whose labels say what the text says. In the others an employer or a board filled a form, and its answer often isn't in the
 * text: they bound precision from below and recall from above, so targets are read on the first and shown on all.
 */
const LABELLED_FROM_TEXT = /^(?:own_ads|ads|hand_traps\/|terms\/|ergon\/|searchsteward)/;

export function isLabelledFromText({ corpus, field }: Judgement): boolean {
  // Of this set only salaries whose bounds stand in the text are judged.
  return LABELLED_FROM_TEXT.test(corpus) || (field === "salary" && corpus === "linkedin_1k_descriptions");
}

interface Target {
  name: string;
  field: string;
  figure: Exclude<keyof Figures, "rows">;
  reach: number;
  among?: (judgement: Judgement) => boolean;
}

const SALARY_LANGUAGES = ["en", "de", "fr", "es", "pt", "nl", "pl", "sv"];
const ofAds = ({ corpus }: Judgement) => corpus === "ads";
const AD_FIELDS = [
  "remote",
  "countries",
  "states",
  "time zones",
  "salary",
  "level",
  "role",
  "tech",
  "education",
  "employment",
];

const TARGETS: Target[] = [
  { name: "remote, precision", field: "remote", figure: "precision", reach: 97 },
  { name: "remote, recall", field: "remote", figure: "recall", reach: 90 },
  { name: "countries, exact", field: "countries", figure: "exact", reach: 97 },
  { name: "salary, exact of stated", field: "salary", figure: "recall", reach: 95 },
  ...SALARY_LANGUAGES.map((language) => ({
    name: `salary, exact of stated (${language})`,
    field: "salary",
    figure: "recall" as const,
    reach: 90,
    among: (judgement: Judgement) => judgement.language === language,
  })),
  { name: "salary, none where none is stated", field: "salary", figure: "quiet", reach: 99 },
  { name: "level, right of given", field: "level", figure: "precision", reach: 97 },
  { name: "employment, right of given", field: "employment", figure: "precision", reach: 95 },
  { name: "education, right of given", field: "education", figure: "precision", reach: 95 },
  { name: "tech, precision", field: "tech", figure: "precision", reach: 95 },
  { name: "tech, recall", field: "tech", figure: "recall", reach: 95 },
  ...AD_FIELDS.map((field): Target => ({
    name: `the 75 short ads, ${field}`,
    field,
    figure: field === "tech" ? "recall" : "exact",
    reach: 95,
    among: ofAds,
  })),
];

export interface TargetResult {
  name: string;
  reach: number;
  fromText: Share | null;
  onAll: Share | null;
  /** As `fromText`, without the labels that a list of ours doubts; it decides nothing. */
  undisputed: Share | null;
  reached: boolean | null;
}

/** Compares each target with what was measured. */
export function targetResults(judgements: readonly Judgement[]): TargetResult[] {
  return TARGETS.map(({ name, field, figure, reach, among = () => true }) => {
    const rows = judgements.filter((judgement) => judgement.field === field && among(judgement));
    const labelled = rows.filter(isLabelledFromText);
    const fromText = figuresOf(labelled)[figure];
    const undisputed = figuresOf(labelled.filter(({ disputed }) => !disputed))[figure];
    return {
      name,
      reach,
      fromText,
      undisputed,
      onAll: figuresOf(rows)[figure],
      reached: fromText && fromText.percent >= reach,
    };
  });
}
