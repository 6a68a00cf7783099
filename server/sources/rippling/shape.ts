import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const Label = z
  .union([z.string(), z.object({ label: text, name: text }).transform((value) => value.label ?? value.name ?? "")])
  .nullish();
export const Row = z.object({
  uuid: idText,
  name: z.string(),
  url: z.string(),
  department: Label,
  workLocation: Label,
});
export const Detail = z.object({
  uuid: idText,
  name: z.string(),
  url: text,
  description: z.object({ company: text, role: text }).nullish(),
  employmentType: Label,
  workLocations: z.array(Label).nullish(),
  department: Label,
  createdOn: text,
  payRangeDetails: z
    .array(z.object({ currency: text, frequency: text, rangeStart: amount, rangeEnd: amount }))
    .nullish(),
});
