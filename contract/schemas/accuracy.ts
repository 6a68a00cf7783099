import { z } from "zod";
import { type JudgedField, JUDGED_FIELD_NAMES, VERDICTS } from "#contract/values/accuracy/judging.ts";

const Field = z.enum(JUDGED_FIELD_NAMES as [JudgedField, ...JudgedField[]]);

/** One field of one job, as an operator judges it. */
export const LabelCard = z.object({
  id: z.string(),
  field: Field,
  /** Id and name of the source whose posting decided the value. */
  source: z.string(),
  sourceName: z.string(),
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  /** The posting at its source. */
  link: z.string(),
  /** False where we read no value; `value` is null then. */
  hasValue: z.boolean(),
  value: z.unknown(),
  /** The sentence or source field that decided the value; empty where we read none. */
  evidence: z.string(),
  /** The text of the posting, with line breaks between blocks. */
  text: z.string(),
  verdict: z.enum(VERDICTS).nullable(),
});
export type LabelCard = z.infer<typeof LabelCard>;

/** The cards of today. */
export const LabelsResponse = z.object({ data: z.array(LabelCard) });
export type LabelsResponse = z.infer<typeof LabelsResponse>;

export const VerdictRequest = z.strictObject({
  verdict: z.enum(VERDICTS, { error: `Please choose a verdict: ${VERDICTS.join(", ")}.` }),
});

export const VerdictResponse = z.object({ data: z.object({ id: z.string(), verdict: z.enum(VERDICTS).nullable() }) });
export type VerdictResponse = z.infer<typeof VerdictResponse>;

/** A share in percent with the bounds of its 95 % interval, and the number of labels behind it. */
const Share = z.object({ percent: z.number(), low: z.number(), high: z.number(), of: z.int() });

const Figures = z.object({
  /** Labels by verdict. `right` counts right values, `silent` postings that rightly have none. */
  labels: z.object({
    right: z.int(),
    wrong: z.int(),
    notStated: z.int(),
    missed: z.int(),
    silent: z.int(),
    unclear: z.int(),
  }),
  /** Null where there are too few labels to say. */
  precision: Share.nullable(),
  recall: Share.nullable(),
});
export type AccuracyFigures = z.infer<typeof Figures>;

const FieldAccuracy = Figures.extend({
  field: Field,
  name: z.string(),
  /** False for a field of which only published values can be drawn. */
  hasRecall: z.boolean(),
  /** Sources with at least one label, the most labelled first. */
  sources: z.array(Figures.extend({ source: z.string(), name: z.string() })),
});
export type FieldAccuracy = z.infer<typeof FieldAccuracy>;

export const AccuracyResponse = z.object({
  data: z.object({
    at: z.iso.datetime(),
    rulesVersion: z.int(),
    /** Labels without which a share is not shown. */
    fewestLabels: z.int(),
    /** Reports of readers that an operator confirmed, by reason: each job counts once. They are no random sample. */
    corrections: z.object({ wrongFacts: z.int(), notRemote: z.int() }),
    /** Labels of values that the present rules read. */
    current: z.array(FieldAccuracy),
    /** Labels of values that any rules read. */
    all: z.array(FieldAccuracy),
  }),
});
export type AccuracyResponse = z.infer<typeof AccuracyResponse>;
export type Accuracy = AccuracyResponse["data"];
