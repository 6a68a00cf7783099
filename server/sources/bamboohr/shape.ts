import { z } from "zod";
import { idText, text } from "#sources/read.ts";

const Place = z.object({ city: text, state: text, province: text, country: text, addressCountry: text }).nullish();
export const Opening = z.object({
  jobOpeningName: z.string(),
  jobOpeningStatus: text,
  departmentLabel: text,
  employmentStatusLabel: text,
  location: Place,
  atsLocation: Place,
  locationType: text,
  isRemote: z.boolean().nullish(),
  description: text,
  compensation: text,
  datePosted: text,
  minimumExperience: text,
});
export const Listed = Opening.extend({ id: idText });
export const List = z.object({ result: z.array(z.unknown()) });
export const Detail = z.object({ result: z.object({ jobOpening: z.unknown() }) });
export type Opening = z.infer<typeof Opening>;
