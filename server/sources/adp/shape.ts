import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const Named = z.object({ shortName: text, codeValue: text });
const Rate = z.object({ amountValue: amount, currencyCode: text }).nullish();

export const Requisition = z.object({
  itemID: idText,
  requisitionTitle: z.string(),
  requisitionDescription: text,
  postDate: text,
  workLevelCode: z.object({ shortName: text }).nullish(),
  requisitionLocations: z.array(z.object({ nameCode: z.object({ shortName: text }).nullish() })).nullish(),
  payGradeRange: z.object({ minimumRate: Rate, maximumRate: Rate }).nullish(),
  customFieldGroup: z
    .object({
      stringFields: z.array(z.object({ stringValue: text, nameCode: Named.nullish() })).nullish(),
      codeFields: z.array(Named.extend({ nameCode: Named.nullish() })).nullish(),
    })
    .nullish()
    .catch(null),
});
export type Requisition = z.infer<typeof Requisition>;

export const Page = z.object({
  jobRequisitions: z.array(z.unknown()).nullable(),
  meta: z.object({ totalNumber: z.number().nullish() }).nullish(),
});

/** Returns the text of one of the employer's fields. */
export function customField({ customFieldGroup }: Requisition, code: string): string | undefined {
  const named = <T extends { nameCode?: { codeValue?: string | null | undefined } | null | undefined }>(
    fields: T[] | null | undefined,
  ) => fields?.find(({ nameCode }) => nameCode?.codeValue === code);
  const coded = named(customFieldGroup?.codeFields);
  return named(customFieldGroup?.stringFields)?.stringValue ?? coded?.shortName ?? coded?.codeValue ?? undefined;
}

const PERIODS = [
  ["year", /annual|year/i],
  ["month", /month/i],
  ["week", /^week|\bweekly/i],
  ["day", /dai?ly/i],
  ["hour", /hour|^HR$/i],
] as const;

/** Returns the salary range; the period is in a field beside it, as a word or at the end of "50000.00 To 60000.00 (USD) Annually". */
export function salaryOf(job: Requisition) {
  const { minimumRate, maximumRate } = job.payGradeRange ?? {};
  if (!maximumRate?.amountValue) return undefined;
  const words = customField(job, "SalaryType") ?? customField(job, "SalaryRange") ?? "";
  return {
    min: minimumRate?.amountValue,
    max: maximumRate.amountValue,
    currency: maximumRate.currencyCode || minimumRate?.currencyCode,
    period: PERIODS.find(([, pattern]) => pattern.test(words))?.[0],
  };
}
